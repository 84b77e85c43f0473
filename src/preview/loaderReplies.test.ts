import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyReplies } from './loaderReplies.ts';

const url = 'https://leasing.example.com/api/v2/appointments/group/101/times';
const early = () => new Map([[url, { reply: Promise.resolve(Response.json({})), json: Promise.resolve({}) }]]);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('replies that were preloaded', () => {
  it('can be looked at while they are new, and stay', async () => {
    vi.stubGlobal('TourBooking', { early: early(), asked: Date.now() });
    expect(await earlyReplies.peek(url)?.json).toEqual({});
    expect((await earlyReplies.peek(url)?.reply)?.ok).toBe(true);
    expect(earlyReplies.peek(`${url}?time=x`)).toBeUndefined();
    expect((await earlyReplies.take(url))?.bodyUsed).toBe(false);
    expect(earlyReplies.peek(url)).toBeUndefined();
  });

  it('say when they were asked for', () => {
    vi.stubGlobal('TourBooking', { asked: 7 });
    expect(earlyReplies.askedAt()).toBe(7);
  });

  it('are taken once', async () => {
    vi.stubGlobal('TourBooking', { early: early(), asked: Date.now() });
    const { take } = earlyReplies;
    expect((await take(url))?.ok).toBe(true);
    expect(take(url)).toBeUndefined();
  });

  it('are only for the question that was asked', () => {
    vi.stubGlobal('TourBooking', { early: early(), asked: Date.now() });
    expect(earlyReplies.take(`${url}?time=x`)).toBeUndefined();
  });

  it('are left when they are old', () => {
    vi.stubGlobal('TourBooking', { early: early(), asked: Date.now() });
    vi.useFakeTimers();
    const { take } = earlyReplies;
    vi.setSystemTime(Date.now() + 10_001);
    expect(take(url)).toBeUndefined();
  });

  it.each([undefined, {}, { early: undefined }])('are none without the loader: %j', (global) => {
    vi.stubGlobal('TourBooking', global);
    expect(earlyReplies.take(url)).toBeUndefined();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, ok, steppedTransport as over, silent } from '../../test/steppedTransport.ts';
import { bookTour } from './contract/endpoints/appointments.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';

const group = { params: { group_id: 101 } };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('the time limit', () => {
  it('runs out after 10 s unless said otherwise', async () => {
    const { transport } = over([silent], { attempts: 1 });
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'timeout', ms: 10_000 });
    expect(Date.now()).toBe(Date.UTC(2026, 11, 1, 0, 0, 10));
    const { transport: brisk } = over([silent], { timeout: 250 });
    expect(await failureOf(brisk(bookTour, group))).toEqual({ kind: 'timeout', ms: 250 });
  });

  it('ends the call without another try', async () => {
    const { transport, asked } = over([silent]);
    await failureOf(transport(getTimes, group));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['headers never come, from a fetch that ignores signals', () => new Promise<Response>(() => undefined)],
    ['the body never ends', () => new Response(new ReadableStream())],
  ])('runs out when %s', async (_, step) => {
    const { transport } = over([step], { timeout: 500 });
    expect(await failureOf(transport(bookTour, group))).toEqual({ kind: 'timeout', ms: 500 });
    const preloaded = () => Promise.resolve(step());
    const { transport: early } = over([ok], { timeout: 500, preloaded });
    expect(await failureOf(early(getTimes, group))).toEqual({ kind: 'timeout', ms: 500 });
  });
});

describe('a time limit', () => {
  const slow = () => new Promise<Response>((answer) => setTimeout(() => answer(Response.json(1)), 60_000));

  it.each([60_001, 2 ** 31 - 1, 2 ** 31, 1e300, Number.POSITIVE_INFINITY])(
    'of %d ms lets a reply arrive after 60 seconds',
    async (timeout) => {
      const { transport } = over([slow], { timeout });
      const call = transport(bookTour, group);
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await call).json).toBe(1);
    },
  );

  it('of a fraction of a millisecond counts', async () => {
    expect(await failureOf(over([slow], { timeout: 0.5 }).transport(bookTour, group))).toEqual({
      kind: 'timeout',
      ms: 0.5,
    });
  });

  it('that is infinite sets no timer', async () => {
    const { transport } = over([slow], { timeout: Number.POSITIVE_INFINITY });
    const call = transport(bookTour, group);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await call;
  });
});

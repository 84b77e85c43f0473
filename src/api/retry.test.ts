import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropped, failureOf, ok, type Step, status, steppedTransport } from '../../test/steppedTransport.ts';
import { bookTour, cancelAppointment, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import type { ApiFailure } from './failure.ts';
import { retryAfter, retryDelay, sleep } from './retry.ts';

const group = { params: { group_id: 101 } };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('retryDelay', () => {
  const offline: ApiFailure = { kind: 'offline' };
  const limited = (ms: number | undefined): ApiFailure => ({ kind: 'rate-limited', retryAfter: ms });
  const at = (random: number, failure: ApiFailure, attempt: number): number | undefined => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    return retryDelay(failure, attempt);
  };

  it.each([
    [1, 400],
    [2, 1200],
    [3, 3600],
    [4, 5000],
    [40, 5000],
  ])('after try %i is about %i ms', (attempt, ms) => {
    expect(at(0, offline, attempt)).toBe(ms * 0.75);
    expect(at(0.5, offline, attempt)).toBe(ms);
    expect(at(1, offline, attempt)).toBe(ms * 1.25);
  });

  it.each<ApiFailure>([
    offline,
    { kind: 'malformed', status: 200, at: '' },
    { kind: 'status', status: 500, errors: [] },
    { kind: 'status', status: 503, errors: [] },
    limited(undefined),
  ])('is the same after %j', (failure) => {
    expect(at(0.5, failure, 2)).toBe(1200);
  });

  it.each([0, 1, 5000])('is what a 429 asks for: %i ms', (ms) => {
    expect(at(0, limited(ms), 1)).toBe(ms);
  });

  it.each<ApiFailure>([
    { kind: 'not-sent' },
    { kind: 'timeout', ms: 10_000 },
    { kind: 'aborted' },
    { kind: 'status', status: 499, errors: [] },
    { kind: 'status', status: 404, errors: [] },
    limited(5001),
  ])('is none after %j', (failure) => {
    expect(retryDelay(failure, 1)).toBeUndefined();
  });
});

describe('retryAfter', () => {
  const date = (ms: number): string => new Date(Date.UTC(2026, 11, 1) + ms).toUTCString();
  it.each([
    ['2', 2000],
    [' 2 ', 2000],
    ['0', 0],
    ['120', 120_000],
    [date(3000), 3000],
    [date(3_600_000), 3_600_000],
    [date(0), 0],
    [date(-86_400_000), 0],
    ['soon', undefined],
    ['soon 2', undefined],
    ['', undefined],
    [' ', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2s', undefined],
    ['s2', undefined],
    ['2026-12-01', undefined],
    ['Tue, 01 Foo 2026 00:00:00 GMT', undefined],
    ['Tuesday GMT', undefined],
  ])('%j is %j ms', (header, ms) => {
    expect(retryAfter(new Response(null, { headers: { 'Retry-After': header } }))).toBe(ms);
  });

  it('is unknown without the header', () => {
    expect(retryAfter(new Response())).toBeUndefined();
  });
});

describe('sleep', () => {
  it('lasts as long as it is told, and leaves no listener on the signal', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const done = vi.fn();
    const slept = sleep(100, signal).then(done);
    await vi.advanceTimersByTimeAsync(99);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await slept;
    expect(done).toHaveBeenCalledWith(true);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
    const unsignalled = sleep(1, undefined);
    await vi.advanceTimersByTimeAsync(1);
    expect(await unsignalled).toBe(true);
  });

  it('ends at once when its signal fires, before the wait or during it', async () => {
    expect(await sleep(100, AbortSignal.abort())).toBe(false);
    const stopper = new AbortController();
    const slept = sleep(100, stopper.signal);
    await vi.advanceTimersByTimeAsync(50);
    stopper.abort();
    expect(await slept).toBe(false);
    expect(Date.now()).toBe(Date.UTC(2026, 11, 1) + 50);
  });
});

describe('a GET is tried again', () => {
  it.each([
    ['after the connection dropped', dropped],
    ['after a 500', status(500)],
    ['after a 502 with a page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['after JSON that was cut short', () => new Response('{"available_ti')],
    ['after a 429 that names no time', status(429)],
  ] satisfies readonly (readonly [string, Step])[])('%s', async (_, step) => {
    const { transport, asked } = steppedTransport([step, step, ok]);
    const call = transport(getTimes, group);
    await vi.runAllTimersAsync();
    expect((await call).json).toEqual({ fine: true });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('three times in all, after longer and longer waits', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { transport, times } = steppedTransport([dropped]);
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'offline' });
    expect(times.map((time) => time - Date.UTC(2026, 11, 1))).toEqual([0, 400, 1600]);
  });

  it('after at most five seconds each time, however many tries there are', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { transport, times } = steppedTransport([dropped], { attempts: 5 });
    await failureOf(transport(getTimes, group));
    expect(times.map((time) => time - Date.UTC(2026, 11, 1))).toEqual([0, 400, 1600, 5200, 10_200]);
  });

  it.each([
    [undefined, undefined, 3],
    [2, undefined, 2],
    [undefined, 1, 1],
    [1, 4, 4],
    [4, 1, 1],
  ])('as often as the client (%s) or the call (%s) says: %i', async (attempts, ofCall, count) => {
    const { transport, asked } = steppedTransport([status(500)], { attempts });
    await failureOf(transport(getTimes, { ...group, attempts: ofCall }));
    expect(asked).toHaveBeenCalledTimes(count);
  });

  it('after as long as a 429 asks for', async () => {
    const { transport, times } = steppedTransport([status(429, { 'Retry-After': '2' }), ok]);
    const call = transport(getTimes, group);
    await vi.runAllTimersAsync();
    await call;
    expect(times.map((time) => time - Date.UTC(2026, 11, 1))).toEqual([0, 2000]);
  });

  it('until the last try, whose failure is thrown', async () => {
    const { transport, asked } = steppedTransport([status(500), dropped, () => new Response('{"available_ti')]);
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'malformed', status: 200, at: '' });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('but not when a 429 asks for a longer wait than a visitor accepts', async () => {
    const { transport, asked } = steppedTransport([status(429, { 'Retry-After': '6' })]);
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'rate-limited', retryAfter: 6000 });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('anything else is sent once', () => {
  const calls = [
    ['POST', bookTour],
    ['PUT', rescheduleAppointment],
    ['DELETE', cancelAppointment],
  ] as const;
  const steps = [
    ['dropped', dropped, 'offline'],
    ['503', status(503), 'status'],
    ['429', status(429, { 'Retry-After': '1' }), 'rate-limited'],
  ] as const;
  it.each(
    calls.flatMap(([method, endpoint]) =>
      steps.map(([name, step, kind]) => [method, name, endpoint, step, kind] as const),
    ),
  )('%s, %s, whatever number of tries is asked for', async (_, __, endpoint, step, kind) => {
    const { transport, asked } = steppedTransport([step], { attempts: 3 });
    const call = { params: { group_id: 1, appointment_id: 2 }, attempts: 3 };
    expect((await failureOf(transport<typeof endpoint.path>(endpoint, call))).kind).toBe(kind);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('and its unreadable reply is left to its caller', async () => {
    const { transport } = steppedTransport([() => new Response('{"data":')]);
    const reply = await transport(bookTour, group);
    expect(reply).toMatchObject({ ok: true, json: undefined });
    expect(reply.malformed('data')).toMatchObject({ failure: { kind: 'malformed', status: 200, at: '' } });
  });
});

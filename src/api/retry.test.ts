import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookTour, cancelAppointment, getTimes, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import { ApiError, type ApiFailure } from './failure.ts';
import { createTransport, type TransportOptions } from './transport.ts';

const baseUrl = 'https://leasing.example.com';
const group = { params: { group_id: 101 } };
type Fetch = typeof fetch;
type Step = (init: RequestInit) => Response | Promise<Response>;

const ok: Step = () => Response.json({ fine: true });
const status =
  (code: number, headers: Record<string, string> = {}): Step =>
  () =>
    Response.json({ errors: { start: ['No'] } }, { status: code, headers });
const dropped: Step = () => Promise.reject(new TypeError('fetch failed'));
/** A transport whose calls are answered by `steps` in turn; the last one goes on for ever. */
function over(steps: readonly Step[], options: Partial<TransportOptions> = {}) {
  let count = 0;
  const asked = vi.fn<Fetch>(async (_, init) => {
    const step = steps[Math.min(count++, steps.length - 1)];
    if (!step) throw new Error('nothing to answer with');
    return step(init ?? {});
  });
  return { asked, transport: createTransport({ baseUrl, fetch: asked, ...options }) };
}

/** How `call` failed. Lets the time pass that it waits for. */
async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const error = call.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  await vi.runAllTimersAsync();
  const reason = await error;
  if (!(reason instanceof ApiError)) throw reason;
  return reason.failure;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a GET is tried again', () => {
  it.each([
    ['after the connection dropped', dropped],
    ['after a 500', status(500)],
    ['after a 502 with a page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['after JSON that was cut short', () => new Response('{"available_ti')],
    ['after a 429 that names no time', status(429)],
  ])('%s', async (_, step) => {
    const { transport, asked } = over([step, step, ok]);
    const call = transport(getTimes, group);
    await vi.runAllTimersAsync();
    expect((await call).json).toEqual({ fine: true });
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('three times in all, after longer and longer waits', async () => {
    const { transport, asked } = over([dropped]);
    const at: number[] = [];
    asked.mockImplementation(() => {
      at.push(Date.now());
      return Promise.reject(new TypeError('fetch failed'));
    });
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'offline' });
    const [first = 0, second = 0, third = 0, ...more] = at;
    expect(more).toEqual([]);
    expect(second - first).toBeGreaterThanOrEqual(300);
    expect(third - second).toBeGreaterThan(second - first);
  });

  it.each([
    ['seconds', '2', 2000],
    ['none', '0', 0],
    ['a date', new Date(Date.UTC(2026, 11, 1, 0, 0, 3)).toUTCString(), 3000],
    ['a date gone by', new Date(Date.UTC(2026, 10, 1)).toUTCString(), 0],
  ])('after as long as a 429 asks for, in %s', async (_, header, ms) => {
    const { transport } = over([status(429, { 'Retry-After': header }), ok]);
    const began = Date.now();
    const call = transport(getTimes, group);
    await vi.runAllTimersAsync();
    await call;
    expect(Date.now() - began).toBe(ms);
  });

  it.each([
    ['6', 6000],
    [new Date(Date.UTC(2026, 11, 1, 1)).toUTCString(), 3_600_000],
  ])('not when a 429 asks for longer than a visitor waits: %s', async (header, ms) => {
    const { transport, asked } = over([status(429, { 'Retry-After': header })]);
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'rate-limited', retryAfter: ms });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['soon', '', '-5', '1.5'])('as if no time was named for Retry-After %j', async (header) => {
    const { transport } = over([status(429, { 'Retry-After': header })], { attempts: 1 });
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'rate-limited', retryAfter: undefined });
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
  )('%s, %s', async (_, __, endpoint, step, kind) => {
    const { transport, asked } = over([step]);
    const params = { group_id: 1, appointment_id: 2 };
    expect((await failureOf(transport<typeof endpoint.path>(endpoint, { params }))).kind).toBe(kind);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('and its unreadable reply is left to its caller', async () => {
    const { transport } = over([() => new Response('{"data":')]);
    const reply = await transport(bookTour, group);
    expect(reply).toMatchObject({ ok: true, json: undefined });
    expect(reply.malformed('data').failure).toEqual({ kind: 'malformed', status: 200, at: '' });
  });
});

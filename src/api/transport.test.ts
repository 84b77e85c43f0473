import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookTour, getTimes, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import { searchListings } from './contract/endpoints/listings-v2.ts';
import { ApiError, type ApiFailure } from './failure.ts';
import { createTransport, type TransportOptions, urlOf } from './transport.ts';

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
/** Answers when the signal of the request fires, as a browser's fetch does. */
const silent: Step = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

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

describe('urlOf', () => {
  it.each([
    ['https://a.example', {}, 'https://a.example/api/v2/listings/all'],
    ['https://a.example/', {}, 'https://a.example/api/v2/listings/all'],
    ['https://a.example/proxy//', { page: 2 }, 'https://a.example/proxy/api/v2/listings/all?page=2'],
    ['/leasing', { pets: ['cats', 'small-dogs'] }, '/leasing/api/v2/listings/all?pets=cats&pets=small-dogs'],
    ['', { pets: [], city: undefined, featured: false }, '/api/v2/listings/all?featured=false'],
    ['', { city: 'New York & more', postal_code: '' }, '/api/v2/listings/all?city=New+York+%26+more&postal_code='],
  ])('%j with %j', (base, query, url) => {
    expect(urlOf(base, searchListings, {}, query)).toBe(url);
  });

  it('escapes what stands in the path', () => {
    expect(urlOf('', getTimes, { group_id: '1/../2?x' })).toBe('/api/v2/appointments/group/1%2F..%2F2%3Fx/times');
  });
});

describe('a request', () => {
  it('sends the body as JSON, and nothing that would cost a preflight without one', async () => {
    const { transport, asked } = over([ok]);
    await transport(getTimes, group);
    await transport(bookTour, { ...group, body: { a: 1 } });
    expect(asked.mock.calls.map(([, init]) => init)).toMatchObject([
      { method: 'GET', headers: {} },
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' },
    ]);
    expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('body');
    expect(asked.mock.calls[0]?.[1]?.headers).toEqual({});
  });

  it('shows the key the way the operation wants it', async () => {
    const { transport, asked } = over([ok], { key: 'pk_demo' });
    await transport(getTimes, group);
    await transport(searchListings, { params: {}, query: { page: 2 } });
    const [basic, query] = asked.mock.calls;
    expect(basic?.[1]?.headers).toEqual({ Authorization: `Basic ${btoa('pk_demo:')}` });
    expect(query?.[0]).toBe(`${baseUrl}/api/v2/listings/all?key=pk_demo&page=2`);
    expect(query?.[1]?.headers).toEqual({});
  });

  it('keeps the key out of what ends up in a log', async () => {
    const { transport } = over([status(404)], { key: 'pk_demo' });
    await expect(transport(searchListings, { params: {} })).rejects.toThrow(
      /^GET https:\/\/leasing\.example\.com\/api\/v2\/listings\/all: answered 404 \(start\)$/,
    );
  });

  it('takes a reply that was asked for ahead, for a GET alone, and only once', async () => {
    const waiting = new Map([[`${baseUrl}/api/v2/appointments/group/101/times`, Promise.resolve(Response.json(1))]]);
    const ahead = vi.fn((url: string) => {
      const reply = waiting.get(url);
      waiting.delete(url);
      return reply;
    });
    const { transport, asked } = over([ok], { ahead });
    expect((await transport(getTimes, group)).json).toBe(1);
    expect(asked).not.toHaveBeenCalled();
    await transport(getTimes, group);
    await transport(bookTour, group);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(ahead).toHaveBeenCalledTimes(2);
  });
});

describe('a documented no', () => {
  it('is an answer', async () => {
    const { transport, asked } = over([status(400)]);
    const reply = await transport(getTimes, { ...group, expected: [400] });
    expect(reply).toMatchObject({ status: 400, ok: false, json: { errors: { start: ['No'] } } });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reply.malformed('a.b').failure).toEqual({ kind: 'malformed', status: 400, at: 'a.b' });
  });

  it('is a failure where the operation does not document it', async () => {
    const { transport, asked } = over([status(400)]);
    expect(await failureOf(transport(getTimes, group))).toEqual({
      kind: 'status',
      status: 400,
      errors: [{ path: 'start', message: 'No' }],
    });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('time', () => {
  it('runs out after 10 s unless said otherwise', async () => {
    const { transport } = over([silent], { attempts: 1 });
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'timeout', ms: 10_000 });
    expect(Date.now()).toBe(Date.UTC(2026, 11, 1, 0, 0, 10));
    const { transport: brisk } = over([silent], { timeout: 250 });
    expect(await failureOf(brisk(bookTour, group))).toEqual({ kind: 'timeout', ms: 250 });
  });

  it('is not tried again after a time-out', async () => {
    const { transport, asked } = over([silent]);
    await failureOf(transport(getTimes, group));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['headers never come, from a fetch deaf to signals', () => new Promise<Response>(() => undefined)],
    ['the body never ends', () => new Response(new ReadableStream())],
  ])('runs out when %s', async (_, step) => {
    const { transport } = over([step], { timeout: 500 });
    expect(await failureOf(transport(bookTour, group))).toEqual({ kind: 'timeout', ms: 500 });
    const ahead = () => Promise.resolve(step());
    const { transport: early } = over([ok], { timeout: 500, ahead });
    expect(await failureOf(early(getTimes, group))).toEqual({ kind: 'timeout', ms: 500 });
  });
});

describe("the caller's signal", () => {
  it('stops a call under way, and is let go of', async () => {
    const stopper = new AbortController();
    const added = vi.spyOn(stopper.signal, 'addEventListener');
    const removed = vi.spyOn(stopper.signal, 'removeEventListener');
    const { transport, asked } = over([silent]);
    const call = failureOf(
      transport(rescheduleAppointment, { params: { appointment_id: 1, group_id: 2 }, signal: stopper.signal }),
    );
    stopper.abort();
    expect(await call).toEqual({ kind: 'aborted' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });

  it('is let go of after each wait between tries', async () => {
    const stopper = new AbortController();
    const added = vi.spyOn(stopper.signal, 'addEventListener');
    const removed = vi.spyOn(stopper.signal, 'removeEventListener');
    const { transport } = over([dropped, status(503), ok]);
    const call = transport(getTimes, { ...group, signal: stopper.signal });
    await vi.runAllTimersAsync();
    expect((await call).json).toEqual({ fine: true });
    const listeners = (spy: typeof added | typeof removed) => new Set(spy.mock.calls.map(([, listener]) => listener));
    expect(added.mock.calls.length).toBe(5);
    expect(listeners(removed)).toEqual(listeners(added));
  });

  it('stops the wait before another try, and says so', async () => {
    const stopper = new AbortController();
    const { transport, asked } = over([dropped]);
    const call = transport(getTimes, { ...group, signal: stopper.signal });
    const failure = call.catch((error: ApiError) => error.failure);
    await vi.advanceTimersByTimeAsync(10);
    stopper.abort();
    expect(await failure).toEqual({ kind: 'aborted' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that has fired already sends nothing', async () => {
    const { transport, asked } = over([ok]);
    expect(await failureOf(transport(bookTour, { ...group, signal: AbortSignal.abort() }))).toEqual({
      kind: 'aborted',
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  it('is refused for a booking, which it would turn into a GET', async () => {
    const { asked, transport } = over([ok]);
    await transport(getTimes, group);
    await transport(bookTour, group);
    expect(asked.mock.calls.map(([, init]) => init?.redirect)).toEqual(['follow', 'error']);
  });
});

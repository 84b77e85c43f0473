import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  baseUrl,
  dropped,
  errorOf,
  failureOf,
  ok,
  steppedTransport as over,
  silent,
  status,
} from '../../test/steppedTransport.ts';
import { bookTour, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import { searchListings } from './contract/endpoints/listings-v2.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';

const group = { params: { group_id: 101 } };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) }));
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
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

  it('takes a reply that was preloaded, for a GET alone, and only once', async () => {
    const waiting = new Map([[`${baseUrl}/api/v2/appointments/group/101/times`, Promise.resolve(Response.json(1))]]);
    const preloaded = vi.fn((url: string) => {
      const reply = waiting.get(url);
      waiting.delete(url);
      return reply;
    });
    const { transport, asked } = over([ok], { preloaded });
    expect((await transport(getTimes, group)).json).toBe(1);
    expect(asked).not.toHaveBeenCalled();
    await transport(getTimes, group);
    await transport(bookTour, group);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(preloaded).toHaveBeenCalledTimes(2);
  });
});

describe('a documented no', () => {
  it('is an answer', async () => {
    const { transport, asked } = over([status(400)]);
    const reply = await transport(getTimes, { ...group, expected: [400] });
    expect(reply).toMatchObject({ status: 400, ok: false, json: { errors: { start: ['No'] } } });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(reply.malformed('a.b')).toMatchObject({ failure: { kind: 'malformed', status: 400, at: 'a.b' } });
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

describe("the caller's signal", () => {
  it('stops a call under way, and keeps no listener', async () => {
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
    const listeners = (spy: typeof added | typeof removed) =>
      spy.mock.calls.map(([type, listener]) => [type, listener]);
    expect(listeners(removed)).toEqual(listeners(added));
  });

  it.each([
    [
      'while the request starts',
      (stop: () => void) => {
        stop();
        return new Promise<Response>(() => undefined);
      },
    ],
    ['before the headers, when the fetch ignores it', () => new Promise<Response>(() => undefined)],
    ['within the body', () => new Response(new ReadableStream())],
  ])('stops a call %s', async (_, answer) => {
    const stopper = new AbortController();
    const { transport, asked } = over([() => answer(() => stopper.abort())]);
    const error = transport(getTimes, { ...group, signal: stopper.signal }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(10);
    stopper.abort();
    expect(await error).toMatchObject({ failure: { kind: 'aborted' } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps no listener after the waits between tries', async () => {
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
    const error = call.catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(10);
    stopper.abort();
    expect(await error).toMatchObject({ failure: { kind: 'aborted' }, cause: { failure: { kind: 'offline' } } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that has fired already stops the call before anything is sent', async () => {
    const { transport, asked } = over([ok]);
    expect(await failureOf(transport(bookTour, { ...group, signal: AbortSignal.abort() }))).toEqual({
      kind: 'aborted',
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  it('is left to this module, which follows none of a booking', async () => {
    const { asked, transport } = over([ok]);
    await transport(getTimes, group);
    await transport(bookTour, group);
    expect(asked.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual', 'manual']);
  });
});

describe('what fails before anything is sent', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const broken = (): never => {
    throw new TypeError('no token');
  };
  it.each([
    ['a key that Basic cannot carry', { key: 'ключ' }, { a: 1 }],
    ['a body that is no JSON: a circle', {}, circle],
    ['a body that is no JSON: a bigint', {}, { id: 1n }],
    ['a fetch that throws before it returns a promise', { fetch: broken }, { a: 1 }],
  ])('%s: nothing was sent', async (_, options, body) => {
    const { transport, asked } = over([ok], options);
    const error = await errorOf(transport(bookTour, { ...group, body }));
    expect(error.failure).toEqual({ kind: 'not-sent' });
    expect(error.message).toMatch(/: nothing was sent; see `cause`$/);
    expect(error.cause).toBeInstanceOf(Error);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not tried again', async () => {
    const fetch = vi.fn(broken);
    const { transport } = over([ok], { fetch });
    expect(await failureOf(transport(getTimes, group))).toEqual({ kind: 'not-sent' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([new TypeError('fetch failed'), new DOMException('x', 'AbortError'), new Error('no token'), undefined])(
    'is not a rejection of fetch, because the request may have arrived: %s',
    async (reason) => {
      const { transport } = over([() => Promise.reject(reason)]);
      expect(await failureOf(transport(bookTour, group))).toEqual({ kind: 'offline' });
    },
  );
});

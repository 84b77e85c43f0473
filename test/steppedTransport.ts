import { vi } from 'vitest';
import { ApiError, type ApiFailure } from '../src/api/failure.ts';
import { createTransport, type TransportOptions } from '../src/api/transport.ts';

/** How one request is answered. */
export type Step = (init: RequestInit) => Response | Promise<Response>;

export const baseUrl = 'https://leasing.example.com';

export const ok: Step = () => Response.json({ fine: true });
export const status =
  (code: number, headers: Record<string, string> = {}): Step =>
  () =>
    Response.json({ errors: { start: ['No'] } }, { status: code, headers });
export const dropped: Step = () => Promise.reject(new TypeError('fetch failed'));
/** Answers when the signal of the request fires, as a browser's fetch does. */
export const silent: Step = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** A transport that answers requests by `steps` in turn, and then by the last one. `times` are the moments of the requests. */
export function steppedTransport(steps: readonly Step[], options: Partial<TransportOptions> = {}) {
  const times: number[] = [];
  const asked = vi.fn<typeof fetch>(async (_, init) => {
    const step = steps[Math.min(times.length, steps.length - 1)];
    times.push(Date.now());
    if (!step) throw new Error('nothing to answer with');
    return step(init ?? {});
  });
  return { asked, times, transport: createTransport({ baseUrl, fetch: asked, ...options }) };
}

/** The error `call` ended in. Lets the fake time pass that it waits for. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = call.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  await vi.runAllTimersAsync();
  const reason = await error;
  if (!(reason instanceof ApiError)) throw reason;
  return reason;
}

/** How `call` failed. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => (await errorOf(call)).failure;

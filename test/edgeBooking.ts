import type { TourBookingOptions } from '../src/options/componentOptions.ts';
import { createHost } from '../src/options/host.ts';
import { readSettings } from '../src/options/settings.ts';
import type { setUpEdge } from './edgeSetUp.ts';
import { openBooking } from './openBooking.ts';
import { type SteppedEnvironment, steppedEnvironment } from './steppedEnvironment.ts';

/** The address of the edge of a test. */
export const EDGE = 'https://tours.example.com';

/** A request that reached the edge. */
export interface EdgeRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
}

/**
 * A `fetch` that sends its requests to `edge`, and the list of those requests. `before` may throw in place of sending one, `after` in
 * place of giving its reply.
 */
export function edgeLine(
  { edge }: Pick<ReturnType<typeof setUpEdge>, 'edge'>,
  {
    before = () => undefined,
    after = () => undefined,
  }: { readonly before?: (request: EdgeRequest) => void; readonly after?: (request: EdgeRequest) => void } = {},
) {
  const requests: EdgeRequest[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const made: EdgeRequest = { method: request.method, path: pathname + search, headers: request.headers };
    requests.push(made);
    before(made);
    const reply = await edge.fetch(request);
    after(made);
    return reply;
  };
  return { fetch: send, requests };
}

/** A booking for group 101 whose `edge` is reached by `send`, at the moment of `clock`. */
export async function openEdgeBooking(
  clock: { readonly ms: number },
  send: typeof fetch,
  options: Partial<TourBookingOptions> = {},
  environment: SteppedEnvironment = steppedEnvironment(clock.ms),
) {
  const given: TourBookingOptions = { groupId: 101, edge: EDGE, fetch: send, timeZone: 'America/New_York', ...options };
  const { settings, problems } = readSettings(given, createHost(given));
  const booking = await openBooking({ environment, settings });
  return { ...booking, problems };
}

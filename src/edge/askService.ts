import { askAtMost } from '../api/atMost.ts';
import type { Endpoint } from '../api/contract/endpoint.ts';
import { ApiError } from '../api/failure.ts';
import { followWithinOrigin } from '../api/redirects.ts';
import { type Call, createTransport } from '../api/transport.ts';
import { createCallQueue, FULL } from './callQueue.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import type { Metrics } from './metrics.ts';

/** The outcome of a call to the service. */
export type ServiceReply =
  /** A reply below 500. `json` is undefined where the body of a change was no JSON. */
  | { readonly kind: 'reply'; readonly status: number; readonly json: unknown }
  /** Nothing has changed: the call was not made, or the service refused it with 429. `seconds`: when to try again. */
  | { readonly kind: 'busy'; readonly why: 'queue' | 'service'; readonly seconds: number }
  /** The service does not take the key of this edge. Nothing has changed. */
  | { readonly kind: 'key-refused' }
  /**
   * No reply, or none that tells the outcome. A change may have happened. `answered`: the service has ended the call. `error` says what went
   * wrong.
   */
  | { readonly kind: 'lost'; readonly answered: boolean; readonly error?: unknown };

/** Calls the service, each call once, with the key that the operation needs. Never rejects. */
export type AskService = <Path extends Endpoint['path']>(
  endpoint: Endpoint & { path: Path },
  call: Call<Path>,
) => Promise<ServiceReply>;

/** 400 to 499: such a reply is read. The transport handles 429 before that, because it reads its `Retry-After`. */
const REFUSALS = Array.from({ length: 100 }, (_, index) => 400 + index);
/** The longest reply that is read, in bytes. A page of homes has a tenth of that. */
const MOST_BYTES = 8_000_000;
/** The calls that wait in line at most. */
const MOST_WAITING = 200;
/** Seconds after which to try again, where the service names none. */
const SOON = 2;

/** Further calls wait in line, `waiting` at most. */
export function createService(settings: EdgeSettings, metrics: Metrics, waiting = MOST_WAITING): AskService {
  const { service: baseUrl, timeout, publicKey, secretKey, limits } = settings;
  const options = { baseUrl, timeout, attempts: 1, fetch: askAtMost(followWithinOrigin(settings.fetch), MOST_BYTES) };
  const secret = createTransport({ ...options, key: secretKey ?? publicKey });
  const open = createTransport({ ...options, key: publicKey ?? secretKey });
  const queue = createCallQueue({ atOnce: limits.callsAtOnce, waiting });

  return async (endpoint, call) => {
    const transport = endpoint.auth.right === 'public' ? open : secret;
    const outcome = await queue.run(async (): Promise<ServiceReply> => {
      try {
        const { status, json } = await transport(endpoint, { ...call, expected: REFUSALS });
        return status === 401 || status === 403 ? { kind: 'key-refused' } : { kind: 'reply', status, json };
      } catch (error) {
        return failed(error);
      }
    }, endpoint.method !== 'GET');
    const reply: ServiceReply = outcome === FULL ? { kind: 'busy', why: 'queue', seconds: SOON } : outcome;
    metrics.count('service_calls', { operation: endpoint.name, outcome: outcomeOf(reply) });
    return reply;
  };
}

const outcomeOf = (reply: ServiceReply): string =>
  reply.kind === 'reply' ? String(reply.status) : reply.kind === 'busy' ? `busy-${reply.why}` : reply.kind;

function failed(error: unknown): ServiceReply {
  if (!(error instanceof ApiError)) return { kind: 'lost', answered: false, error };
  const { failure } = error;
  if (failure.kind === 'rate-limited')
    return { kind: 'busy', why: 'service', seconds: Math.ceil((failure.retryAfter ?? SOON * 1000) / 1000) };
  return { kind: 'lost', answered: failure.kind === 'status', error };
}

import type { Endpoint } from '../../api/contract/endpoint.ts';
import { dayOf } from '../../time/values.ts';
import type { FoundName, Known, Reply, Statement } from './statement.ts';

/** A request of a probe, apart from its operation. */
export interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  /** In place of the method of the endpoint. */
  readonly method?: 'OPTIONS';
  /** Changes the path, to compare the replies to two forms of it. */
  readonly path?: (path: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the key that the operation wants. */
  readonly key?: string;
}

/** What only some probes have. */
interface More {
  /** Why the probe is not tried, before its key is asked for. */
  readonly unless?: (known: Known) => string | undefined;
  /** Whether to ask once more, with the next `attempt`. */
  readonly again?: (reply: Reply, known: Known, attempt: number) => boolean;
  /** A number of the reply that later probes need: its name, and its path. */
  readonly keeps?: readonly [name: FoundName, path: string];
  /** Keeps what else later probes need. */
  readonly learn?: (reply: Reply, known: Known) => void;
}

/** A call, and the statements about its reply. */
export interface Probe extends More {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** The request. Text says why it is not tried, and what to do so that it is. */
  readonly ask: (known: Known, attempt: number) => Request | string;
  readonly statements: readonly Statement[];
}

export const probe = (
  name: string,
  endpoint: Endpoint,
  ask: Request | Probe['ask'],
  statements: readonly Statement[],
  more: More = {},
): Probe => ({ name, endpoint, ask: typeof ask === 'function' ? ask : () => ask, statements, ...more });

/** Asks with a number that an earlier probe found, as `param`. If there is none, `why` says so. */
export const withFound =
  (found: FoundName, param: string, why: string | ((known: Known) => string), more: Request = {}) =>
  (known: Known): Request | string => {
    const id = known[found];
    if (id === undefined) return typeof why === 'string' ? why : why(known);
    return { ...more, params: { ...more.params, [param]: id } };
  };

/** Why a probe of this operation is not tried without the key that the contract has for it. */
export function missingKey({ auth }: Endpoint, { hasKey, hasSecretKey }: Known): string | undefined {
  if (auth.right !== 'public') return hasSecretKey ? undefined : 'needs a secret key in LEASING_SECRET_KEY';
  return auth.scheme !== 'key' || hasKey ? undefined : 'needs a key in LEASING_PUBLIC_KEY or LEASING_SECRET_KEY';
}

/** For a probe that needs free times: no day that was asked about has two. */
export const noFreeTime = ({ noons }: Known): string => {
  const [first = '', last = ''] = [noons[0], noons.at(-1)].map((noon) => noon && dayOf(noon));
  return `needs a day with two free times: from ${first} to ${last} there is none, so open some or give another group`;
};

/** For a probe that needs the tour of the run. */
export const noTour = (known: Known): string =>
  known.starts[0] === undefined ? noFreeTime(known) : 'needs a tour: “a booking” booked none, see what differs there';

/** A number that nothing of the service has. */
export const NOBODY = 999_999_999;

/** A person of the run, for bookings and prospects. */
export const personOf = ({ email }: Known) => ({
  ...{ first_name: 'Conformance', last_name: 'Check', email, phone_1: '(555) 555-0100' },
});
export const NOTES = 'A check of the API. Please ignore.';

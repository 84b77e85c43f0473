import { type AskAgent, agentCallOf } from '../api/agentClient.ts';
import type { EdgeCalls } from '../api/edgeCalls.ts';
import { type AskHomes, homeCallsOf } from '../api/homeClient.ts';
import { keyProblem } from '../api/key.ts';
import { type AskLists, listsOf } from '../api/listClient.ts';
import {
  createLeasingAgent,
  createLeasingHomes,
  createLeasingLists,
  createLeasingTours,
  type TourClient,
} from '../api/tourClient.ts';
import type { BookingInDoubt, LookUp, LookUpAnswer } from '../core/lookUp.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { lazyEdge } from './edgeClient.ts';
import type { Host } from './host.ts';
import { isLink, isOwnOrigin, lacksScheme } from './links.ts';
import { isNothing, type OptionReader } from './optionReader.ts';

/** What the options reach: a leasing service, an edge in front of it, or a client of the host. */
interface Service {
  readonly client: TourClient;
  readonly lists: AskLists;
  readonly agent: AskAgent | undefined;
  readonly homes: AskHomes | undefined;
  readonly edge?: EdgeCalls;
}

const isClient = (client: Partial<TourClient>): boolean => CALLS.every((name) => callsOf(client).includes(name));

/** The service that `options` name. Undefined where they name none that can be asked; the problem is reported to `reader`. */
export function connect(
  options: TourBookingOptions,
  host: Pick<Host, 'fetch' | 'options' | 'door'>,
  reader: OptionReader,
): Service | undefined {
  const { text, wrong } = reader;
  const { allows, preloaded } = host.door;
  const isEdge = !isNothing(options.edge);
  if (isEdge && (options.client || !isNothing(options.api)))
    return wrong('edge', options.edge, 'one of `api`, `edge` and `client` alone');
  if (isEdge && !isNothing(options.publicKey))
    return wrong('publicKey', 'a key', 'none with `edge`, because the edge has the keys');
  if (options.client) {
    if (!isClient(options.client))
      return wrong('client', options.client, `an object with the calls of TourClient: ${CALLS.join(', ')}`);
    const client = newestClient(options.client, () => host.options().client);
    return { client, lists: listsOf(client), agent: agentCallOf(client), homes: homeCallsOf(client) };
  }
  const key = text('publicKey', options.publicKey);
  if (options.fetch !== undefined && options.fetch !== null && typeof options.fetch !== 'function')
    return wrong('fetch', options.fetch, 'a function like the global fetch');
  const address = isEdge
    ? addressOf('edge', 'edge', options.edge, reader)
    : addressOf('api', 'leasing service', options.api, reader);
  if (address === undefined) return undefined;
  if (allows && !allows(address))
    return wrong(isEdge ? 'edge' : 'api', address, 'one of the addresses that `allowed-apis` of the script tag names');
  const problem = key === undefined ? undefined : keyProblem(key);
  // A secret key that slipped into a page must not appear whole in its log as well.
  if (key !== undefined && problem !== undefined) return wrong('publicKey', `${key.slice(0, 3)}…`, problem);
  const transport = { baseUrl: address, key, fetch: options.fetch && host.fetch, preloaded };
  if (isEdge)
    return {
      ...lazyEdge(transport),
      lists: createLeasingLists(transport),
      agent: createLeasingAgent(transport),
      homes: createLeasingHomes(transport),
    };
  // The lists need a key, or a proxy on this site that adds one.
  const hasKey = key !== undefined || isOwnOrigin(address);
  return {
    client: createLeasingTours(transport),
    lists: hasKey ? createLeasingLists(transport) : {},
    agent: hasKey ? createLeasingAgent(transport) : undefined,
    homes: hasKey ? createLeasingHomes(transport) : undefined,
  };
}

/** The address `given` in the option `name`. Undefined where it is none; the problem is reported to the reader. */
function addressOf(name: 'api' | 'edge', what: string, given: unknown, { wrong }: OptionReader): string | undefined {
  const address = typeof given === 'string' ? given.trim() : '';
  if (lacksScheme(address)) return wrong(name, address, `the whole address: "https://${address}"`);
  if (!isLink(address)) return wrong(name, given, `the http(s) address of the ${what}, or a path on this site`);
  return address;
}

const UNKNOWN = { kind: 'unknown' } as const;

/** Asks the edge first, if there is one, and then the newest `lookUp` of the host. Once the host has taken that away, the answer is `unknown`. */
export function lookUpOf(
  given: unknown,
  host: Pick<Host, 'options'>,
  { wrong }: OptionReader,
  edge: EdgeCalls | undefined,
): LookUp | undefined {
  const own: LookUp = (booking) => {
    const { lookUp } = host.options();
    return typeof lookUp === 'function' ? lookUp(booking) : UNKNOWN;
  };
  if (!isNothing(given) && typeof given !== 'function') wrong('lookUp', given, 'a function');
  const hasOwn = typeof given === 'function';
  if (edge === undefined) return hasOwn ? own : undefined;
  return async (booking) => {
    const found = await askEdge(edge, booking);
    return found.kind === 'unknown' && hasOwn ? own(booking) : found;
  };
}

/** Asks the edge about `booking`. The answer is `unknown` when the edge cannot be asked. */
async function askEdge(edge: EdgeCalls, { attempt, start }: BookingInDoubt): Promise<LookUpAnswer> {
  try {
    const found = attempt === undefined ? UNKNOWN : await edge.findAttempt(attempt, start);
    return found.kind === 'booked'
      ? { kind: found.kind, tour: { ...found.tour, token: found.token } }
      : { kind: found.kind };
  } catch {
    return UNKNOWN;
  }
}

/** The calls that an integrator's client must have. */
const CALLS = [
  'getWidgetConfiguration',
  'getOfficeHours',
  'getAvailability',
  'bookTour',
] as const satisfies readonly (keyof TourClient)[];
/** The calls that it may have besides. The widget offers nothing that needs a missing call. */
const OPTIONAL_CALLS = [
  'rescheduleAppointment',
  'cancelAppointment',
  'createLead',
  'listAgents',
  'listNeighborhoods',
  'getAgent',
  'getListing',
  'searchResidentialRentals',
  'getPublicListing',
  'listFloorplans',
] as const satisfies readonly (keyof TourClient)[];

/** The calls that `client` has. None where a page without types gave something else. */
export const callsOf = (client: Partial<TourClient>): readonly (keyof TourClient)[] =>
  [...CALLS, ...OPTIONAL_CALLS].filter((name) => typeof client[name] === 'function');

/** Forwards each call to the newest client of the host. After the host took its client away, `first` serves until the booking ends. */
const newestClient = (first: TourClient, newest: () => TourClient | undefined): TourClient =>
  // The target is an empty object: a proxy of a frozen client would have to give the client's own functions, not bound ones.
  new Proxy<TourClient>(Object.create(null), {
    get(_, name) {
      const client = newest() || first;
      const call: unknown = Reflect.get(client, name);
      return typeof call === 'function' ? call.bind(client) : call;
    },
  });

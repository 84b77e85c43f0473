import type { TourBookingOptions } from './componentOptions.ts';
import { shown } from './optionReader.ts';

const numbers = new WeakMap<object, number>();
let count = 0;

/** Numbers objects that only their identity tells apart. */
function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? ++count;
  numbers.set(thing, known);
  return known;
}

type Service = Pick<TourBookingOptions, 'service' | 'client' | 'fetch' | 'api' | 'edge' | 'publicKey'>;

/**
 * Names the service that these options reach, in the keys of the queries: by `service` when given, by `client` or `fetch`, else by address
 * and key.
 */
export function serviceIdentity({ service, client, fetch, api, edge, publicKey }: Service): string {
  if (service) return String(service);
  if (client && typeof client === 'object') return `client ${numberOf(client)}`;
  const own = typeof fetch === 'function' ? `fetch ${numberOf(fetch)}` : '';
  return [addressOf(edge || api), publicKey ? shown(publicKey) : '', own].filter(Boolean).join(' ');
}

const addressOf = (api: unknown): string => (typeof api === 'string' ? api.trim().replace(/\/+$/, '') : shown(api));

/**
 * The same for one booking. A `client` or a `fetch` may be another object at each render, so its answers are kept under a name that no other
 * booking has.
 */
export const bookingService = (options: Service): string =>
  !options.service && (options.client || options.fetch) ? `booking ${++count}` : serviceIdentity(options);

/** Names the service in the visitor's storage: the same after a reload, and without the key. Two clients of a site are told apart by `service`. */
export const storedService = ({ service, client, api, edge }: Service): string =>
  service ? String(service) : client ? 'client' : addressOf(edge || api);

/**
 * Names the booking. A new booking begins when the group, an address, the key or the tour to change is another, or when a `client` or a
 * `fetch` is given or taken away.
 */
export function bookingIdentity({
  groupId,
  api,
  edge,
  publicKey,
  manage,
  manageStart,
  client,
  fetch,
}: TourBookingOptions): string {
  const texts = [groupId, manage, manageStart, publicKey].map((given) => shown(given).replace(/"/g, ''));
  return [...texts, addressOf(api), addressOf(edge), Boolean(client), Boolean(fetch)].join(' ');
}

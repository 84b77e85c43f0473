import { shown } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';

const numbers = new WeakMap<object, number>();
let count = 0;

/** Numbers objects that only their identity tells apart. */
function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? ++count;
  numbers.set(thing, known);
  return known;
}

type Service = Pick<TourBookingOptions, 'service' | 'client' | 'fetch' | 'api' | 'publicKey'>;

/**
 * Names the service that these options reach, in the keys of the queries: by `service` when given, by `client` or `fetch`, else by address
 * and key.
 */
export function serviceIdentity({ service, client, fetch, api, publicKey }: Service): string {
  if (service) return String(service);
  if (client && typeof client === 'object') return `client ${numberOf(client)}`;
  const address = typeof api === 'string' ? api.trim().replace(/\/+$/, '') : shown(api);
  const own = typeof fetch === 'function' ? `fetch ${numberOf(fetch)}` : '';
  return [address, publicKey ? shown(publicKey) : '', own].filter(Boolean).join(' ');
}

/**
 * Names the booking. A new one starts when the service, the group, the tour to change or the query client is another. Another `fetch`
 * function is the same service.
 */
export function bookingIdentity({
  groupId,
  manage,
  manageStart,
  fetch,
  queryClient,
  ...service
}: TourBookingOptions): string {
  const cache = queryClient && typeof queryClient === 'object' ? numberOf(queryClient) : '';
  const numbers = [groupId, manage, manageStart].map(shown).join(' ').replace(/"/g, '');
  return `${serviceIdentity(service)} ${typeof fetch} ${cache} ${numbers}`;
}

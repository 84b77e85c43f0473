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

type Service = Pick<TourBookingOptions, 'client' | 'fetch' | 'api' | 'publicKey'>;

/** Names the service that these options reach, for the query cache: by `client` or `fetch` when given, else by address and key. */
export const serviceIdentity = ({ client, fetch, api, publicKey }: Service): string =>
  client && typeof client === 'object'
    ? `client ${numberOf(client)}`
    : [shown(api), shown(publicKey), typeof fetch === 'function' ? `fetch ${numberOf(fetch)}` : ''].join(' ');

/**
 * Names the booking. A new one starts when the service, the group or the tour to change is another. Another `fetch` function is the same
 * service.
 */
export const bookingIdentity = ({ groupId, manage, manageStart, fetch, ...options }: TourBookingOptions): string =>
  `${serviceIdentity(options)} ${typeof fetch} ${[groupId, manage, manageStart].map(shown).join(' ').replace(/"/g, '')}`;

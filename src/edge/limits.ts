/** Counts what each key has left of a number of requests a minute. */
export interface Allowance {
  /** Takes one request of `key`. Gives the seconds to wait where none is left, else 0. */
  take(key: string, now: number): number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Addresses that are kept at most. The one that came longest ago is forgotten first. */
const MOST_KEYS = 10_000;

/** An allowance of `perMinute` requests for each key. It fills up again evenly. */
export function createAllowance(perMinute: number): Allowance {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  return {
    take(key, now) {
      const { left, at } = buckets.get(key) ?? { left: perMinute, at: now };
      const filled = Math.min(perMinute, left + Math.max(0, now - at) * perMs);
      const isAllowed = filled >= 1;
      buckets.delete(key);
      buckets.set(key, { left: isAllowed ? filled - 1 : filled, at: now });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest);
      return isAllowed ? 0 : Math.max(1, Math.ceil((1 - filled) / perMs / 1000));
    },
  };
}

/** The longest text that is an address: an IPv6 address with an IPv4 address in it. */
const LONGEST_ADDRESS = 45;

/**
 * The key under which a visitor is counted: the IPv4 address, or the first 64 bits of an IPv6 address, because one connection has all
 * addresses that begin with them. All texts that are no address count as one visitor.
 */
export function visitorOf(address: string | undefined): string {
  const text = (address ?? '').trim().toLowerCase();
  const [, mapped] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text) ?? [];
  if (mapped !== undefined) return mapped;
  if (text.length > LONGEST_ADDRESS || !/^[\da-f:]*:[\da-f:.]*(%\w+)?$/.test(text)) return 'unknown';
  const [before = '', after] = text.split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * Makes a `clientAddress` that reads the visitor's address from `X-Forwarded-For`, for an edge behind `trustedHops` proxies of your own
 * that each add to that header. Addresses further left were written by somebody else and are ignored. Throws a TypeError if `trustedHops`
 * is not a whole number from 1 on.
 */
export function forwardedAddress(trustedHops: number): (request: Request) => string | undefined {
  if (!Number.isInteger(trustedHops) || trustedHops < 1)
    throw new TypeError('forwardedAddress: give the number of your own proxies in front of the edge, 1 or more.');
  return (request) => request.headers.get('X-Forwarded-For')?.split(',').at(-trustedHops)?.trim();
}

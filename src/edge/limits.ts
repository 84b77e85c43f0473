import { BoundedMap } from './boundedMap.ts';

/** Counts what each key has left of a number of requests a minute. */
export interface Allowance {
  /** Takes one request of `key`, if more than `spared` are left. Gives the seconds to wait where it took none, else 0. */
  take(key: string, now: number, spared?: number): number;
  /** What `take` would give, without taking one. */
  wait(key: string, now: number, spared?: number): number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Addresses that are kept at most. The one that came longest ago is forgotten first. */
const MOST_KEYS = 10_000;

/** An allowance of `perMinute` requests for each key. It fills up again evenly. */
export function createAllowance(perMinute: number): Allowance {
  const buckets = new BoundedMap<string, Bucket>(MOST_KEYS);
  const perMs = perMinute / 60_000;
  const filled = (key: string, now: number): number => {
    const { left, at } = buckets.get(key) ?? { left: perMinute, at: now };
    return Math.min(perMinute, left + Math.max(0, now - at) * perMs);
  };
  const waitFor = (left: number, spared: number): number =>
    left >= spared + 1 ? 0 : Math.max(1, Math.ceil((spared + 1 - left) / perMs / 1000));
  return {
    wait: (key, now, spared = 0) => waitFor(filled(key, now), spared),
    take(key, now, spared = 0) {
      const left = filled(key, now);
      const wait = waitFor(left, spared);
      buckets.set(key, { left: wait === 0 ? left - 1 : left, at: now });
      return wait;
    },
  };
}

/** The longest text that holds an address: an IPv6 address with an IPv4 address, a zone and a port. */
const LONGEST_TEXT = 80;
/** The groups of an IPv6 address before those of an IPv4 address: IPv4 in IPv6, and the translation of NAT64. */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** The IPv4 address, or the eight groups of the IPv6 address, in what a server or a proxy gives. Port, brackets, quotes and zone are left out. */
function readAddress(text = ''): string | readonly string[] | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [, plain = ''] = /^"?(?:for=)?"?([^"]*)"?$/i.exec(text.trim()) ?? [];
  const [, ipv4] = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d*)?$/.exec(plain) ?? [];
  if (ipv4 !== undefined) {
    const parts = ipv4.split('.').map(Number);
    return parts.every((part) => part <= 255) ? parts.join('.') : undefined;
  }
  const [, bracketed, bare] = /^(?:\[([^\]]*)\](?::\d*)?|([^[\]]*))$/.exec(plain) ?? [];
  const [, ipv6] = /^([\da-f:.]*:[\da-f:.]*)(?:%[\w.-]+)?$/i.exec(bracketed ?? bare ?? '') ?? [];
  if (ipv6 === undefined || !URL.canParse(`http://[${ipv6}]`)) return undefined;
  // Small letters, no zeros in front, and hex digits in place of an IPv4 address.
  const [before = '', after] = new URL(`http://[${ipv6}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const [start, end] = [first ?? [], last ?? []];
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  if (!BEFORE_IPV4.includes(groups.slice(0, 6).join(':'))) return groups;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

/** A network that a visitor's address is part of. */
export interface Network {
  readonly name: string;
  /** How many times the limit of one visitor it has. */
  readonly times: number;
}

/** The networks of an IPv6 address by the bits that they share: a household has 64 or 56 bits, a company or a few households 48. */
const STEPS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 8 },
];

/**
 * The networks under which a visitor is counted, the smallest first. For IPv4 it is the address. One connection has all IPv6 addresses that
 * begin with the same 64 bits, and often all that begin with the same 56 or 48. All texts that are no address count as one visitor.
 */
export function networksOf(address: string | undefined): readonly Network[] {
  const read = readAddress(address);
  if (typeof read !== 'object') return [{ name: read ?? 'unknown', times: 1 }];
  return STEPS.map(({ bits, times }) => ({ name: firstBits(read, bits), times }));
}

/** The first `bits` of an IPv6 address, of the fourth group at least none. */
function firstBits(groups: readonly string[], bits: number): string {
  const [fourth = '0'] = groups.slice(3);
  const rest = bits - 48;
  const part = rest === 0 ? [] : [(Number.parseInt(fourth, 16) >> (16 - rest)).toString(16)];
  return [...groups.slice(0, 3), ...part].join(':') + (rest === 16 ? '' : `/${bits}`);
}

/**
 * The address of the visitor in `X-Forwarded-For`, for an edge behind `trustedHops` proxies of your own that each add to that header. Addresses
 * further left were written by somebody else and are ignored.
 */
export const forwardedAddress =
  (trustedHops: number) =>
  ({ headers }: Request): string | undefined =>
    headers.get('X-Forwarded-For')?.split(',').at(-trustedHops)?.trim();

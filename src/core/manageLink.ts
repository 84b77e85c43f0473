import { isToken } from '../api/appointments.ts';
import type { ManagedTour } from '../booking/changeSteps.ts';
import { wallClock } from '../time/zone.ts';

/**
 * A link by which a visitor comes back to a booked tour. The token of an edge stands in its fragment, which no browser sends to a server.
 */

const FRAGMENT = '#tour-change=';

/** The fragment of the link for `token`. */
export const fragmentFor = (token: string): string => FRAGMENT + token;

/** The token in the fragment of an address. */
export function tokenInLink(hash: string): string | undefined {
  const token = hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
  return isToken(token) ? token : undefined;
}

/** The tour that `token` is for, by the clock of `zone`. Undefined for another group than `groupId`. Only the edge knows whether it is genuine. */
export function tourOfToken(token: string, groupId: number, zone: string | undefined): ManagedTour | undefined {
  const [, group, id, seconds] = /^t[12]\.(\d{1,9})\.(\d{1,16})\.(\d{1,12})\./.exec(token) ?? [];
  if (Number(group) !== groupId) return undefined;
  return { id: Number(id), start: wallClock(Number(seconds) * 1000, zone), token };
}

import type { ManagedTour } from '../booking/changeSteps.ts';
import { wallClock } from '../time/zone.ts';

/** The tour that `token` is for, by the clock of `zone`. Undefined for another group than `groupId`. Only the edge knows whether it is genuine. */
export function tourOfToken(token: string, groupId: number, zone: string | undefined): ManagedTour | undefined {
  const [, group, id, seconds] = /^t[12]\.(\d{1,9})\.(\d{1,16})\.(\d{1,12})\./.exec(token) ?? [];
  if (Number(group) !== groupId) return undefined;
  return { id: Number(id), start: wallClock(Number(seconds) * 1000, zone), token };
}

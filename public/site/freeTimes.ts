import { createLeasingClient } from '../../src/client.ts';
import { addDays } from '../../src/time/arithmetic.ts';
import { dayOf, type LocalDateTime, noonOf } from '../../src/time/values.ts';
import { wallClock } from '../../src/time/zone.ts';
import { SERVICE, ZONE } from '../leasingService.ts';

/** How many times the booking bar offers. */
const TIMES = 3;
/** How many days are searched for these times. */
const DAYS = 14;

/** The first free time of each of the next days on which the group has one. Gives at most `TIMES` times. */
export async function nextFreeTimes(groupId: number): Promise<readonly LocalDateTime[]> {
  const leasing = createLeasingClient({ baseUrl: SERVICE });
  const now = wallClock(Date.now(), ZONE);
  const times: LocalDateTime[] = [];
  for (let count = 0; count < DAYS && times.length < TIMES; count += 1) {
    const { slots } = await leasing.getAvailability(groupId, noonOf(addDays(dayOf(now), count)));
    const first = slots.find((slot) => slot > now);
    if (first) times.push(first);
  }
  return times;
}

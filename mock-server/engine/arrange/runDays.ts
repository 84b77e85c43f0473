import { addDays } from '../../../src/time/arithmetic.ts';
import { at, dayOf, type LocalDateTime, timeOf } from '../../../src/time/values.ts';
import { CANCELLED, COMPLETED, NO_SHOW } from '../appointments/appointmentStore.ts';
import type { Company } from '../company.ts';
import { createRandom, hash, type Random } from '../random.ts';
import { AVAILABLE, STATUSES } from '../world/vocabulary.ts';

/** The share of tours that nobody comes to. */
const MISSED = 0.2;
/** The daily shares of listings: on the market, how many are taken or get another price; off the market, how many return. */
const TAKEN = 0.02;
const REPRICED = 0.04;
const BACK = 0.01;

/** Lets `days` days pass, one after the other (see `Arranging`). */
export function runDays(company: Company, days: number): void {
  for (let count = 0; count < days; count += 1) {
    const now = company.clock.now();
    const tomorrow = at(addDays(dayOf(now), 1), timeOf(now));
    const random = createRandom(hash(company.seed, 'day', tomorrow));
    company.clock.set(tomorrow);
    endTours(company, tomorrow, random);
    moveListings(company, random);
  }
}

/** Ends the tours that have begun: the visitor came or did not come. */
function endTours({ appointments }: Company, now: LocalDateTime, random: Random): void {
  for (const appointment of appointments.all()) {
    const { status, start } = appointment;
    if (start >= now || status === CANCELLED || status === COMPLETED || status === NO_SHOW) continue;
    appointments.change(appointment, { status: random.next() < MISSED ? NO_SHOW : COMPLETED });
  }
}

function moveListings({ listings, world }: Company, random: Random): void {
  for (const { id, state, status, isSale, price } of world.listings) {
    if (state === 'spare') break;
    const [chance, size] = [random.next(), random.next()];
    if (state === 'removed') continue;
    if (status !== AVAILABLE) {
      if (chance < BACK) listings.change(id, { status: STATUSES[AVAILABLE].code });
    } else if (chance < TAKEN) {
      listings.change(id, { status: isSale ? 410 : 400 });
    } else if (chance < TAKEN + REPRICED) {
      // Up to five percent down or three up, in whole dollars.
      listings.change(id, { price: Math.round(price * (0.95 + 0.08 * size)) });
    }
  }
}

import { clockAt, PERIOD_DAYS } from '../../core/bookingPeriod.ts';
import { createFormat } from '../../i18n/format.ts';
import { widgetEn } from '../../i18n/widget.ts';
import { addDays } from '../../time/arithmetic.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { momentText } from '../answerQuestion.ts';
import { timesOf } from '../cachedQuestions.ts';
import type { Asking, Property } from './property.ts';
import { found, type Outcome, problem, serviceAway } from './toolOutcome.ts';
import type { Given } from './toolParameters.ts';

/** The free times of a day. */
export interface FreeDay {
  readonly day: Day;
  readonly times: readonly LocalDateTime[];
  /** When the service gave them, where it has failed since. */
  readonly asOf: number | undefined;
}

/** How many days ahead are looked at for the next days with times, and how many such days are enough. */
const DAYS_AHEAD = 14;
const MOST_DAYS = 3;
/** The most times of one of several days, and of one day that was asked for. */
const TIMES_OF_EACH = 8;
const TIMES_OF_ONE = 48;

const format = createFormat();

/** `Saturday, December 5, 10:15 AM, Eastern Time`. */
export const inWords = (time: LocalDateTime, zone: string): string =>
  [format.dayLong(dayOf(time)), format.time(time), zoneWords(zone)].join(', ');

/** `Eastern Time`. */
export const zoneWords = (zone: string): string => (format.zoneName(zone) ?? widgetEn.localTime).replace(/\s/g, ' ');

/** `Saturday, December 5`. */
export const dayWords = (day: Day): string => format.dayLong(day);

/** `10:15 AM`. */
export const timeWords = (time: LocalDateTime): string => format.time(time);

/** The first day that can be asked about, and the last. */
export function openDays({ zone }: Property, { now }: Asking): { readonly first: Day; readonly last: Day } {
  const clock = clockAt(now(), zone);
  return { first: dayOf(clock.soon), last: addDays(dayOf(clock.now), PERIOD_DAYS) };
}

/** The free times of `day`; undefined where the service does not tell. */
export async function freeTimesOf({ group, zone }: Property, day: Day, asking: Asking): Promise<FreeDay | undefined> {
  const { answers, questions, now } = asking;
  const answer = await answers.ask(questions.day(group, zone, day));
  const kept = answer.kind === 'answer' ? timesOf(answer.json) : undefined;
  if (answer.kind === 'failed' || kept === undefined) return undefined;
  const present = clockAt(now(), zone).now;
  return { day, times: kept.times.filter((time) => dayOf(time) === day && time > present), asOf: answer.asOf };
}

/** The next days with free times. `failed`: the service did not tell of a day. */
export async function nextFreeDays(
  property: Property,
  asking: Asking,
): Promise<{ readonly days: readonly FreeDay[]; readonly failed: boolean }> {
  const { first } = openDays(property, asking);
  const free: FreeDay[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD && free.length < MOST_DAYS; ahead += MOST_DAYS) {
    const days = Array.from({ length: Math.min(MOST_DAYS, DAYS_AHEAD - ahead) }, (_, at) => addDays(first, ahead + at));
    const read = await Promise.all(days.map((day) => freeTimesOf(property, day, asking)));
    free.push(...read.flatMap((day) => (day && day.times.length > 0 ? [day] : [])));
    if (read.includes(undefined)) return { days: free.slice(0, MOST_DAYS), failed: true };
  }
  return { days: free.slice(0, MOST_DAYS), failed: false };
}

/** At most `most` of `times`, from the whole of the day. */
export const spread = <Item>(times: readonly Item[], most: number): readonly Item[] =>
  times.length <= most
    ? times
    : times.filter((_, at) => Math.floor((at * most) / times.length) !== Math.floor(((at - 1) * most) / times.length));

export async function freeTimes(property: Property, { day }: Given, asking: Asking): Promise<Outcome> {
  const days = day === undefined ? await nextDays(property, asking) : await oneDay(property, day, asking);
  if (!Array.isArray(days)) return days;
  const most = day === undefined ? TIMES_OF_EACH : TIMES_OF_ONE;
  const oldest = Math.min(...days.flatMap(({ asOf }) => asOf ?? []));
  return found({
    group_id: property.group,
    time_zone: property.zone,
    days: days.map(({ day: on, times }) => ({
      day: on,
      in_words: dayWords(on),
      free: times.length,
      times: spread(times, most).map((time) => ({ time, in_words: inWords(time, property.zone) })),
    })),
    more: days.some(({ times }) => times.length > most),
    ...(Number.isFinite(oldest) && { as_of: momentText(oldest, property.zone) }),
  });
}

async function nextDays(property: Property, asking: Asking): Promise<FreeDay[] | Outcome> {
  const { days, failed } = await nextFreeDays(property, asking);
  return days.length === 0 && failed ? serviceAway : [...days];
}

async function oneDay(property: Property, day: Day, asking: Asking): Promise<FreeDay[] | Outcome> {
  const { first, last } = openDays(property, asking);
  if (day < first || day > last) return problem('given', `\`day\` has to be from ${first} to ${last}.`);
  const free = await freeTimesOf(property, day, asking);
  return free === undefined ? serviceAway : [free];
}

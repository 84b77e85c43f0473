import { minutesOf, weekdayOf } from '../../../src/time/arithmetic.ts';
import { type Day, parseTimeOfDay, type TimeOfDay } from '../../../src/time/values.ts';

/** Tours start on marks of 15 minutes and take two of them (docs/project/api-gaps.md, "Appointment length"). */
export const MARK_MINUTES = 15;
export const TOUR_MINUTES = 30;
/** The number of marks that a tour fills. */
export const TOUR_MARKS = TOUR_MINUTES / MARK_MINUTES;

/** A mark: quarter hours since midnight, 0 to 95. */
export type Mark = number;

/** The first and the last start on a day of the week. Null if the office is closed. */
export type DayHours = { readonly first: Mark; readonly last: Mark } | null;
/** Seven days, Sunday first. */
export type OfficeHours = readonly DayHours[];

const hour = (hours: number): Mark => (hours * 60) / MARK_MINUTES;
const weekday: DayHours = { first: hour(8), last: hour(19.5) };
const saturday: DayHours = { first: hour(10), last: hour(16) };
/** Monday to Friday 08:00 to 19:30, Saturday 10:00 to 16:00, Sunday closed. */
export const USUAL_HOURS: OfficeHours = [null, weekday, weekday, weekday, weekday, weekday, saturday];

const two = (value: number): string => String(value).padStart(2, '0');
/** The 96 marks of a day as times of day. */
export const TIMES_OF_MARKS: readonly TimeOfDay[] = Array.from({ length: 96 }, (_, mark) =>
  parseTimeOfDay(`${two(Math.floor(mark / 4))}:${two((mark % 4) * MARK_MINUTES)}`),
).filter((time) => time !== undefined);

/** The mark of a time of day. Undefined between two marks. */
export const markOf = (time: TimeOfDay): Mark | undefined =>
  time.endsWith(':00') && minutesOf(time) % MARK_MINUTES === 0 ? minutesOf(time) / MARK_MINUTES : undefined;

/** When tours are given: weekly hours and holidays. */
interface Hours {
  readonly hours: OfficeHours;
  readonly holidays: ReadonlySet<Day>;
}

const hoursOf = ({ hours, holidays }: Hours, day: Day): DayHours =>
  holidays.has(day) ? null : (hours[weekdayOf(day)] ?? null);

/** The start marks of `day`, in order. None if the office is closed. */
export function marksOfDay(given: Hours, day: Day): readonly Mark[] {
  const open = hoursOf(given, day);
  return open ? Array.from({ length: open.last - open.first + 1 }, (_, index) => open.first + index) : [];
}

/** Whether tours start at `mark` on `day`. */
export function isStart(given: Hours, day: Day, mark: Mark): boolean {
  const open = hoursOf(given, day);
  return open !== null && mark >= open.first && mark <= open.last;
}

import { addDays } from '../../../src/time/arithmetic.ts';
import { addMinutes } from '../../../src/time/minutes.ts';
import { at, type Day, dayOf, type LocalDateTime, parseLocalDateTime, timeOf } from '../../../src/time/values.ts';
import type { Company } from '../company.ts';
import type { Group } from '../groups/groups.ts';
import { MARK_MINUTES, type Mark, markOf, marksOfDay, TIMES_OF_MARKS } from '../groups/officeHours.ts';

/** Tours start before this day. A tour that ended in the year 10000 would have no date that the service can write. */
const END_OF_DAYS = '9999-12-31';

/**
 * Whether a start lies in the group's booking period: in the future, after the lead time, and not after the last day. The hour
 * that the clock skips in spring has no start, and no tour reaches into it (docs/project/api-gaps.md, "Daylight saving").
 */
export function isBookable({ clock }: Company, group: Group): (start: LocalDateTime) => boolean {
  const now = clock.now();
  const earliest = addMinutes(now, group.leadMinutes);
  const lastDay = Number.isFinite(group.daysAhead) ? addDays(dayOf(now), group.daysAhead) : undefined;
  return (start) =>
    clock.isAhead(start) &&
    !clock.skips(addMinutes(start, MARK_MINUTES)) &&
    start >= earliest &&
    dayOf(start) < END_OF_DAYS &&
    (lastDay === undefined || dayOf(start) <= lastDay);
}

/** The slots of `day`, in order: the bookable starts at which an employee of the group is free (document, "times"). */
export function freeSlots(company: Company, group: Group, day: Day): LocalDateTime[] {
  const canBook = isBookable(company, group);
  const isFree = company.calendars.day(group, day);
  const someoneFree = (mark: Mark) => group.employees.some((_, index) => isFree(index, mark));
  return marksOfDay(group, day).flatMap((mark) => {
    const time = TIMES_OF_MARKS[mark];
    const start = time && at(day, time);
    return start && canBook(start) && someoneFree(mark) ? start : [];
  });
}

/** The start of a request: a value, or what is wrong with it. */
export type Start = { ok: true; start: LocalDateTime } | { ok: false; message: string };

export const NO_EMPLOYEES_FREE = 'No Employees free at Scheduled Appointment time';
export const IN_THE_PAST = 'The date and time you selected is in the past';

/** Reads a tour's start from a request body (document, "Booking request"; docs/project/api-gaps.md, "Past, off-mark, …"). */
export function readStart(company: Company, value: unknown): Start {
  if (value === undefined || value === null || value === '') return { ok: false, message: 'This field is required.' };
  const start = typeof value === 'string' ? parseLocalDateTime(value) : undefined;
  if (!start) return { ok: false, message: 'Enter a date and time without offset, like 2026-12-05T10:15:00.' };
  if (!company.clock.isAhead(start) && !company.clock.skips(start)) return { ok: false, message: IN_THE_PAST };
  if (markOf(timeOf(start)) === undefined) return { ok: false, message: 'Tours start on a quarter hour.' };
  return { ok: true, start };
}

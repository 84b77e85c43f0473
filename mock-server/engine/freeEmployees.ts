import { addDays } from '../../src/time/arithmetic.ts';
import { addMinutes } from '../../src/time/minutes.ts';
import { at, type Day, dayOf, type LocalDateTime, parseLocalDateTime, timeOf } from '../../src/time/values.ts';
import type { Company } from './company.ts';
import type { Employee } from './employees.ts';
import type { Group } from './groups.ts';
import { isStart, type Mark, markOf, marksOfDay, TIMES_OF_MARKS } from './officeHours.ts';

/** Tours start before this day: the end of one may not be in the year 10000, which no date of the service can name. */
const END_OF_DAYS = '9999-12-31';

/** The employees of `group` who can give a tour at `start`, in the group's order. None in the past, off the marks, or at the end of the calendar. */
export function freeEmployees(company: Company, group: Group, start: LocalDateTime): readonly Employee[] {
  const mark = markOf(timeOf(start));
  const day = dayOf(start);
  if (mark === undefined || day >= END_OF_DAYS || !bookable(company, group)(start) || !isStart(group, day, mark))
    return [];
  const isFree = company.calendars.day(group, day);
  return group.employees.filter((_, index) => isFree(index, mark));
}

/** Whether a start is in the time that can be booked: to come, the lead time ahead, not beyond the horizon. */
function bookable({ clock }: Company, group: Group): (start: LocalDateTime) => boolean {
  const now = clock.now();
  const earliest = addMinutes(now, group.leadMinutes);
  const lastDay = Number.isFinite(group.horizonDays) ? addDays(dayOf(now), group.horizonDays) : undefined;
  return (start) => start > now && start >= earliest && (lastDay === undefined || dayOf(start) <= lastDay);
}

/** The slots of `day`: the future starts at which somebody of the group is free, in order (document, "times"). */
export function freeSlots(company: Company, group: Group, day: Day): LocalDateTime[] {
  if (day >= END_OF_DAYS) return [];
  const isBookable = bookable(company, group);
  const isFree = company.calendars.day(group, day);
  const someoneFree = (mark: Mark) => group.employees.some((_, index) => isFree(index, mark));
  return marksOfDay(group, day).flatMap((mark) => {
    const time = TIMES_OF_MARKS[mark];
    const start = time && at(day, time);
    return start && isBookable(start) && someoneFree(mark) ? start : [];
  });
}

/** Who gives a new tour: of those who are free, the first of those with the fewest tours on that day. */
export function leastBusy(company: Company, free: readonly Employee[], start: LocalDateTime): Employee | undefined {
  const tours = free.map(({ id }) => company.calendars.tours(id, dayOf(start)));
  return free[tours.indexOf(Math.min(...tours))];
}

/** The start of a request: a value, or what is wrong with it. */
export type Start = { ok: true; start: LocalDateTime } | { ok: false; message: string };

export const NO_EMPLOYEES_FREE = 'No Employees free at Scheduled Appointment time';
export const IN_THE_PAST = 'The date and time you selected is in the past';

/** Reads a tour's start from a request body (document, "Booking request"; docs/api-gaps.md, "Past, off-mark, …"). */
export function readStart(company: Company, value: unknown): Start {
  if (value === undefined || value === null || value === '') return { ok: false, message: 'This field is required.' };
  const start = typeof value === 'string' ? parseLocalDateTime(value) : undefined;
  if (!start) return { ok: false, message: 'Enter a date and time without offset, like 2026-12-05T10:15:00.' };
  if (start <= company.clock.now()) return { ok: false, message: IN_THE_PAST };
  if (markOf(timeOf(start)) === undefined) return { ok: false, message: 'Tours start on a quarter hour.' };
  return { ok: true, start };
}

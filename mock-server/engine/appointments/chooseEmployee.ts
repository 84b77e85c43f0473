import { dayOf, type LocalDateTime, timeOf } from '../../../src/time/values.ts';
import type { Company } from '../company.ts';
import type { Employee, Group } from '../groups/groups.ts';
import { isStart, markOf } from '../groups/officeHours.ts';
import { isBookable } from './freeSlots.ts';

/** Why an employee is chosen. Each way has its own rule. */
export type Choice =
  /** A booking goes to the free employee with the fewest tours on that day. Among equals, the first in the group's order. */
  | { readonly way: 'book' }
  /**
   * A moved appointment stays with its employee, also in another group (docs/project/api-gaps.md, "Moving to another group"). If that
   * one is not free, it goes to a free employee of the given group at random.
   */
  | { readonly way: 'reschedule'; readonly employee: number }
  /** An arranged appointment goes to the employee that is named. Without one, it goes to the first who is free. */
  | { readonly way: 'arrange'; readonly employee?: number | undefined };

/** Chooses who gets the tour at `start`, out of the employees who are `free` then. Gives undefined when nobody fits. */
export function chooseEmployee(
  company: Company,
  free: readonly Employee[],
  start: LocalDateTime,
  choice: Choice,
): Employee | undefined {
  const { calendars, random } = company;
  switch (choice.way) {
    case 'book': {
      const tours = free.map(({ id }) => calendars.tours(id, dayOf(start)));
      return free[tours.indexOf(Math.min(...tours))];
    }
    case 'reschedule':
      return free.length === 0 ? undefined : (sameEmployee(company, free, start, choice.employee) ?? random.pick(free));
    case 'arrange':
      return choice.employee === undefined ? free[0] : free.find(({ id }) => id === choice.employee);
  }
}

/** The employee with the id `employee`, if free at `start`. Those of another group keep the calendar of that group. */
function sameEmployee(
  company: Company,
  free: readonly Employee[],
  start: LocalDateTime,
  employee: number,
): Employee | undefined {
  const isSame = ({ id }: Employee) => id === employee;
  const own = company.groups.all.find(({ employees }) => employees.some(isSame));
  return free.find(isSame) ?? (own && withFreeCalendar(company, own, start).find(isSame));
}

/**
 * The employees of `group` who can give a tour at `start` that is booked now, in the group's order. There is none in the
 * past, beyond the booking period, outside office hours or between two quarter hours.
 */
export function freeEmployees(company: Company, group: Group, start: LocalDateTime): readonly Employee[] {
  const mark = markOf(timeOf(start));
  const isOffered = mark !== undefined && isBookable(company, group)(start) && isStart(group, dayOf(start), mark);
  return isOffered ? withFreeCalendar(company, group, start) : [];
}

/**
 * The employees of `group` with nothing in their calendar at `start`, in the group's order. This also holds for times that
 * nobody can book, such as times in the past or at night.
 */
export function employeesWithoutTour(company: Company, group: Group, start: LocalDateTime): readonly Employee[] {
  return withFreeCalendar(company, { ...group, neverFree: false, bufferMinutes: 0 }, start);
}

function withFreeCalendar({ calendars }: Company, group: Group, start: LocalDateTime): readonly Employee[] {
  const mark = markOf(timeOf(start));
  const isFree = calendars.day(group, dayOf(start));
  return mark === undefined ? [] : group.employees.filter((_, index) => isFree(index, mark));
}

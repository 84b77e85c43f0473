import { dayOf, type LocalDateTime, timeOf } from '../../src/time/values.ts';
import type { Company } from './company.ts';
import { freeEmployees } from './freeEmployees.ts';
import { isStart, markOf } from './officeHours.ts';

/**
 * Books `start` as the web application would: a tour without a prospect (status null) for every employee of the group who
 * is free then. Gives the number of those tours. Throws a RangeError for an unknown group, or a time at which no tour
 * starts.
 */
export function takeSlot(company: Company, groupId: number, start: LocalDateTime): number {
  const group = company.groups.find(String(groupId));
  if (!group) throw new RangeError(`No group with the id ${groupId}`);
  const mark = markOf(timeOf(start));
  if (mark === undefined || !isStart(group, dayOf(start), mark)) {
    throw new RangeError(`No tour of group ${groupId} starts at ${start}`);
  }
  const free = freeEmployees(company, group, start);
  for (const { id } of free) {
    company.appointments.add({
      group: group.id,
      employee: id,
      prospect: null,
      status: null,
      start,
      location: '',
      notes: '',
      broker_booked: false,
    });
  }
  return free.length;
}

import { addDays } from '../../../src/time/arithmetic.ts';
import { at, type Day, dayOf, type LocalDateTime } from '../../../src/time/values.ts';
import type { Company } from '../company.ts';
import type { Group } from '../groups/groups.ts';
import { marksOfDay, TIMES_OF_MARKS } from '../groups/officeHours.ts';
import { CANCELLED, COMPLETED, type MockAppointment, NO_SHOW, TENTATIVE } from './appointmentStore.ts';

/** The tours that `--history` gives to each group. `days` counts from the present day. */
const TOURS: readonly { days: number; status: MockAppointment['status']; first: string; last: string }[] = [
  { days: -22, status: COMPLETED, first: 'Ines', last: 'Carrillo' },
  { days: -15, status: NO_SHOW, first: 'Marcus', last: 'Lindgren' },
  { days: -8, status: COMPLETED, first: 'Yara', last: 'Haddad' },
  { days: -3, status: CANCELLED, first: 'Peter', last: 'Novak' },
  { days: 2, status: TENTATIVE, first: 'Adaeze', last: 'Obi' },
  // Made in the web application, for a known client.
  { days: 5, status: null, first: 'Clara', last: 'Weiss' },
];

/** Gives every group past and future tours, so that lists and calendars are not empty. They are the same each time. */
export function addHistory(company: Company): void {
  const today = dayOf(company.clock.now());
  for (const group of company.groups.all) {
    for (const [index, { days, status, first, last }] of TOURS.entries()) {
      const employee = group.employees[index % group.employees.length];
      const start = startNear(group, addDays(today, days), Math.sign(days), index);
      if (!employee || !start) continue;
      const person = {
        ...{ first_name: first, last_name: last, phone_1: `(555) 010-${group.id}${index}` },
        email: `${first}.${last}.${group.id}@example.com`.toLowerCase(),
      };
      const prospect = company.prospects.create({ people: [person], details: {}, group: group.id });
      company.appointments.add({
        ...{ group: group.id, employee: employee.id, prospect: prospect.id, status, start },
        ...{ location: '', notes: '', broker_booked: false },
      });
    }
  }
}

/** A start on `day`, or on the next open day in the direction `step`. Undefined if there is none within two weeks. */
function startNear(group: Group, day: Day, step: number, index: number): LocalDateTime | undefined {
  for (let away = 0; away < 14; away += 1) {
    const open = addDays(day, away * step);
    const marks = marksOfDay(group, open);
    const time = TIMES_OF_MARKS[marks[(4 + 3 * index) % marks.length] ?? -1];
    if (time !== undefined) return at(open, time);
  }
  return undefined;
}

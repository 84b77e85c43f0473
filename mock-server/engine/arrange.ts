import { type LocalDateTime, parseLocalDateTime, timeOf } from '../../src/time/values.ts';
import { CANCELLED, CONFIRMED, type MockAppointment } from './appointments/appointmentStore.ts';
import { chooseEmployee, employeesWithoutTour } from './appointments/chooseEmployee.ts';
import type { AppointmentArrangement, Arranging, ProspectArrangement, ShowAppointment } from './arranging.ts';
import type { Company } from './company.ts';
import type { Group } from './groups/groups.ts';
import { markOf } from './groups/officeHours.ts';
import type { MockProspect } from './prospectStore.ts';
import {
  readAppointment,
  readAppointmentChange,
  readDays,
  readListing,
  readProspectArrangement,
} from './readArrangement.ts';
import { runDays } from './runDays.ts';

/** What a test arranges in the company that there is at that moment; `show` gives an appointment as the state shows it. */
export function arrange(company: () => Company, show: ShowAppointment): Arranging {
  const appointmentOf = (id: number): MockAppointment =>
    company().appointments.get(id) ?? missing(`There is no appointment ${id}.`);
  const prospectOf = (id: number): MockProspect =>
    company().prospects.get(id) ?? missing(`There is no prospect ${id}.`);
  const groupOf = (id: number): Group => company().groups.find(String(id)) ?? missing(`There is no group ${id}.`);

  function employeeFor(group: Group, start: LocalDateTime, wanted: number | undefined): number {
    if (markOf(timeOf(start)) === undefined) return missing('start takes a quarter hour, like 2026-12-04T10:15:00.');
    if (wanted !== undefined && !group.employees.some(({ id }) => id === wanted)) {
      return missing(`Nobody of group ${group.id} has the id ${wanted}.`);
    }
    const free = employeesWithoutTour(company(), group, start);
    const chosen = chooseEmployee(company(), free, start, { way: 'arrange', employee: wanted });
    return chosen?.id ?? missing(`Nobody of group ${group.id} is free at ${start}.`);
  }

  function newProspect({ people = [], group, status, details = {} }: ProspectArrangement): MockProspect {
    return company().prospects.create({
      ...{ people, details },
      ...(group === undefined ? {} : { group }),
      ...(status === undefined ? {} : { status }),
    });
  }

  return {
    addAppointment(asked) {
      const given = readAppointment(asked);
      const { group, client = null, location = '', notes = '' } = given;
      const start = readStart(given);
      const employee = employeeFor(groupOf(group), start, given.employee);
      const known = typeof client === 'number' ? prospectOf(client) : client && newProspect(client);
      const status = given.status === undefined ? (known ? CONFIRMED : null) : given.status;
      return show(
        company().appointments.add({
          ...{ group, employee, prospect: known?.id ?? null, status, start, location, notes, broker_booked: false },
        }),
      );
    },
    changeAppointment(id, asked) {
      const given = readAppointmentChange(asked);
      const { appointments } = company();
      const before = appointmentOf(id);
      const group = groupOf(given.group ?? before.group);
      const start = given.start === undefined ? before.start : readStart({ start: given.start });
      const { status = before.status, location = before.location, notes = before.notes } = given;
      // Its own half hour must not count as taken.
      const released = appointments.change(before, { status: CANCELLED });
      try {
        const isSame = group.id === before.group && given.employee === undefined;
        const employee =
          status === CANCELLED
            ? (given.employee ?? before.employee)
            : employeeFor(group, start, given.employee ?? (isSame ? before.employee : undefined));
        return show(appointments.change(released, { group: group.id, employee, status, start, location, notes }));
      } catch (error) {
        appointments.change(released, { status: before.status });
        throw error;
      }
    },
    removeAppointment: (id) => company().appointments.remove(appointmentOf(id)),
    addProspect(asked) {
      const given = readProspectArrangement(asked);
      if (given.group !== undefined) groupOf(given.group);
      return newProspect(given);
    },
    changeProspect(id, asked) {
      const { people = [], details = {}, group, status } = readProspectArrangement(asked);
      return company().prospects.update(prospectOf(id), {
        ...{ people, details },
        ...(group === undefined ? {} : { group: groupOf(group).id }),
        ...(status === undefined ? {} : { status }),
      });
    },
    removeProspect(id) {
      const known = prospectOf(id);
      const { appointments, prospects } = company();
      for (const each of appointments.ofProspect(id)) appointments.remove(each);
      prospects.remove(known);
    },
    addListing: (given = {}) => company().listings.add(readListing(given)),
    changeListing: (id, given) => company().listings.change(id, readListing(given)),
    removeListing: (id) => company().listings.remove(id),
    runDays: (count) => runDays(company(), readDays(count)),
  };
}

const readStart = ({ start }: Pick<AppointmentArrangement, 'start'>): LocalDateTime =>
  parseLocalDateTime(start) ?? missing('start takes a date and time.');

/** Ends what cannot go on. */
function missing(message: string): never {
  throw new RangeError(message);
}

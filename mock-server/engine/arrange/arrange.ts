import { type LocalDateTime, parseLocalDateTime, timeOf } from '../../../src/time/values.ts';
import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  CANCELLED,
  CONFIRMED,
  type MockAppointment,
} from '../appointments/appointmentStore.ts';
import { chooseEmployee, employeesWithoutTour } from '../appointments/chooseEmployee.ts';
import type { Company } from '../company.ts';
import type { Group } from '../groups/groups.ts';
import { markOf } from '../groups/officeHours.ts';
import { isObject } from '../json.ts';
import type { ListingChange } from '../listings/listingStore.ts';
import {
  dateTime,
  day,
  flag,
  id,
  listOf,
  objectOf,
  oneOf,
  orElse,
  orNull,
  reader,
  text,
  wholeNumber,
} from '../optionChecks.ts';
import type { MockProspect } from '../prospects/prospectStore.ts';
import { STATUSES } from '../world/vocabulary.ts';
import { runDays } from './runDays.ts';

/** An appointment as `state()` shows it. */
export interface AppointmentState extends Omit<MockAppointment, 'prospect' | 'employee'> {
  employee: { id: number; name: string };
  client: MockProspect | null;
}

/** A prospect: people who look for a home. `details` are the other fields that a booking sends in `client`. */
export interface ProspectArrangement {
  readonly people?: readonly Partial<Omit<MockProspect['people'][number], 'id'>>[];
  readonly group?: number;
  /** The status: `lead`, `toured`, `applicant`, `resident` or `not-a-prospect`. */
  readonly status?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The values of a new appointment. */
export interface AppointmentArrangement {
  readonly group: number;
  /** A quarter hour by the company's clock, in the past or the future: `2026-12-04T10:00:00`. */
  readonly start: string;
  /** The id of the employee. Default: the first agent of the group who is free at that time. */
  readonly employee?: number;
  /** The status code. Default: 30 (confirmed). Without a client it is null, as for an appointment made in the web application. */
  readonly status?: AppointmentStatus;
  /** The id of a prospect, or the values of a new one. Default: none. */
  readonly client?: number | ProspectArrangement | null;
  readonly location?: string;
  readonly notes?: string;
}

/** The changed values of an appointment. The others stay. */
export type AppointmentChange = Partial<Omit<AppointmentArrangement, 'client'>>;

/**
 * Prepares data for a test, without the API. Each method checks its values, and throws a RangeError that says what is wrong.
 * Then nothing has changed.
 */
export interface Arranging {
  addAppointment(appointment: AppointmentArrangement): AppointmentState;
  changeAppointment(id: number, changes: AppointmentChange): AppointmentState;
  /** Deletes the appointment. To cancel it, use `changeAppointment(id, { status: 40 })`. */
  removeAppointment(id: number): void;
  addProspect(prospect: ProspectArrangement): MockProspect;
  changeProspect(id: number, changes: ProspectArrangement): MockProspect;
  /** Deletes the prospect and its appointments. */
  removeProspect(id: number): void;
  /**
   * Puts a new listing on the market and gives its id. `price` in dollars, `dateAvailable` like `2026-12-24`. At most 100
   * listings can be added.
   */
  addListing(listing?: ListingChange): number;
  /**
   * Changes a listing. Its update time becomes now, so that the sync finds it by `updated_since`. `status` is 100, 200, 300, 400
   * or 410.
   */
  changeListing(id: number, changes: ListingChange): void;
  removeListing(id: number): void;
  /**
   * Lets days pass. The clock advances, tours are completed or missed, and listings are rented, get another price or return to
   * the market. The same seed gives the same events.
   */
  runDays(days: number): void;
}

/** Gives an appointment as `state()` shows it. */
export type ShowAppointment = (appointment: MockAppointment) => AppointmentState;

const PROSPECT_STATUSES = ['lead', 'toured', 'applicant', 'resident', 'not-a-prospect'];
const person = objectOf({
  ...{ first_name: text, last_name: text, email: text, phone_1: text, phone_2: text },
  is_primary: flag,
});
const prospect = objectOf({
  people: listOf(person),
  group: id,
  status: oneOf(PROSPECT_STATUSES),
  details: (value) => (isObject(value) ? undefined : 'takes an object'),
});
const changes = {
  ...{ group: id, start: dateTime, employee: id, status: oneOf(APPOINTMENT_STATUSES), location: text, notes: text },
};

// Readers for the values above. Each gives the value, or throws a RangeError that says what is wrong.

export const readAppointment = reader<AppointmentArrangement>(
  'appointment',
  objectOf({ ...changes, client: orNull(orElse(id, prospect)) }, ['group', 'start']),
);
export const readAppointmentChange = reader<AppointmentChange>('appointment', objectOf(changes));
export const readProspectArrangement = reader<ProspectArrangement>('prospect', prospect);
export const readListing = reader<ListingChange>(
  'listing',
  objectOf({
    status: oneOf(STATUSES.map(({ code }) => code)),
    price: wholeNumber(0, 2_000_000_000),
    dateAvailable: day,
  }),
);
export const readDays = reader<number>('days', wholeNumber(1, 3660));

/**
 * The functions that prepare data in a company. `company` gives the present company, because `reset` replaces it. `show`
 * gives an appointment as `state()` shows it.
 */
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
      // The appointment's own half hour must not count as taken.
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

/** Throws the error for data that does not exist or does not fit. */
function missing(message: string): never {
  throw new RangeError(message);
}

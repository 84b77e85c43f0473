import type { BookTourReply } from '../../../src/api/contract/schemas/appointments.ts';
import { dayOf, type LocalDateTime, timeOf } from '../../../src/time/values.ts';
import type { Company } from '../company.ts';
import type { Group } from '../groups/groups.ts';
import { isStart, markOf } from '../groups/officeHours.ts';
import { isObject, type JsonObject, member } from '../json.ts';
import { accept, type Errors, type FieldErrors, isEmpty, notFound, type Outcome, refuse } from '../outcome.ts';
import type { MockProspect } from '../prospects/prospectStore.ts';
import { CONFIRMED, isActive, type MockAppointment } from './appointmentStore.ts';
import { chooseEmployee, freeEmployees } from './chooseEmployee.ts';
import { NO_EMPLOYEES_FREE, readStart } from './freeSlots.ts';
import { readClient } from './readClient.ts';

/**
 * Books a tour and creates its prospect, or updates a known one (document, "book"). `body` is
 * `{appointment: {start, location?, broker_booked?}, client?}`. A refusal names every bad field, under
 * `errors.appointment` and `errors.client`. A slot that was taken is `errors.appointment.start`.
 */
export function bookTour(company: Company, groupId: string, body: unknown): Outcome<BookTourReply> {
  const group = company.groups.find(groupId);
  if (!group) return notFound('group', groupId);
  const given = member(body, 'appointment');
  const asked: JsonObject = isObject(given) ? given : {};
  const client = readClient(company.world, member(body, 'client'));
  const start = readStart(company, asked.start);
  const appointmentErrors: FieldErrors = {
    ...(start.ok ? {} : { start: [start.message] }),
    ...(typeof (asked.location ?? '') === 'string' ? {} : { location: ['Expected text.'] }),
    ...(typeof (asked.broker_booked ?? false) === 'boolean' ? {} : { broker_booked: ['Expected true or false.'] }),
  };
  const refused = (appointment: FieldErrors) => refuse(sections(appointment, client.errors));
  if (!start.ok || !isEmpty(appointmentErrors)) return refused(appointmentErrors);

  const isFull = company.faults.breaks('fully-booked', 'bookTour', group.id);
  let free = isFull ? [] : freeEmployees(company, group, start.start);
  if (isEmpty(client.errors) && free.length > 0) {
    if (company.faults.breaks('field-rejected', 'bookTour', group.id)) return refuse(FIELD_REJECTED);
    if (company.faults.breaks('slot-taken', 'bookTour', group.id)) {
      takeSlot(company, group.id, start.start);
      free = [];
    }
  }
  const employee = chooseEmployee(company, free, start.start, { way: 'book' });
  if (!employee) return refused({ start: [NO_EMPLOYEES_FREE] });
  if (!isEmpty(client.errors)) return refused({});
  if (hasTourAt(company, company.prospects.find(client.people), group.id, start.start)) {
    return refused({ start: ['You already have a tour at this time.'] });
  }

  const prospect = company.prospects.upsert(client);
  const appointment = company.appointments.add({
    group: group.id,
    employee: employee.id,
    prospect: prospect.id,
    status: CONFIRMED,
    start: start.start,
    location: typeof asked.location === 'string' ? asked.location : '',
    notes: typeof client.details.notes === 'string' ? client.details.notes : '',
    broker_booked: asked.broker_booked === true,
  });
  return accept(bookingReply(company, group, appointment));
}

/** The errors by section. A section without errors is left out. */
const sections = (appointment: FieldErrors, client: FieldErrors): Errors => ({
  ...(isEmpty(appointment) ? {} : { appointment }),
  ...(isEmpty(client) ? {} : { client }),
});

/** The refusal that the fault `field-rejected` gives to a valid booking. */
const FIELD_REJECTED: Errors = { client: { pets: ['cats is not a number.'] } };

/** Whether `prospect` has an active tour of the group at `start`. The appointment `except` does not count. */
export const hasTourAt = (
  company: Company,
  prospect: Pick<MockProspect, 'id'> | undefined,
  group: number,
  start: LocalDateTime,
  except?: MockAppointment,
): boolean =>
  prospect !== undefined &&
  company.appointments
    .ofProspect(prospect.id)
    .some((each) => isActive(each) && each.group === group && each.start === start && each.id !== except?.id);

function bookingReply(company: Company, group: Group, { id, start, location }: MockAppointment): BookTourReply {
  const expires = company.clock.moment() + group.expirationHours * 3_600_000;
  return {
    data: {
      appointment: {
        id,
        confirmation_enabled: group.confirmationEnabled,
        start: company.clock.withOffset(start),
        location,
        expiration_date: company.clock.withFraction(expires),
      },
    },
  };
}

/**
 * Books `start` for other people, as the web application would: every free employee of the group gets a tour without a
 * prospect (status null). Gives the number of these tours. Throws a RangeError for an unknown group, and for a time at
 * which no tour starts.
 */
export function takeSlot(company: Company, groupId: number, start: LocalDateTime): number {
  const { group } = slotOf(company, groupId, start);
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

/**
 * Frees `start`: the tours that other people have at that time are canceled, and one employee of the group takes the time, also in a group that
 * is never free. Gives the number of employees who are free then. Throws a RangeError as `takeSlot` does.
 */
export function freeSlot(company: Company, groupId: number, start: LocalDateTime): number {
  const { group, mark } = slotOf(company, groupId, start);
  for (const tour of company.appointments.all())
    if (tour.prospect === null && tour.group === group.id && tour.start === start) company.appointments.remove(tour);
  company.calendars.open(group, dayOf(start), mark);
  return freeEmployees(company, group, start).length;
}

/** A group, and the start of one of its tours. */
function slotOf(company: Company, groupId: number, start: LocalDateTime) {
  const group = company.groups.find(String(groupId));
  if (!group) throw new RangeError(`No group with the id ${groupId}`);
  const mark = markOf(timeOf(start));
  if (mark === undefined || !isStart(group, dayOf(start), mark))
    throw new RangeError(`No tour of group ${groupId} starts at ${start}`);
  return { group, mark };
}

import type { BookTourReply } from '../../src/api/contract/schemas/appointments.ts';
import type { LocalDateTime } from '../../src/time/values.ts';
import { CONFIRMED, isActive, type MockAppointment } from './appointmentStore.ts';
import type { Company } from './company.ts';
import { freeEmployees, leastBusy, NO_EMPLOYEES_FREE, readStart } from './freeEmployees.ts';
import type { Group } from './groups.ts';
import { isObject, type JsonObject, member } from './json.ts';
import { accept, type Errors, type FieldErrors, isEmpty, notFound, type Outcome, refuse } from './outcome.ts';
import type { MockProspect } from './prospectStore.ts';
import { readClient } from './readClient.ts';
import { takeSlot } from './takeSlot.ts';

/**
 * Books a tour and creates its prospect, or updates a known one (document, "book"). `body` is
 * `{appointment: {start, location?, broker_booked?}, client?}`. Refusals name every bad field, under
 * `errors.appointment` and `errors.client`; a slot that is gone is `errors.appointment.start`.
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
  const employee = leastBusy(company, free, start.start);
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

/** The errors by section; a section without any is left out. */
const sections = (appointment: FieldErrors, client: FieldErrors): Errors => ({
  ...(isEmpty(appointment) ? {} : { appointment }),
  ...(isEmpty(client) ? {} : { client }),
});

/** What the fault `field-rejected` says of a booking in which nothing is wrong. */
const FIELD_REJECTED: Errors = { client: { pets: ['cats is not a number.'] } };

/** Whether `prospect` holds an active tour of the group at `start`, other than `except`. */
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

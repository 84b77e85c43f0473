import type {
  Appointment,
  CancelAppointmentReply,
  ListClientAppointmentsReply,
  RescheduleAppointmentReply,
} from '../../../src/api/contract/schemas/appointments.ts';
import type { Company } from '../company.ts';
import { TOUR_MINUTES } from '../groups/officeHours.ts';
import { isObject, member, readId } from '../json.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import type { MockProspect } from '../prospects/prospectStore.ts';
import { CANCELLED, CONFIRMED, isActive, type MockAppointment } from './appointmentStore.ts';
import { hasTourAt } from './bookTour.ts';
import { chooseEmployee, freeEmployees } from './chooseEmployee.ts';
import { NO_EMPLOYEES_FREE, readStart } from './freeSlots.ts';
import { referralLabel } from './referralSources.ts';

/**
 * A client's appointments, by start (document, "clients/…/appointments"): the confirmed ones and those made in the web
 * application. Appointments with the same start are listed by id.
 */
export function listClientAppointments(company: Company, clientId: string): Outcome<ListClientAppointmentsReply> {
  const prospect = company.prospects.get(readId(clientId) ?? -1);
  if (!prospect) return notFound('client', clientId);
  const listed = company.appointments
    .ofProspect(prospect.id)
    .filter(({ status }) => status === CONFIRMED || status === null)
    .sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : one.id - other.id));
  return accept({ data: { appointments: listed.map((each) => listItem(company, each, prospect)) } });
}

/** Sets an appointment to canceled. The record stays (document, "DELETE appointments", "States and transitions"). */
export function cancelAppointment(company: Company, appointmentId: string): Outcome<CancelAppointmentReply> {
  const appointment = company.appointments.get(readId(appointmentId) ?? -1);
  if (!appointment) return notFound('appointment', appointmentId);
  if (isActive(appointment)) company.appointments.change(appointment, { status: CANCELLED });
  return accept({ data: { message: 'Appointment canceled', notification_sent: appointment.status === CONFIRMED } });
}

/**
 * Moves an appointment to another start (document, "PUT …/book"). The employee stays the same if possible. `body` is
 * `{data: {appointment: {start}}}`, with or without `data`.
 */
export function rescheduleAppointment(
  company: Company,
  appointmentId: string,
  groupId: string,
  body: unknown,
): Outcome<RescheduleAppointmentReply> {
  const appointment = company.appointments.get(readId(appointmentId) ?? -1);
  if (!appointment) return notFound('appointment', appointmentId);
  const group = company.groups.find(groupId);
  if (!group) return notFound('group', groupId);
  const refuseStart = (message: string) => refuse({ appointment: { start: [message] } });
  if (!isActive(appointment)) return refuseStart('This appointment is canceled.');

  const asked = member(member(body, 'data') ?? body, 'appointment');
  const start = readStart(company, isObject(asked) ? asked.start : undefined);
  if (!start.ok) return refuseStart(start.message);
  const prospect = appointment.prospect === null ? undefined : { id: appointment.prospect };
  if (hasTourAt(company, prospect, group.id, start.start, appointment)) {
    return refuseStart('You already have a tour at this time.');
  }

  // The appointment's own half hour must not count as taken, so the appointment leaves the calendar during the search.
  const released = company.appointments.change(appointment, { status: CANCELLED });
  const isFull = company.faults.breaks('fully-booked', 'rescheduleAppointment', group.id);
  const free = isFull ? [] : freeEmployees(company, group, start.start);
  const employee = chooseEmployee(company, free, start.start, { way: 'reschedule', employee: appointment.employee });
  if (!employee) {
    company.appointments.change(released, { status: appointment.status });
    return refuseStart(NO_EMPLOYEES_FREE);
  }
  const place = { employee: employee.id, group: group.id, start: start.start };
  const moved = company.appointments.change(released, { ...place, status: CONFIRMED });
  return accept({ data: { appointment: summary(company, moved) } });
}

const summary = (company: Company, { id, status, start, notes, location }: MockAppointment) => ({
  id,
  status,
  start: company.clock.withOffset(start),
  end: company.clock.withOffset(start, TOUR_MINUTES),
  notes,
  location,
});

function listItem(company: Company, appointment: MockAppointment, prospect: MockProspect): Appointment {
  const employee = company.groups.employee(appointment.employee);
  const { details, people } = prospect;
  const [person = { id: 0, first_name: '', last_name: '', is_primary: true, email: '', phone_1: '', phone_2: '' }] = [
    ...people,
  ].sort((one, other) => Number(other.is_primary) - Number(one.is_primary));
  const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  return {
    ...summary(company, appointment),
    employee: { id: appointment.employee, photo: employee?.photo ?? null, name: employee?.name ?? '' },
    client: {
      id: prospect.id,
      name: names.filter((name) => name !== '').join(' & '),
      group: prospect.group,
      person,
      agents: Array.isArray(details.agents) ? details.agents : [],
      broker_first_name: textOf(details.broker_first_name),
      broker_last_name: textOf(details.broker_last_name),
      lead_source: referralLabel(details.discovery_source) ?? 'Website',
    },
    appointment_showings: [],
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

import * as v from 'valibot';
import * as endpoints from '../endpoints/appointments.ts';
import { listClientAppointments } from '../endpoints/client-appointments.ts';
import * as questions from '../endpoints/tour-questions.ts';
import { guarded, invalid, missing, type Operation, secret } from '../operation.ts';

/**
 * What the six appointment operations send and answer, letter for letter (document, "Resources and their fields").
 * These schemas describe; the client's own readers are more forgiving where a visitor's tour would be lost otherwise.
 */

export const discoverySource = v.object({ value: v.pipe(v.number(), v.integer()), label: v.string() });

export const widgetConfiguration = v.object({
  layout_options: v.array(v.string()),
  referral_sources: v.array(v.tuple([v.pipe(v.number(), v.integer()), v.string()])),
  discovery_source_choices: v.array(discoverySource),
  field_config: v.record(v.string(), v.pipe(v.number(), v.integer())),
});
export type WidgetConfiguration = v.InferOutput<typeof widgetConfiguration>;

export const widgetConfigurationReply = v.object({ data: widgetConfiguration });
export type GetWidgetConfigurationReply = v.InferOutput<typeof widgetConfigurationReply>;

export const timesReply = v.object({
  available_times: v.array(v.string()),
  valid: v.boolean(),
  errors: v.object({ start: v.optional(v.array(v.string())) }),
  appointment_sms_opt_in: v.boolean(),
});
export type Times = v.InferOutput<typeof timesReply>;

export const person = v.object({
  first_name: v.optional(v.string()),
  last_name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone_1: v.optional(v.string()),
});
export type Person = v.InferOutput<typeof person>;

export const bookingAppointment = v.object({ start: v.string(), location: v.string(), broker_booked: v.boolean() });

export const bookingClient = v.looseObject({
  people: v.optional(v.array(person)),
  broker_first_name: v.optional(v.string()),
  broker_last_name: v.optional(v.string()),
  broker_company: v.optional(v.string()),
  broker_phone: v.optional(v.string()),
  broker_email: v.optional(v.string()),
  community: v.optional(v.number()),
  sms_opted_in: v.optional(v.number()),
  move_in_date: v.optional(v.string()),
  layout: v.optional(v.nullable(v.array(v.string()))),
  price_floor: v.optional(v.string()),
  price_ceiling: v.optional(v.string()),
  pets: v.optional(v.array(v.string())),
  discovery_source: v.optional(v.number()),
  notes: v.optional(v.string()),
  neighborhoods: v.optional(v.array(v.number())),
  elevator: v.optional(v.boolean()),
  laundry: v.optional(v.array(v.number())),
  outdoor_space: v.optional(v.array(v.number())),
});

export const bookingRequest = v.object({
  appointment: bookingAppointment,
  client: bookingClient,
});
/** The body of a booking (document, "Booking request"). `start` is the property's wall clock, `2026-12-05T10:15:00`. */
export type BookTourRequest = v.InferOutput<typeof bookingRequest>;

export const bookedAppointment = v.object({
  id: v.number(),
  confirmation_enabled: v.boolean(),
  start: v.string(),
  location: v.string(),
  expiration_date: v.string(),
});
export const bookingReply = v.object({ data: v.object({ appointment: bookedAppointment }) });
export type BookTourReply = v.InferOutput<typeof bookingReply>;

export const rescheduledAppointment = v.object({
  id: v.number(),
  status: v.nullable(v.number()),
  start: v.string(),
  end: v.string(),
  notes: v.string(),
  location: v.string(),
});

export const employee = v.object({ id: v.number(), photo: v.nullable(v.string()), name: v.string() });

export const appointmentPerson = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  is_primary: v.boolean(),
  email: v.string(),
  phone_1: v.string(),
  phone_2: v.string(),
});

export const appointmentClient = v.object({
  id: v.number(),
  name: v.string(),
  group: v.nullable(v.number()),
  person: appointmentPerson,
  agents: v.array(v.unknown()),
  broker_first_name: v.string(),
  broker_last_name: v.string(),
  lead_source: v.string(),
});

export const appointment = v.object({
  ...rescheduledAppointment.entries,
  employee,
  client: appointmentClient,
  appointment_showings: v.array(v.unknown()),
});
/** An appointment (document, "Appointment (client appointments list and reschedule response)"). */
export type Appointment = v.InferOutput<typeof appointment>;

export const clientAppointmentsReply = v.object({ data: v.object({ appointments: v.array(appointment) }) });
export type ListClientAppointmentsReply = v.InferOutput<typeof clientAppointmentsReply>;

export const cancellationReply = v.object({ data: v.object({ message: v.string(), notification_sent: v.boolean() }) });
export type CancelAppointmentReply = v.InferOutput<typeof cancellationReply>;

export const rescheduleRequest = v.object({ data: v.object({ appointment: v.object({ start: v.string() }) }) });
export type RescheduleAppointmentRequest = v.InferOutput<typeof rescheduleRequest>;

export const rescheduleReply = v.object({ data: v.object({ appointment: rescheduledAppointment }) });
export type RescheduleAppointmentReply = v.InferOutput<typeof rescheduleReply>;

/** The operations with their schemas. A function, so that a build in which nobody calls it leaves it out. */
export const appointmentOperations = (): readonly Operation[] => [
  {
    endpoint: questions.getWidgetConfiguration,
    resource: 'appointments',
    replies: { 200: widgetConfigurationReply, ...invalid, ...guarded },
  },
  {
    endpoint: questions.getTimes,
    resource: 'appointments',
    replies: { 200: timesReply, 400: timesReply, ...missing, ...guarded },
  },
  {
    endpoint: endpoints.bookTour,
    resource: 'appointments',
    body: bookingRequest,
    replies: { 200: bookingReply, ...invalid, ...missing, ...guarded },
  },
  {
    endpoint: listClientAppointments,
    resource: 'appointments',
    replies: { 200: clientAppointmentsReply, ...missing, ...secret },
  },
  {
    endpoint: endpoints.cancelAppointment,
    resource: 'appointments',
    replies: { 200: cancellationReply, ...missing, ...guarded },
  },
  {
    endpoint: endpoints.rescheduleAppointment,
    resource: 'appointments',
    body: rescheduleRequest,
    replies: { 200: rescheduleReply, ...invalid, ...missing, ...guarded },
  },
];

import type { LocalDateTime, OffsetDateTime } from '../time/values.ts';
import { parseOffsetDateTime } from '../time/values.ts';
import { cancelAppointment, rescheduleAppointment } from './contract/endpoints/appointments.ts';
import { cancellationReply, type RescheduleRequestWire, rescheduleReply } from './contract/schemas/appointments.ts';
import { REFUSED, readErrors } from './readErrors.ts';
import type { CallOptions } from './tourQuestions.ts';
import type { Transport } from './transport.ts';
import { readAs } from './typed.ts';

/** An appointment after it was moved (document, "reschedule response"). */
export interface RescheduledTour {
  readonly id: number;
  /** Numeric code, or null for one made in the web application. */
  readonly status: number | null;
  readonly start: OffsetDateTime;
  readonly end: OffsetDateTime;
  readonly notes: string;
  readonly location: string;
}

export type RescheduleOutcome =
  | { readonly kind: 'rescheduled'; readonly tour: RescheduledTour }
  /**
   * Refused with `errors`. `path`, below `errors`: at `appointment.start` the time is not free, in the past or no time at
   * all; at another the appointment itself cannot be moved, for instance a cancelled one. `message`: the service's words.
   */
  | { readonly kind: 'not-available'; readonly path: string; readonly message: string };

/** Whether an employee was told of the cancellation, and the service's own words. */
export interface Cancellation {
  readonly message: string;
  readonly notificationSent: boolean;
}

/** What can be done with an appointment that exists. An unknown one is an ApiError of kind `status` (404). */
export interface AppointmentClient {
  /** Moves an appointment: to the same employee where that one is free, else to another of `groupId`. Sent once. */
  rescheduleAppointment(
    id: number,
    groupId: number,
    start: LocalDateTime,
    options?: CallOptions,
  ): Promise<RescheduleOutcome>;
  /** Cancels an appointment; the record is kept. Sent once. */
  cancelAppointment(id: number, options?: CallOptions): Promise<Cancellation>;
}

export const appointmentCalls = (transport: Transport): AppointmentClient => ({
  async rescheduleAppointment(id, groupId, start, options) {
    const body: RescheduleRequestWire = { data: { appointment: { start } } };
    const reply = await transport(rescheduleAppointment, {
      ...options,
      params: { appointment_id: id, group_id: groupId },
      body,
      expected: REFUSED,
    });
    if (!reply.ok) {
      const errors = readErrors(reply.json);
      const refusal = errors.find(({ path }) => path === 'appointment.start') ?? errors[0];
      if (refusal === undefined) throw reply.malformed('errors');
      return { kind: 'not-available', ...refusal };
    }
    const { appointment } = readAs(reply, rescheduleReply).data;
    const moved = parseOffsetDateTime(appointment.start);
    const end = parseOffsetDateTime(appointment.end);
    if (moved === undefined || end === undefined) throw reply.malformed(`data.appointment.${moved ? 'end' : 'start'}`);
    return { kind: 'rescheduled', tour: { ...appointment, start: moved, end } };
  },

  async cancelAppointment(id, options) {
    const { data } = readAs(
      await transport(cancelAppointment, { ...options, params: { appointment_id: id } }),
      cancellationReply,
    );
    return { message: data.message, notificationSent: data.notification_sent };
  },
});

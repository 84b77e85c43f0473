import { type LocalDateTime, parseTimeOfDay } from '../time/values.ts';
import { type AgentClient, type AskAgent, agentCall } from './agentClient.ts';
import { type AppointmentClient, appointmentCalls, type BookingOutcome, readBooking } from './appointmentClient.ts';
import { type Availability, askAvailability, flag, type OfficeHours, readTimes } from './availability.ts';
import { askConfiguration, type Configuration, configurationIn } from './configuration.ts';
import { bookTour } from './contract/endpoints/appointments.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import type { BookTourRequest } from './contract/schemas/appointments.ts';
import { type AskHomes, type HomeClient, homeCalls } from './homeClient.ts';
import { type LeadClient, leadCalls } from './leadClient.ts';
import { type AskLists, type ListClient, listCalls } from './listClient.ts';
import { REFUSED, readErrors } from './readErrors.ts';
import { type CallOptions, createTransport, type Reply, type Transport, type TransportOptions } from './transport.ts';
import { sendWrite } from './writeCall.ts';

/** The configuration of a group, or the service's reason for giving none (document, "verify-widget", 400). */
export type ConfigurationAnswer =
  | { readonly active: true; readonly configuration: Configuration }
  | { readonly active: false; readonly reason: string };

/** The three calls that need no visitor's data. Each throws an `ApiError` when no documented answer came. */
export interface TourQuestions {
  /** The configuration of a group's appointment widget (document, "verify-widget"). */
  getWidgetConfiguration(groupId: number, options?: CallOptions): Promise<ConfigurationAnswer>;
  /** The office hours of the present day at the property (document, "times" without `time`). */
  getOfficeHours(groupId: number, options?: CallOptions): Promise<OfficeHours>;
  /** The free slots of the day of `time`, by the property's clock (document, "times" with `time`). */
  getAvailability(groupId: number, time: LocalDateTime, options?: CallOptions): Promise<Availability>;
}

/** The questions of a visitor's booking over `transport`. */
const tourQuestions = (transport: Transport): TourQuestions => ({
  async getWidgetConfiguration(groupId, options) {
    const reply = await askConfiguration(transport, groupId, options);
    if (!reply.ok) return { active: false, reason: readErrors(reply.json)[0]?.message ?? '' };
    return { active: true, configuration: configurationIn(reply) };
  },

  async getOfficeHours(groupId, options) {
    return readOfficeHours(await transport(getTimes, { ...options, params: { group_id: groupId } }));
  },

  getAvailability: (groupId, time, options) => askAvailability(transport, groupId, time, options),
});

/**
 * The office hours in `reply`, without those that cannot be read. Throws ApiError `malformed` when there is no list, or
 * when no entry of the list can be read.
 * @internal
 */
export function readOfficeHours(reply: Reply): OfficeHours {
  return { times: readTimes(reply, parseTimeOfDay), smsOptIn: flag(reply, 'appointment_sms_opt_in') };
}

/** The options of a booking, besides its values. */
export interface BookingCallOptions extends CallOptions {
  /** The id by which `lookUp` names this booking. An edge gets it, the service does not. Your own client may give it to your server. */
  readonly attempt?: string | undefined;
  /** The token of the visitor's entry on the waitlist. An edge takes this entry off the list, and the service does not get it. */
  readonly token?: string | undefined;
}

/**
 * The calls of a visitor. Every booking needs four of them: those of `TourQuestions`, and `bookTour`. The others change a booked tour,
 * leave details, list choices, name an agent or show homes. The widget does not offer what the client has no call for. Each throws an
 * `ApiError` when no documented answer came.
 */
export interface TourClient
  extends TourQuestions,
    Partial<AppointmentClient>,
    Partial<LeadClient>,
    Partial<ListClient>,
    Partial<AgentClient>,
    Partial<HomeClient> {
  /**
   * Books a tour (document, "POST …/book"). Sent once: after a lost reply the visitor decides whether to send it again. If the call throws,
   * the tour may be booked, unless the failure is `not-sent`, `rate-limited` or a 4xx.
   */
  bookTour(groupId: number, request: BookTourRequest, options?: BookingCallOptions): Promise<BookingOutcome>;
}

/** The calls of a visitor's booking over `transport`. */
export const tourCalls = (transport: Transport): TourClient & LeadClient => ({
  ...tourQuestions(transport),
  ...leadCalls(transport),

  bookTour: (groupId, request, options) =>
    sendWrite(transport, book, { ...options, params: { group_id: groupId }, body: request }),
});

const book = { route: bookTour, expected: REFUSED, read: readBooking };

/** The calls of a visitor's booking at `options.baseUrl`, and those that change it. */
export function createLeasingTours(options: TransportOptions): TourClient & AppointmentClient {
  const transport = createTransport(options);
  return { ...tourCalls(transport), ...appointmentCalls(transport) };
}

/** The agents at `options.baseUrl`, one by one. */
export const createLeasingAgent = (options: TransportOptions): AskAgent => agentCall(createTransport(options));

/** The homes at `options.baseUrl`. */
export const createLeasingHomes = (options: TransportOptions): AskHomes => homeCalls(createTransport(options));

/** The lists at `options.baseUrl`. */
export const createLeasingLists = (options: TransportOptions): AskLists => listCalls(createTransport(options));

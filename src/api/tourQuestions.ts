import type { LocalDateTime } from '../time/values.ts';
import { type Availability, type OfficeHours, readAvailability, readOfficeHours } from './availability.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { APPOINTMENT_WIDGET, getTimes, getWidgetConfiguration } from './contract/endpoints/appointments.ts';
import { member } from './member.ts';
import { readErrors } from './readErrors.ts';
import type { Transport } from './transport.ts';

/** What every call takes besides its values. */
export interface CallOptions {
  /** Stops the call; it then throws an ApiError of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** How often a GET is tried in all, retries included; default: the client's `attempts`. Other methods are sent once. */
  readonly attempts?: number | undefined;
}

/** A group's configuration, or the service's word that there is none to be had (document, "verify-widget", 400). */
export type ConfigurationAnswer =
  | { readonly active: true; readonly configuration: Configuration }
  | { readonly active: false; readonly reason: string };

/** The three calls that need no visitor's data. Each throws ApiError when no documented answer came. */
export interface TourQuestions {
  /** The configuration of a group's appointment widget. */
  getWidgetConfiguration(groupId: number, options?: CallOptions): Promise<ConfigurationAnswer>;
  /** The office hours of the present day at the property. */
  getOfficeHours(groupId: number, options?: CallOptions): Promise<OfficeHours>;
  /** The free slots of the day `time` is on, by the property's clock. */
  getAvailability(groupId: number, time: LocalDateTime, options?: CallOptions): Promise<Availability>;
}

const BAD_REQUEST = [400] as const;

/** The questions of a visitor's booking over `transport`. */
export const tourQuestions = (transport: Transport): TourQuestions => ({
  async getWidgetConfiguration(groupId, options) {
    const reply = await transport(getWidgetConfiguration, {
      ...options,
      params: { group_id: groupId },
      query: { widget: APPOINTMENT_WIDGET },
      expected: BAD_REQUEST,
    });
    if (!reply.ok) return { active: false, reason: readErrors(reply.json)[0]?.message ?? '' };
    const configuration = readConfiguration(member(reply.json, 'data'));
    if (configuration === undefined) throw reply.malformed('data');
    return { active: true, configuration };
  },

  async getOfficeHours(groupId, options) {
    return readOfficeHours(await transport(getTimes, { ...options, params: { group_id: groupId } }));
  },

  async getAvailability(groupId, time, options) {
    const reply = await transport(getTimes, {
      ...options,
      params: { group_id: groupId },
      query: { time },
      expected: BAD_REQUEST,
    });
    return readAvailability(reply, time);
  },
});

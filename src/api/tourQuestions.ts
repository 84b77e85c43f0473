import type { LocalDateTime } from '../time/values.ts';
import type { Availability, OfficeHours } from './availability.ts';
import type { Configuration } from './configuration.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import { askAvailability, askConfiguration, type CallOptions, configurationIn } from './firstQuestions.ts';
import { readErrors } from './readErrors.ts';
import { readOfficeHours } from './readOfficeHours.ts';
import type { Transport } from './transport.ts';

export type { CallOptions };

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

/** The questions of a visitor's booking over `transport`. */
export const tourQuestions = (transport: Transport): TourQuestions => ({
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

import { parseTimeOfDay } from '../time/values.ts';
import { flag, type OfficeHours, readTimes } from './availability.ts';
import type { Reply } from './transport.ts';

/**
 * The office hours in `reply`, without those that cannot be read. Throws ApiError `malformed` when there is no list, or
 * one of which nothing can be read.
 */
export function readOfficeHours(reply: Reply): OfficeHours {
  return { times: readTimes(reply, parseTimeOfDay), smsOptIn: flag(reply, 'appointment_sms_opt_in') };
}

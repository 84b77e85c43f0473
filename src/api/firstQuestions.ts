import type { LocalDateTime } from '../time/values.ts';
import { type Availability, readAvailability } from './availability.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { APPOINTMENT_WIDGET, getTimes, getWidgetConfiguration } from './contract/endpoints/tour-questions.ts';
import { member } from './member.ts';
import type { Reply, Transport } from './transport.ts';

/** What every call takes besides its values. */
export interface CallOptions {
  /** Stops the call; it then throws an ApiError of kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** How often a GET is tried in all, retries included; default: the client's `attempts`. Other methods are sent once. */
  readonly attempts?: number | undefined;
  /** An item of a list that has another shape than the document's makes the call fail; else it is left out and named. */
  readonly strict?: boolean | undefined;
  /** Told of each item that was left out: the path of what could not be read. Also by iterators and bare lists. */
  readonly onUnread?: ((path: string) => void) | undefined;
}

const BAD_REQUEST = [400] as const;

/** Asks for the configuration of a group's appointment widget: a 200 with it, or the documented 400 of a group that takes no bookings. */
export const askConfiguration = (transport: Transport, groupId: number, options?: CallOptions): Promise<Reply> =>
  transport(getWidgetConfiguration, {
    ...options,
    params: { group_id: groupId },
    query: { widget: APPOINTMENT_WIDGET },
    expected: BAD_REQUEST,
  });

/** The configuration in the 200. Throws ApiError `malformed` where there is none. */
export function configurationIn(reply: Reply): Configuration {
  const configuration = readConfiguration(member(reply.json, 'data'));
  if (configuration === undefined) throw reply.malformed('data');
  return configuration;
}

/** The free slots of the day `time` is on, by the property's clock. */
export async function askAvailability(
  transport: Transport,
  groupId: number,
  time: LocalDateTime,
  options?: CallOptions,
): Promise<Availability> {
  const reply = await transport(getTimes, {
    ...options,
    params: { group_id: groupId },
    query: { time },
    expected: BAD_REQUEST,
  });
  return readAvailability(reply, time);
}

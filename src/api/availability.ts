import { type Day, dayOf, type LocalDateTime, parseLocalDateTime, type TimeOfDay } from '../time/values.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import { member } from './member.ts';
import type { CallOptions, Reply, Transport } from './transport.ts';

/** The office hours of the present day (document, "times" without `time`). */
export interface OfficeHours {
  /** The times of the day at which a tour can start, in ascending order. */
  readonly times: readonly TimeOfDay[];
  /** `appointment_sms_opt_in`; undefined when the reply had none. */
  readonly smsOptIn: boolean | undefined;
}

/**
 * The free slots of one calendar day. Asking for a time that is not free is no failure: the service answers 400 and
 * still lists the day's slots (document, "times").
 */
export interface Availability {
  readonly asked: LocalDateTime;
  /** Whether the very time that was asked for is free. */
  readonly free: boolean;
  /** The free times, in ascending order, each once. Some may be of another day than the one asked for. */
  readonly slots: readonly LocalDateTime[];
  /** `appointment_sms_opt_in` of a 200. Undefined on a 400: what was known before still counts. */
  readonly smsOptIn: boolean | undefined;
  /** When the service gave this answer, by the property's clock. Set only with an edge, when the service has failed since. */
  readonly asOf?: LocalDateTime | undefined;
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
    expected: [400],
  });
  return readAvailability(reply, time);
}

/**
 * The free slots in `reply`, a 200 or the documented 400, without those that cannot be read. Throws ApiError `malformed`
 * when there is no list, or when no entry of the list can be read. An empty list is no error: the day is full.
 */
export function readAvailability(reply: Reply, asked: LocalDateTime): Availability {
  return {
    asked,
    free: reply.ok && flag(reply, 'valid') !== false,
    slots: readTimes(reply, parseLocalDateTime),
    smsOptIn: reply.ok ? flag(reply, 'appointment_sms_opt_in') : undefined,
    // The first 19 characters are the property's clock. The rest is its offset.
    asOf: parseLocalDateTime(String(reply.asOf).slice(0, 19)),
  };
}

/** `available_times` of `reply` as `parse` reads them, ascending and each once. */
export function readTimes<Time extends string>(
  reply: Reply,
  parse: (text: string) => Time | undefined,
): readonly Time[] {
  const list = member(reply.json, 'available_times');
  if (!Array.isArray(list)) throw reply.malformed('available_times');
  const times = list.flatMap((time: unknown) => (typeof time === 'string' ? (parse(time) ?? []) : []));
  if (times.length === 0 && list.length > 0) throw reply.malformed('available_times.0');
  return [...new Set(times)].sort();
}

export const flag = (reply: Reply, name: string): boolean | undefined => {
  const value = member(reply.json, name);
  return typeof value === 'boolean' ? value : undefined;
};

/** The slots of `availability` by their own day. The day that was asked for is always there. */
export function slotsByDay(availability: Availability): ReadonlyMap<Day, readonly LocalDateTime[]> {
  const days = new Map<Day, LocalDateTime[]>([[dayOf(availability.asked), []]]);
  for (const slot of availability.slots) {
    const day = dayOf(slot);
    const slots = days.get(day);
    if (slots) slots.push(slot);
    else days.set(day, [slot]);
  }
  return days;
}

import {
  type Day,
  dayOf,
  type LocalDateTime,
  parseLocalDateTime,
  parseTimeOfDay,
  type TimeOfDay,
} from '../time/values.ts';

/** The office hours of the present day (document, "times" without `time`). */
export interface OfficeHours {
  /** Start marks, ascending. */
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
  /** Free starts, ascending, each once; possibly of another day than the one asked for. */
  readonly slots: readonly LocalDateTime[];
  /** `appointment_sms_opt_in` of a 200; undefined on a 400, which changes nothing. */
  readonly smsOptIn: boolean | undefined;
}

interface TimesBody {
  readonly available_times: readonly unknown[];
  readonly valid?: unknown;
  readonly appointment_sms_opt_in?: unknown;
}

/** Whether `body` is a reply of `times` that can be read. */
export const isTimesBody = (body: unknown): body is TimesBody =>
  typeof body === 'object' && body !== null && 'available_times' in body && Array.isArray(body.available_times);

const optIn = (body: TimesBody): boolean | undefined =>
  typeof body.appointment_sms_opt_in === 'boolean' ? body.appointment_sms_opt_in : undefined;

const ascending = <Value extends string>(
  texts: readonly unknown[],
  parse: (text: string) => Value | undefined,
): Value[] => [...new Set(texts.flatMap((text) => (typeof text === 'string' ? (parse(text) ?? []) : [])))].sort();

/** The office hours in `body`; times that cannot be read are left out. */
export const readOfficeHours = (body: TimesBody): OfficeHours => ({
  times: ascending(body.available_times, parseTimeOfDay),
  smsOptIn: optIn(body),
});

/** The free slots in `body`, in order and each once; slots that cannot be read are left out. `ok`: whether it was a 200. */
export const readAvailability = (body: TimesBody, asked: LocalDateTime, ok: boolean): Availability => ({
  asked,
  free: ok && body.valid !== false,
  slots: ascending(body.available_times, parseLocalDateTime),
  smsOptIn: ok ? optIn(body) : undefined,
});

/** The slots of `availability` by the day they are of. */
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

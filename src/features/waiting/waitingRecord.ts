import { isToken } from '../../api/appointments.ts';
import { member } from '../../api/member.ts';
import type { BookingSettings } from '../../core/bookingSettings.ts';
import type { Environment } from '../../core/environment.ts';
import { type DayPart, dayParts } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import { dayOf, parseDay } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import { forgetWaiting, waitingKey, waitingStorage } from './waitingKey.ts';

/** What the tab keeps of the visitor's entry on the waiting list. It ends with the last of `days`. No answer of the form. */
export interface WaitingRecord {
  readonly token: string;
  readonly days: DayRange;
  /** Never empty. All three: any time of the day. */
  readonly parts: readonly DayPart[];
}

type RecordSettings = Pick<BookingSettings, 'scope' | 'storedAs' | 'remember' | 'zone'>;
type RecordPlace = Pick<Environment, 'tabStorage' | 'pageMemory' | 'now'>;

/** The entry that is kept for the group of `settings`. One that is over is forgotten. */
export function readWaitingRecord(settings: RecordSettings, environment: RecordPlace): WaitingRecord | undefined {
  const key = waitingKey(settings);
  const record = key === undefined ? undefined : recordIn(waitingStorage(settings, environment).read(key) ?? '');
  if (record === undefined || record.days.last >= dayOf(wallClock(environment.now(), settings.zone))) return record;
  forgetWaiting(settings, environment);
  return undefined;
}

/** Keeps `record` in place of the one before. */
export function keepWaitingRecord(
  settings: RecordSettings,
  environment: RecordPlace,
  { token, days, parts }: WaitingRecord,
): void {
  const key = waitingKey(settings);
  if (key !== undefined) waitingStorage(settings, environment).write(key, JSON.stringify({ token, days, parts }));
}

/** Reads a stored text. Any script of the page may have written it. */
function recordIn(text: string): WaitingRecord | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    const token = member(stored, 'token');
    const days = readDays(member(stored, 'days'), 'first', 'last');
    const parts = readParts(member(stored, 'parts'));
    return isToken(token) && days && parts.length > 0 ? { token, days, parts } : undefined;
  } catch {
    return undefined;
  }
}

/** The days of `value`, whose first and last stand under these names. */
export function readDays(value: unknown, from: string, to: string): DayRange | undefined {
  const [first, last] = [from, to].map((name) => parseDay(String(member(value, name))));
  return first && last && first <= last ? { first, last } : undefined;
}

/** The parts of the day in `value`, in the order of the day. */
export const readParts = (value: unknown): readonly DayPart[] =>
  dayParts.filter((part) => Array.isArray(value) && value.includes(part));

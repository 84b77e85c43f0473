import { isToken } from '../../api/appointmentClient.ts';
import { member } from '../../api/member.ts';
import type { BookingSettings } from '../../core/bookingSettings.ts';
import type { Environment } from '../../core/environment.ts';
import type { StoragePlaces } from '../../core/rememberedTour.ts';
import { type DayPart, dayParts } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import { dayOf, parseDay } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import { WHICH, type WhichDays } from './waitlistDays.ts';
import { type KeptSettings, readKept, writeKept } from './waitlistKey.ts';

/** What the tab keeps of the visitor's entry on the waitlist. It ends with the last of `days`. No answer of the form. */
export interface WaitlistRecord {
  readonly token: string;
  readonly days: DayRange;
  /** Never empty. All three: any time of the day. */
  readonly parts: readonly DayPart[];
  /** Set while the visitor's address waits for its confirmation. */
  readonly asked?: true;
}

/** What is not known of the list. `key`, `began`: the attempt to join, and when it was made. `leave`: whether the entry has left. */
export type WaitlistDoubt = { readonly key: string; readonly began: number } | 'leave';

/** What the tab keeps beside the answers of the form. */
export interface KeptWaitlist {
  /** The visitor's entry. Undefined while none is known. */
  readonly record: WaitlistRecord | undefined;
  /** Kept before anything is sent, until its outcome is known. */
  readonly doubt: WaitlistDoubt | undefined;
  /** The choice of days, or days of the visitor's own. Undefined until they make one. */
  readonly which: WhichDays | DayRange | undefined;
  /** The ticked parts of the day. None: any time. */
  readonly parts: readonly DayPart[];
}

type WaitlistSettings = KeptSettings & Pick<BookingSettings, 'zone'>;

/** What is kept for the group of `settings`. An entry that is over is forgotten. */
export function readWaitlist(
  settings: WaitlistSettings,
  environment: StoragePlaces & Pick<Environment, 'now'>,
): KeptWaitlist {
  const stored = readKept(settings, environment);
  const entry = recordIn(stored);
  const isOver = entry !== undefined && entry.days.last < dayOf(wallClock(environment.now(), settings.zone));
  const record = isOver ? undefined : entry;
  const [key, began, which] = ['key', 'began', 'which'].map((name) => member(stored, name));
  const joins = isToken(key) && typeof began === 'number' ? { key, began } : undefined;
  const kept: KeptWaitlist = {
    record,
    doubt: joins ?? (record && member(stored, 'leaves') === true ? 'leave' : undefined),
    which: WHICH.find((each) => each === which) ?? readDays(which, 'first', 'last'),
    parts: readParts(member(stored, 'ticked')),
  };
  if (isOver) keepWaitlist(settings, environment, kept);
  return kept;
}

/** Keeps this in place of what was kept before. */
export function keepWaitlist(settings: KeptSettings, places: StoragePlaces, kept: KeptWaitlist): void {
  const { record, doubt, which, parts } = kept;
  const stored = {
    ...record,
    ...(doubt === 'leave' ? { leaves: true } : doubt),
    ...(which && { which }),
    ...(parts.length > 0 && { ticked: parts }),
  };
  writeKept(settings, places, Object.keys(stored).length > 0 ? stored : undefined);
}

function recordIn(stored: unknown): WaitlistRecord | undefined {
  const token = member(stored, 'token');
  const days = readDays(member(stored, 'days'), 'first', 'last');
  const parts = readParts(member(stored, 'parts'));
  if (!isToken(token) || !days || parts.length === 0) return undefined;
  return { token, days, parts, ...(member(stored, 'asked') === true && { asked: true }) };
}

/** The days of `value`, whose first and last stand under these names. */
export function readDays(value: unknown, from: string, to: string): DayRange | undefined {
  const [first, last] = [from, to].map((name) => parseDay(String(member(value, name))));
  return first && last && first <= last ? { first, last } : undefined;
}

/** The parts of the day in `value`, in the order of the day. */
export const readParts = (value: unknown): readonly DayPart[] =>
  dayParts.filter((part) => Array.isArray(value) && value.includes(part));

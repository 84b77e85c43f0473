import { addMinutes } from '../time/minutes.ts';
import type { LocalDateTime } from '../time/values.ts';
import { momentOf, wallClock } from '../time/zone.ts';

/** A booked tour, as a calendar keeps it. The texts are as a person reads them; empty ones are left out. */
export interface CalendarEntry {
  readonly groupId: number;
  /** The number of the appointment, where the service gave it. */
  readonly id: number | undefined;
  readonly title: string;
  readonly location: string;
  readonly notes: string;
  /** By the property's clock. */
  readonly start: LocalDateTime;
  readonly minutes: number;
  /** The property's IANA zone; without one no moment is known, only what the clock shows. */
  readonly zone: string | undefined;
}

/** From when to when, `20261205T151500Z`: in UTC, or without the `Z` what the property's clock shows where its zone is unknown. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const MINUTE_MS = 60_000;

/** Date and time as calendars write them (RFC 5545, 3.3.5), in digits alone. */
const compact = (value: LocalDateTime): string => value.replace(/[-:]/g, '');

/** The moment `ms` in UTC, `20261205T151500Z`. */
export const utcStamp = (ms: number): string => `${compact(wallClock(ms, 'UTC'))}Z`;

/** A start that the clock skips is read by the offset before the change, as everywhere in the widget. */
export function spanOf({ start, minutes, zone }: Pick<CalendarEntry, 'start' | 'minutes' | 'zone'>): Span {
  if (zone === undefined) return { from: compact(start), to: compact(addMinutes(start, minutes)) };
  const moment = momentOf(start, zone);
  return { from: utcStamp(moment), to: utcStamp(moment + minutes * MINUTE_MS) };
}

/**
 * `text` as any calendar and any address can carry it: line breaks are `\n`, and neither control characters nor halves of
 * surrogate pairs are left, which a file must not hold and `encodeURIComponent` throws at.
 */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

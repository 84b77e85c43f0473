import { addMinutes } from '../time/minutes.ts';
import type { LocalDateTime } from '../time/values.ts';
import { momentOf, wallClock } from '../time/zone.ts';

/** A booked tour as a calendar keeps it. The texts are for people; empty ones are left out. */
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
  /** The office still has to confirm the tour. */
  readonly isTentative?: boolean;
}

/** Start and end in UTC, `20261205T151500Z`. If the property's zone is unknown, by the property's clock, without the `Z`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const MINUTE_MS = 60_000;

/** Date and time as calendars write them (RFC 5545, 3.3.5), in digits alone. */
const compact = (value: LocalDateTime): string => value.replace(/[-:]/g, '');

/** The moment `ms` in UTC, `20261205T151500Z`. */
const utcStamp = (ms: number): string => `${compact(wallClock(ms, 'UTC'))}Z`;

/** From when to when. A start that the clock skips in spring is read by the offset before the change, as everywhere. */
function spanOf({ start, minutes, zone }: Pick<CalendarEntry, 'start' | 'minutes' | 'zone'>): Span {
  if (zone === undefined) return { from: compact(start), to: compact(addMinutes(start, minutes)) };
  const moment = momentOf(start, zone);
  return { from: utcStamp(moment), to: utcStamp(moment + minutes * MINUTE_MS) };
}

/**
 * `text` as any calendar and any address can carry it: line breaks are `\n`, and neither control characters nor halves of
 * surrogate pairs are left, which a file must not hold and `encodeURIComponent` throws at.
 * @internal
 */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

interface Edition {
  /** When the file is made, in milliseconds since the epoch. */
  readonly now: number;
  /** How many times the entry was changed before. A calendar keeps the edition with the highest number. */
  readonly sequence: number;
}

/** How many bytes a line may have before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * The text of an `.ics` file with `entry`, and a reminder two hours before. It has the same UID whenever it is made, so
 * that a later edition replaces the entry. It has no METHOD: the file is the visitor's own entry, not an invitation.
 */
export function calendarFile(entry: CalendarEntry, edition: Edition): string {
  const title = `DESCRIPTION:${escaped(entry.title)}`;
  return fileWith(
    [],
    [
      ...linesOf(entry, edition),
      ...(entry.isTentative ? ['STATUS:TENTATIVE'] : []),
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      title,
      'TRIGGER:-PT2H',
      'END:VALARM',
    ],
  );
}

/** The text of an `.ics` file that takes `entry` out of a calendar again (RFC 5546, 3.2.5). It has the UID of the entry. */
export const cancellationFile = (entry: CalendarEntry, edition: Edition): string =>
  fileWith(['METHOD:CANCEL'], [...linesOf(entry, edition), ORGANIZER, 'STATUS:CANCELLED']);

/** A cancellation has to name who sends it. There is no address to answer to, and this is how calendars write that. */
const ORGANIZER = 'ORGANIZER:invalid:nomail';

function linesOf(entry: CalendarEntry, { now, sequence }: Edition): readonly string[] {
  const { from, to } = spanOf(entry);
  return [
    `UID:tour-${entry.groupId}-${entry.id ?? from}@tour-booking`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${from}`,
    `DTEND:${to}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.notes ? [`DESCRIPTION:${escaped(entry.notes)}`] : []),
  ];
}

const fileWith = (calendar: readonly string[], event: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tour Booking//Tour Booking//EN',
    ...calendar,
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');

/** Escapes the characters that have a meaning in a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const encoder = new TextEncoder();

/** A line with its line break. A longer one becomes several lines of at most 75 bytes, and no character is broken. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return `${text}\r\n`;
}

/** An address with a query. A space becomes `%20`, because Outlook shows the `+` that `URLSearchParams` writes. */
const address = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(plain(value))}`)
    .join('&')}`;

/**
 * Links that add `entry` to a calendar on the web. Undefined where the property's zone is unknown: these calendars would
 * read the start in the zone of the visitor's account, which may be another one.
 */
export function calendarLinks(entry: CalendarEntry): { readonly google: string; readonly outlook: string } | undefined {
  if (entry.zone === undefined) return undefined;
  const { title, location, notes } = entry;
  const { from, to } = spanOf(entry);
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${from}/${to}`,
      location,
      details: notes,
    }),
    outlook: address('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: extended(from),
      enddt: extended(to),
      location,
      body: notes,
    }),
  };
}

/** `20261205T151500Z` as `2026-12-05T15:15:00Z`. */
const extended = (stamp: string): string =>
  stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6');

/** A map with the way to `location` from where the visitor is. */
export const directionsLink = (location: string): string =>
  address('https://www.google.com/maps/dir/', { api: '1', destination: location });

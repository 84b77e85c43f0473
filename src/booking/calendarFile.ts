import { type CalendarEntry, plain, spanOf, utcStamp } from './calendarEntry.ts';

interface Edition {
  /** When the file is made, in milliseconds since the epoch. */
  readonly now: number;
  /** How many times the entry was changed before: a calendar keeps the highest. */
  readonly sequence: number;
}

/** How many bytes a line may have before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * The text of an `.ics` file with `entry`, and a reminder two hours before. It has the same UID whenever it is made, so
 * that a later edition replaces the entry. Without METHOD: the file is the visitor's own entry, no invitation.
 */
export function calendarFile(entry: CalendarEntry, { now, sequence }: Edition): string {
  const { from, to } = spanOf(entry);
  const title = escaped(entry.title);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tour Booking//Tour Booking//EN',
    'BEGIN:VEVENT',
    `UID:tour-${entry.groupId}-${entry.id ?? from}@tour-booking`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${from}`,
    `DTEND:${to}`,
    `SUMMARY:${title}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.notes ? [`DESCRIPTION:${escaped(entry.notes)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}

/** What has a meaning of its own in a value (RFC 5545, 3.3.11), taken as text. */
const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const encoder = new TextEncoder();

/** A line with its end, as several of at most 75 bytes where it is longer. No character is broken. */
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

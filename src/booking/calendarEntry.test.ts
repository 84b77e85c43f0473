import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { entry } from '../../test/calendarEntry.ts';
import { local } from '../../test/programmedClient.ts';
import { addMinutes } from '../time/minutes.ts';
import { wallClock } from '../time/zone.ts';
import { type CalendarEntry, calendarFile, cancellationFile, plain } from './calendarEntry.ts';

const NOW = Date.UTC(2026, 11, 1, 14);
const fileOf = (changes: Partial<CalendarEntry> = {}, sequence = 0): string =>
  calendarFile({ ...entry, ...changes }, { now: NOW, sequence });

/** The one event of a file, as a calendar reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (component === undefined || others.length > 0) throw new Error('not one event');
  const event = new ICAL.Event(component);
  const moment = (time: ICAL.Time): number => time.toUnixTime() * 1000;
  return { calendar, component, event, from: moment(event.startDate), to: moment(event.endDate) };
}

const ZONES = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
];
const zones = fc.constantFrom(...ZONES);
/** Any quarter hour of ten years. */
const moments = fc.integer({ min: 0, max: 10 * 365 * 96 }).map((quarters) => Date.UTC(2024, 0) + quarters * 900_000);
/** Anything that JavaScript accepts as text: control characters, halves of pairs, line breaks, emoji. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('a', '\\', ';', ',', ':', '"', '\n', '\r', '\t', ' ', 'ü', '😀', '\ud83d', '\0') }),
);

describe('the file that takes an entry out of a calendar', () => {
  it('is a cancellation of the same entry, in a later edition', () => {
    const { calendar, component, event } = read(cancellationFile(entry, { now: NOW, sequence: 3 }));
    const before = read(fileOf({}, 2));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(component.getFirstPropertyValue('organizer')).toBe('invalid:nomail');
    expect(event.uid).toBe(before.event.uid);
    expect(event.startDate.toString()).toBe(before.event.startDate.toString());
    expect(event.sequence).toBe(3);
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
  });
});

describe('the calendar file', () => {
  it('is what calendars take, line by line', () => {
    expect(fileOf({}, 2).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tour Booking//Tour Booking//EN',
      'BEGIN:VEVENT',
      'UID:tour-101-48213@tour-booking',
      'SEQUENCE:2',
      'DTSTAMP:20261201T140000Z',
      'DTSTART:20261205T151500Z',
      'DTEND:20261205T154500Z',
      'SUMMARY:Tour at Alder & Elm',
      'LOCATION:Alder House\\, 123 First St',
      'DESCRIPTION:Bring: A photo ID',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Tour at Alder & Elm',
      'TRIGGER:-PT2H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the same entry when it is made again later, and another one for another tour', () => {
    const uid = (changes: Partial<CalendarEntry>, sequence = 0) => read(fileOf(changes, sequence)).event.uid;
    const later = { start: local('2026-12-10T14:15:00') };
    expect(uid(later, 1)).toBe(uid({}));
    expect(uid({ id: 48214 })).not.toBe(uid({}));
    expect(uid({ groupId: 102 })).not.toBe(uid({}));
    // Without a number of the service, the start says which tour it is.
    expect(uid({ id: undefined })).toBe('tour-101-20261205T151500Z@tour-booking');
    expect(uid({ id: undefined, ...later })).not.toBe(uid({ id: undefined }));
  });

  it('reminds two hours before', () => {
    const alarm = read(fileOf()).component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('action'))).toBe('DISPLAY');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  });

  it('is no invitation', () => {
    const { calendar } = read(fileOf());
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  });

  it('leaves out what is not known', () => {
    const lacks = (text: string) =>
      read(text)
        .component.getAllProperties()
        .map(({ name }) => name);
    expect(lacks(fileOf())).toEqual(expect.arrayContaining(['location', 'description']));
    const names = lacks(fileOf({ location: '', notes: '' }));
    expect(names).not.toContain('location');
    expect(names).not.toContain('description');
  });

  it.each([
    ['before the clock goes forward', '2026-03-08T01:45:00', '2026-03-08T06:45:00Z', '2026-03-08T07:15:00Z'],
    [
      'a time the clock skips, by the offset before',
      '2026-03-08T02:30:00',
      '2026-03-08T07:30:00Z',
      '2026-03-08T08:00:00Z',
    ],
    ['after it went forward', '2026-03-08T03:00:00', '2026-03-08T07:00:00Z', '2026-03-08T07:30:00Z'],
    ['shown twice in autumn, the first', '2026-11-01T01:45:00', '2026-11-01T05:45:00Z', '2026-11-01T06:15:00Z'],
    ['after the second of the two', '2026-11-01T02:00:00', '2026-11-01T07:00:00Z', '2026-11-01T07:30:00Z'],
    ['over midnight', '2026-12-31T23:45:00', '2027-01-01T04:45:00Z', '2027-01-01T05:15:00Z'],
  ])('is of the right moment: %s', (_, start, from, to) => {
    const event = read(fileOf({ start: local(start) }));
    expect([event.from, event.to]).toEqual([Date.parse(from), Date.parse(to)]);
  });

  it("starts when the property's clock shows the start, and lasts as long as the tour", () => {
    fc.assert(
      fc.property(moments, zones, fc.integer({ min: 5, max: 1440 }), (moment, zone, minutes) => {
        const start = wallClock(moment, zone);
        const { event, from, to } = read(fileOf({ start, zone, minutes }));
        expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
        expect(wallClock(from, zone)).toBe(start);
        expect(to - from).toBe(minutes * 60_000);
      }),
    );
  });

  it('has the time of the property’s clock, without a zone, where the zone is unknown', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 5, max: 1440 }), (moment, minutes) => {
        const start = wallClock(moment, 'UTC');
        const { event } = read(fileOf({ start, minutes, zone: undefined }));
        expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
        expect(event.startDate.toString()).toBe(start);
        expect(event.endDate.toString()).toBe(addMinutes(start, minutes));
      }),
    );
  });

  it('gives back any title, place and note', () => {
    fc.assert(
      fc.property(texts, texts, texts, (title, location, notes) => {
        const { event, component } = read(fileOf({ title, location, notes }));
        const value = (name: string) => component.getFirstPropertyValue(name) ?? '';
        expect(event.summary).toBe(plain(title));
        expect(value('location')).toBe(plain(location));
        expect(value('description')).toBe(plain(notes));
      }),
      { numRuns: 500 },
    );
  });

  it('has lines of at most 75 bytes, and never breaks a character', () => {
    const bytes = (text: string): number => new TextEncoder().encode(text).length;
    fc.assert(
      fc.property(texts, texts, (title, location) => {
        const text = fileOf({ title, location });
        expect(text.endsWith('\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(bytes(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
    // No line is shorter than it must be.
    const [long = '', rest = ''] = fileOf({ title: 'x'.repeat(100) })
      .split('\r\n')
      .filter((line) => /xx/.test(line));
    expect([bytes(long), rest.startsWith(' x')]).toEqual([75, true]);
  });
});

describe('plain text', () => {
  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['control characters', 'a\u0000b\u007fc\u0085d\te', 'abcd\te'],
    ['halves of a pair', 'a\ud83db\ude00c😀', 'a\ufffdb\ufffdc😀'],
    ['other scripts', 'Đường 1, 東京', 'Đường 1, 東京'],
  ])('%s', (_, text, kept) => {
    expect(plain(text)).toBe(kept);
  });
});

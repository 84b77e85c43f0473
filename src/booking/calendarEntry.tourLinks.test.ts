import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { entry } from '../../test/calendarEntry.ts';
import { local } from '../../test/programmedClient.ts';
import { type CalendarEntry, calendarLinks, directionsLink, plain } from './calendarEntry.ts';

const linksOf = (changes: Partial<CalendarEntry> = {}) => calendarLinks({ ...entry, ...changes });
const query = (link: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(link ?? '').searchParams);

it('Google Calendar is given the moments in UTC', () => {
  const link = linksOf()?.google;
  expect(link?.startsWith('https://calendar.google.com/calendar/render?')).toBe(true);
  expect(query(link)).toEqual({
    action: 'TEMPLATE',
    text: 'Tour at Alder & Elm',
    dates: '20261205T151500Z/20261205T154500Z',
    location: 'Alder House, 123 First St',
    details: 'Bring: A photo ID',
  });
});

it('Outlook.com is given the moments in UTC', () => {
  const link = linksOf()?.outlook;
  expect(link?.startsWith('https://outlook.live.com/calendar/0/deeplink/compose?')).toBe(true);
  expect(query(link)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Tour at Alder & Elm',
    startdt: '2026-12-05T15:15:00Z',
    enddt: '2026-12-05T15:45:00Z',
    location: 'Alder House, 123 First St',
    body: 'Bring: A photo ID',
  });
});

it('no link holds a plus, which Outlook would show in place of a space', () => {
  const links = linksOf();
  expect(links?.outlook).toContain('Tour%20at');
  expect(`${links?.google}${links?.outlook}`).not.toContain('+');
});

it.each([
  ['before the clock goes forward', '2026-03-08T01:45:00', '20260308T064500Z/20260308T071500Z'],
  ['a time the clock skips', '2026-03-08T02:30:00', '20260308T073000Z/20260308T080000Z'],
  ['after it went back', '2026-11-01T02:00:00', '20261101T070000Z/20261101T073000Z'],
])('a link is of the right moment: %s', (_, start, dates) => {
  expect(query(linksOf({ start: local(start) })?.google).dates).toBe(dates);
});

it('there is no link where the zone of the property is unknown', () => {
  expect(linksOf()).toBeDefined();
  expect(linksOf({ zone: undefined })).toBeUndefined();
});

it('what is not known is left out', () => {
  const names = Object.keys(query(linksOf({ location: '', notes: '' })?.google));
  expect(names).toEqual(['action', 'text', 'dates']);
});

it('any text arrives as it was, whatever it holds', () => {
  const texts = fc.string({
    unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom('&', '#', '\ud83d')),
  });
  fc.assert(
    fc.property(texts, texts, (title, location) => {
      const links = linksOf({ title, location });
      expect(query(links?.google).text ?? '').toBe(plain(title));
      expect(query(links?.outlook).location ?? '').toBe(plain(location));
      expect(query(directionsLink(location)).destination ?? '').toBe(plain(location));
    }),
  );
});

it('directions lead to the place of the tour', () => {
  expect(directionsLink('Alder House, 123 First St')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Alder%20House%2C%20123%20First%20St',
  );
});

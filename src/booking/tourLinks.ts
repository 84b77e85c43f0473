import { type CalendarEntry, plain, spanOf } from './calendarEntry.ts';

/** A space as `%20`, because Outlook shows the `+` that `URLSearchParams` writes. */
const address = (page: string, query: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(plain(value))}`)
    .join('&')}`;

/**
 * Where a visitor adds `entry` to a calendar on the web. Undefined where the property's zone is unknown: these calendars
 * would take the start by the zone of the visitor's account, which may be another one.
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

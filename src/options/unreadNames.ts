import { eventNames, handlerOf } from '../core/events.ts';
import type { TourBookingOptions } from './options.ts';

/**
 * Every option but the handlers of events, once: one that is missing here does not compile. 1: an attribute can carry it. Not made of the list in `embed/attributes.ts`:
 * what that shares with later files is more before the first free time than it saves behind it.
 */
const OPTIONS: { readonly [Name in Exclude<keyof TourBookingOptions, `on${string}`>]-?: 0 | 1 } = {
  groupId: 1,
  api: 1,
  publicKey: 1,
  client: 0,
  fetch: 0,
  preloaded: 0,
  allows: 0,
  attributes: 0,
  mode: 1,
  buttonLabel: 1,
  buttonCorner: 1,
  loading: 1,
  timeZone: 1,
  location: 1,
  community: 1,
  duration: 1,
  theme: 1,
  accent: 1,
  locale: 1,
  messages: 0,
  contactPhone: 1,
  contactEmail: 1,
  privacyUrl: 1,
  closedDays: 1,
  horizonDays: 1,
  initialDay: 1,
  prefill: 0,
  prefillFromUrl: 1,
  lock: 1,
  remember: 1,
  fields: 0,
  mailPromise: 1,
  expect: 1,
  leads: 1,
  campaignId: 1,
  campaignInfo: 1,
  dataLayer: 1,
  attribution: 1,
  discoverySources: 1,
  changes: 1,
  manage: 1,
  manageStart: 1,
  id: 1,
  components: 0,
  isolate: 0,
  className: 0,
  style: 0,
};
const KNOWN: readonly string[] = [...Object.keys(OPTIONS), ...eventNames.map(handlerOf), 'onWarning'];

/** The name of an option as an attribute. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * One sentence for each name that is no option, and nearly is: `timezone`, `group_id`, `acccent`. Any other may be anybody's. `attributes`:
 * the names are those of an element's.
 */
export function unreadNames({ attributes, ...options }: Partial<TourBookingOptions>): readonly string[] {
  const [given, known] = attributes
    ? [attributes, Object.entries(OPTIONS).flatMap(([name, isText]) => (isText ? kebab(name) : []))]
    : [Object.keys(options), KNOWN];
  return given.flatMap((name) => {
    const meant = known.includes(name) ? undefined : known.find((option) => isNear(name, option));
    return meant === undefined ? [] : [`tour-booking: \`${name}\` is not read; write \`${meant}\`.`];
  });
}

/** Names of options in a sentence about an element, as its attributes: `groupId` as `group-id`. */
export const asAttributes = (sentence: string): string => sentence.replace(/`[a-z]+[A-Z]\w*`/g, kebab);

/** Whether two names differ in how words are joined, or by one letter that is added, missing or another. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replace(/[-_]/g, ''));
  if (a === undefined || b === undefined || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

import { eventNames, handlerOf } from '../core/events.ts';
import type { TourBookingOptions } from './options.ts';

/** Every option but the handlers of events, once: one that is missing here does not compile. */
const OPTIONS: { readonly [Name in Exclude<keyof TourBookingOptions, `on${string}`>]-?: 0 } = {
  groupId: 0,
  api: 0,
  publicKey: 0,
  client: 0,
  fetch: 0,
  preloaded: 0,
  allows: 0,
  attributes: 0,
  mode: 0,
  buttonLabel: 0,
  buttonCorner: 0,
  loading: 0,
  timeZone: 0,
  location: 0,
  community: 0,
  duration: 0,
  theme: 0,
  accent: 0,
  locale: 0,
  messages: 0,
  contactPhone: 0,
  contactEmail: 0,
  privacyUrl: 0,
  closedDays: 0,
  horizonDays: 0,
  initialDay: 0,
  prefill: 0,
  prefillFromUrl: 0,
  lock: 0,
  remember: 0,
  fields: 0,
  mailPromise: 0,
  expect: 0,
  leads: 0,
  campaignId: 0,
  campaignInfo: 0,
  dataLayer: 0,
  attribution: 0,
  discoverySources: 0,
  changes: 0,
  manage: 0,
  manageStart: 0,
  id: 0,
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
  const [given, known] = attributes ? [attributes, KNOWN.map(kebab)] : [Object.keys(options), KNOWN];
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

import { isZone } from '../../src/time/zone.ts';
import { KEY_KINDS, type KeyKind } from './apiKeys.ts';
import { SCENARIOS, type ScenarioName } from './faults/scenarios.ts';
import { type GroupOptions, groupsCheck, type OpeningOptions, openingChecks } from './groups/groupOptions.ts';
import { isObject } from './json.ts';
import {
  type Check,
  type Checks,
  dateTime,
  flag,
  objectOf,
  oneOf,
  reader,
  share,
  shown,
  wholeNumber,
} from './optionChecks.ts';

/** What a world is made from. Hours, lead time and the like hold for every group that does not say otherwise. */
export interface WorldOptions extends OpeningOptions {
  /** Seed of the data: the same seed gives the same data. Default 1. */
  seed?: number;
  /** The company's zone, an IANA name. Default America/New_York. */
  zone?: string;
  /** How many listings there are. Default 500. */
  listings?: number;
  /** The share of the agents' working time that is blocked by other work, 0 (default) to 1. */
  busy?: number;
  scenario?: ScenarioName;
  /** The groups, in place of the seeded ones. */
  groups?: readonly GroupOptions[];
  /** The API keys and what each may do at most, in place of the seeded ones. */
  keys?: Readonly<Record<string, KeyKind>>;
  /** Whether there are tours from before the start: past, missed, cancelled, tentative, and from the web application. Default false. */
  history?: boolean;
}

/** The world a mock begins with, and its clock. */
export interface MockServiceOptions extends WorldOptions {
  /**
   * What the clock shows at the start and after `reset`, without offset: `2026-12-01T09:00:00` by default. A function is
   * called each time.
   */
  now?: string | (() => string);
  /** A count of milliseconds that drives the clock, such as `Date.now`. Default: the clock stands still. */
  ticks?: () => number;
}

const zone: Check = (value) =>
  typeof value === 'string' && isZone(value)
    ? undefined
    : `takes a time zone like America/New_York, not ${shown(value)}`;
const keys: Check = (value) => {
  if (!isObject(value)) return 'takes an object of keys and what each may do';
  return objectOf(Object.fromEntries(Object.keys(value).map((key) => [key, oneOf(KEY_KINDS)])))(value);
};
const isFunction = (value: unknown): boolean => typeof value === 'function';

const checks = {
  ...openingChecks,
  seed: wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  zone,
  listings: wholeNumber(0, 1_000_000),
  busy: share,
  scenario: oneOf(Object.keys(SCENARIOS)),
  groups: groupsCheck,
  keys,
  history: flag,
  now: (value) => (isFunction(value) ? undefined : dateTime(value)),
  ticks: (value) => (isFunction(value) ? undefined : 'takes a function that gives milliseconds'),
} satisfies Checks & Readonly<Record<keyof MockServiceOptions, Check>>;

/** The value as options. Throws a RangeError whose message names what is wrong with it. */
export const readServiceOptions = reader<MockServiceOptions>('options', objectOf(checks));

import { isZone } from '../../src/time/zone.ts';
import { KEY_KINDS, type KeyKind } from './apiKeys.ts';
import { SCENARIOS, type ScenarioName } from './faults/scenarios.ts';
import { type GroupOptions, groupsCheck, type ScheduleOptions, scheduleChecks } from './groups/groupOptions.ts';
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

/** The options of a world. Hours, lead time and so on are for all groups that do not set their own. */
export interface WorldOptions extends ScheduleOptions {
  /** Seed of the data: the same seed gives the same data. Default 1. */
  seed?: number;
  /** The company's time zone, an IANA name. Default America/New_York. */
  zone?: string;
  /** The number of listings. Default 500. */
  listings?: number;
  /** The share of the agents' working time that other work blocks, 0 (default) to 1. */
  busy?: number;
  scenario?: ScenarioName;
  /** Groups that replace the seeded ones. */
  groups?: readonly GroupOptions[];
  /** API keys that replace the seeded ones, each with its highest right. */
  keys?: Readonly<Record<string, KeyKind>>;
  /** Whether there are tours at the start: completed, missed, canceled, tentative, and from the web application. Default false. */
  history?: boolean;
}

/** The options of a world, and of its clock. */
export interface MockServiceOptions extends WorldOptions {
  /**
   * The time of the clock at the start and after `reset`, without offset. Default: `2026-12-01T09:00:00`. A function is called
   * each time.
   */
  now?: string | (() => string);
  /** A count of milliseconds that drives the clock, like `Date.now`. By default the clock stands still. */
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
  ...scheduleChecks,
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

/** Reads a value as options. Throws a RangeError that says what is wrong with it. */
export const readServiceOptions = reader<MockServiceOptions>('options', objectOf(checks));

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { closePages, launchBrowser, sharedBrowser } from '../browser.ts';
import type { RunningMock } from '../servers.ts';
import {
  changingHost,
  elementHost,
  type Host,
  hydratedHost,
  reactHost,
  scriptTagHost,
  sharedMock,
  type Visit,
  type VisitOptions,
  visit,
} from './hosts.ts';

const HOSTS = {
  'script tag': scriptTagHost,
  'React build': reactHost,
  'element of the React build': elementHost,
  'changing React site': changingHost,
  'hydrated React site': hydratedHost,
};

export type Door = keyof typeof HOSTS;

/** The builds of the widget, for the few journeys that always run on both: a booking. */
export const BOTH_BUILDS = ['script tag', 'React build'] as const;
/**
 * The builds for journeys that the renderer can break: focus, dialogs, events of the page. `npm test` runs them on the script tag alone,
 * `npm run test:all` on both.
 */
export const BUILDS = process.env.TOUR_RUN === 'quick' ? (['script tag'] as const) : BOTH_BUILDS;
/**
 * The build for journeys whose subject does not know what draws the widget: the core, calls, what is kept, a feature. The tests of `src`
 * draw them with React.
 */
export const ONE_BUILD = ['script tag'] as const;
/** The widths in px for journeys that take the same steps at each. `npm test` runs them at the width of a phone alone. */
export const WIDTHS = process.env.TOUR_RUN === 'quick' ? [360] : [1280, 360];

/** The doors that a file's tests use, and the flags of its browser. */
export interface MockHostsOptions {
  /** Default: the script tag and the React build. */
  readonly doors?: readonly Door[];
  readonly flags?: readonly string[];
  /** Playwright's default flags that this browser starts without. */
  readonly without?: readonly string[];
  /** The zone of the browser's machine, which a visit then has with `timezoneId: ''`. */
  readonly zone?: string;
}

/** Several doors in front of the mock, which is reset before each test of the file. */
export interface MockHosts {
  readonly mock: () => RunningMock;
  readonly browser: () => Browser;
  readonly host: (door: Door) => Host;
  /** When the tours that the mock keeps start, in the order they were booked: `2026-12-01T14:00:00`. */
  readonly booked: () => Promise<readonly string[]>;
  /** Brings a visitor to the site of `door`. */
  readonly arrive: (
    door: Door,
    attributes?: Readonly<Record<string, string>>,
    options?: VisitOptions,
    prepare?: (page: Page) => Promise<void>,
  ) => Promise<Visit>;
}

/** Has a browser, the mock and the sites ready before the tests of the file. Closes the sites after them, and a browser of its own. */
export function mockHosts({ doors = BOTH_BUILDS, flags, without, zone }: MockHostsOptions = {}): MockHosts {
  const hasOwnBrowser = flags !== undefined || without !== undefined || zone !== undefined;
  let browser: Browser | undefined;
  let mock: RunningMock | undefined;
  const hosts = new Map<Door, Host>();
  const have = <Value>(value: Value | undefined, what: string): Value => {
    if (value === undefined) throw new Error(`${what} has not started`);
    return value;
  };
  const running = (): RunningMock => have(mock, 'the mock');

  beforeAll(async () => {
    [browser, mock] = await Promise.all([
      hasOwnBrowser ? launchBrowser(flags, without, zone) : sharedBrowser(),
      sharedMock(),
    ]);
    const { url } = mock;
    await Promise.all(doors.map(async (door) => hosts.set(door, await HOSTS[door](url))));
  }, 120_000);
  afterAll(() =>
    Promise.all([hasOwnBrowser ? browser?.close() : undefined, ...[...hosts.values()].map(({ site }) => site.close())]),
  );
  beforeEach(() => running().control('POST', 'reset'));
  afterEach(closePages);

  const host = (door: Door): Host => have(hosts.get(door), door);
  return {
    mock: running,
    browser: () => have(browser, 'the browser'),
    host,
    async booked() {
      const state = (await running().control('GET', 'state')) as {
        readonly appointments: readonly { readonly start: string }[];
      };
      return state.appointments.map(({ start }) => start.slice(0, 19));
    },
    arrive: (door, attributes, options, prepare) =>
      visit(have(browser, 'the browser'), host(door), running().url, attributes, options, prepare),
  };
}

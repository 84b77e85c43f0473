import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, sharedBrowser } from '../browser.ts';
import { type Attributes, type Host, reactHost, scriptTagHost, type Visit, type VisitOptions, visit } from './hosts.ts';
import { STAND_IN, type StandIn } from './standIn.ts';

const HOSTS = { 'script tag': () => scriptTagHost(STAND_IN), 'React build': reactHost };

export type Door = keyof typeof HOSTS;

/** Tuesday, December 1, 2026, 9:05 in New York: no quarter hour ends while the page is loading. */
const NOW = '2026-12-01T14:05:00Z';

/** A visitor on a page whose service is a stand-in. */
export interface Arrival extends Visit {
  readonly service: StandIn;
  /** Lets `seconds` pass on a clock that moves, one second at a time, so that the page can handle replies in between. */
  readonly pass: (seconds: number) => Promise<void>;
  /** The visitor comes back to the tab. */
  readonly returnToTab: () => Promise<void>;
}

/** Brings a visitor to a site of `door` whose service is `service`. `prepare` runs before the page opens. */
export type Arrive<Name extends Door> = (
  door: Name,
  service: StandIn,
  attributes?: Attributes,
  options?: VisitOptions,
  prepare?: (page: Page) => Promise<void>,
) => Promise<Arrival>;

/** Has a browser and the sites of `doors` ready before the tests of the file. */
export function arrivals<Name extends Door>(...doors: readonly Name[]): Arrive<Name> {
  const hosts = new Map<Name, Host>();
  let browser: Browser | undefined;

  beforeAll(async () => {
    browser = await sharedBrowser();
    for (const door of doors) hosts.set(door, await HOSTS[door]());
  });
  afterAll(() => Promise.all([...hosts.values()].map(({ site }) => site.close())));
  afterEach(closePages);

  return async (door, service, attributes, options, prepare) => {
    const arrival = { now: NOW, ...options };
    const host = hosts.get(door);
    if (!host || !browser) throw new Error(`no site for ${door}`);
    const contact = { 'contact-phone': '+1 555 123 4567' };
    const visitor = await visit(browser, host, STAND_IN, { ...contact, ...attributes }, arrival, async (page) => {
      await service.answerOn(page);
      await prepare?.(page);
    });
    const { page } = visitor;
    return {
      ...visitor,
      service,
      async pass(seconds) {
        for (let second = 0; second < seconds; second += 1) {
          await page.clock.runFor(1_000);
          await service.asked(page);
        }
      },
      // A test cannot hide its tab, so it sends the event that a browser sends then.
      returnToTab: () =>
        page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    };
  };
}

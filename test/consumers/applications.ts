import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { launchBrowser, openPage } from '../browser.ts';
import { START } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { type RunningMock, startMock } from '../servers.ts';
import type { Consumer } from './installConsumer.ts';

/** The time that the tests book. */
export const TOUR = '2026-12-01T10:15';

/** What the page logs: the events of the examples. */
export const logged = (page: Page): readonly string[] => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  return lines;
};

/** What the applications of a test file share: one browser, and one mock, which is reset before each test. */
export function setUpApplications() {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let mock: RunningMock;
  beforeAll(async () => {
    [browser, mock] = await Promise.all([launchBrowser(), startMock(['--now', START.property])]);
  });
  afterAll(() => Promise.all([browser?.close(), mock?.close()]));
  beforeEach(() => mock.control('POST', 'reset'));

  /** Builds an application by Vite. */
  const build = (
    consumer: Consumer,
    args: readonly string[] = [],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<string> =>
    consumer.run('node_modules/vite/bin/vite.js', ['build', ...args], {
      ...{ NODE_ENV: 'production', VITE_API: mock.url },
      ...environment,
    });

  /** Brings a visitor to `url`. Closing throws where the console said anything. */
  async function arrive(url: string, within = 'body') {
    const watched = await openPage(browser, url, { now: START.utc });
    return { ...watched, visitor: visitorOn(watched.page, watched.page.locator(within)) };
  }

  /** The starts of the tours the mock keeps. */
  async function booked(): Promise<readonly string[]> {
    const state = await mock.control('GET', 'state');
    const { appointments } = state as { readonly appointments: readonly { readonly start: string }[] };
    return appointments.map(({ start }) => start.slice(0, 16));
  }

  /**
   * Books on a page whose server prefetched, and gives the HTML of the page. The HTML has a free time. Until the booking the browser asks only
   * for other days: not for the first one, the configuration or the office hours.
   */
  async function bookPrefetched(url: string): Promise<string> {
    const markup = await (await fetch(url)).text();
    expect(markup).toMatch(/<button[^>]*><span[^>]*>10:15 AM<\/span><\/button>/);
    await seeWithoutScripts(url);
    const { page, visitor, close } = await arrive('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/api/v2/')) asked.push(searchParams.get('time')?.slice(0, 10) ?? pathname);
    });
    await page.goto(url);
    await expect.poll(() => asked, { timeout: 15_000 }).toContain('2026-12-03');
    await visitor.bookTour('10:15 AM');
    expect(await booked()).toEqual([TOUR]);
    const booking = asked.findIndex((each) => each.endsWith('/book'));
    expect(booking).toBeGreaterThan(0);
    for (const each of asked.slice(0, booking)) expect(each).toMatch(/^2026-12-(?!01)\d\d$/);
    await close();
    return markup;
  }

  /** Sees the times of the server with their looks, while no script file comes. */
  async function seeWithoutScripts(url: string): Promise<void> {
    const { page, close } = await arrive('about:blank');
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== 'script') return route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const time = page.getByRole('button', { name: '10:15 AM' });
    await expect
      .poll(() => time.evaluate((button) => getComputedStyle(button).borderTopStyle), { timeout: 15_000 })
      .toBe('solid');
    await close();
  }

  return { mock: () => mock, build, arrive, booked, bookPrefetched };
}

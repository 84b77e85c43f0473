import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { sharedBrowser } from '../browser.ts';
import { HOURS } from '../edgeSetUp.ts';
import { freePort } from '../freePort.ts';
import type { RunningMock } from '../servers.ts';
import { type Attributes, type Host, reactHost, START, scriptTagHost, sharedMock, type Visit, visit } from './hosts.ts';
import { ONE_BUILD } from './mockHosts.ts';

// A widget with `edge`, the edge as `npx tour-booking edge` runs it, and the mock behind it.

const ZONE = 'America/New_York';
const SECRET = 's'.repeat(32);
const hosts = new Map<string, Host>();
let browser: Browser;
let port: number;
let mock: RunningMock;
let edge: RunningEdge;
/** The time of the edge. */
const clock = { ms: 0 };

beforeAll(async () => {
  browser = await sharedBrowser();
  port = await freePort();
  const site = await scriptTagHost(`http://127.0.0.1:${port}`);
  hosts.set('script tag', site);
  hosts.set('React build', await reactHost());
});
afterAll(() => Promise.all([...hosts.values()].map(({ site }) => site.close())));

beforeEach(async () => {
  mock = await sharedMock();
  clock.ms = Date.parse(START.utc);
  edge = await runEdge(
    {
      ...{ service: mock.url, groups: { 101: { timeZone: ZONE } }, secrets: [SECRET] },
      ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
      ...{ host: '127.0.0.1', port, origins: [...hosts.values()].map(({ site }) => new URL(site.url).origin) },
    },
    { now: () => clock.ms, log: () => undefined },
  );
});
afterEach(() => edge.close());

async function arrive(
  door: string,
  prepare?: (page: Page) => Promise<void>,
  attributes: Attributes = {},
): Promise<Visit> {
  const host = hosts.get(door);
  if (!host) throw new Error(`no site for ${door}`);
  return visit(browser, host, edge.url, { api: '', edge: edge.url, ...attributes }, {}, prepare);
}

/** The tours that the mock has, canceled ones too. */
async function tours(): Promise<readonly { readonly id: number; readonly start: string }[]> {
  const state = (await mock.control('GET', 'state')) as { appointments: { id: number; start: string }[] };
  return state.appointments;
}

const isBooking = (url: URL): boolean => url.pathname.endsWith('/book');

describe.each(ONE_BUILD)('%s', (door) => {
  it('shows times with one call, and the whole month with one more', async () => {
    const visitor = await arrive(door);
    await visitor.freeTimes().first().waitFor();
    const month = /^GET \/preview\?group_id=101&days=\d\d&wait=all$/;
    await expect.poll(visitor.requests).toContainEqual(expect.stringMatching(month));
    // On a slow machine the widget asks for today's office hours in a call of its own.
    const calls = visitor.requests().filter((one) => one !== `GET ${HOURS}`);
    expect(calls).toEqual(['GET /preview?group_id=101&days=14', expect.stringMatching(month)]);
    await visitor.close();
  });

  it('says “As of” with older times while the service fails, until there are newer ones', async () => {
    const question = `${edge.url}/preview?group_id=101&days=14&wait=all`;
    await fetch(question);
    await mock.control('PUT', 'scenario', { name: 'server-error' });
    clock.ms += 60_000;
    const visitor = await arrive(door);
    await visitor.widget.getByText(/^As of 9:00/).waitFor();
    const { told } = await visitor.listen();
    const days = visitor.widget.getByRole('button', { name: /times available/ });
    await days.nth(1).click();
    await expect.poll(told).toContainEqual(expect.stringMatching(/^\w+day, December \d+: \d+ times. As of 9:00 AM$/));
    await mock.control('PUT', 'scenario', { name: 'none' });
    clock.ms += 5_000;
    const today = `${edge.url}${HOURS}?time=2026-12-01T09%3A00%3A00`;
    // The edge asks again only after a pause.
    await expect.poll(async () => (await fetch(today)).headers.get('Tour-As-Of')).toBeNull();
    await days.nth(0).click();
    await visitor.widget.getByText(/^As of 9:00/).waitFor({ state: 'detached' });
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('asks about homes through the edge', async () => {
    const visitor = await arrive(door, undefined, { homes: 'all', community: '201' });
    await visitor.button('Choose homes').click();
    await visitor.widget
      .getByRole('checkbox', { name: /^Home / })
      .first()
      .waitFor();
    expect(visitor.requests()).toContainEqual(expect.stringMatching(/\/listings\/residential\/rentals\/\?/));
    // The policy of this site allows no pictures.
    await visitor.close(door === 'script tag' ? /^console.error: Loading the image/ : undefined);
  });

  it('learns by one call that the tour is booked when the reply is lost, and books it once', async () => {
    const before = (await tours()).length;
    const visitor = await arrive(door, async (page) => {
      await page.route(isBooking, async (route) => {
        await route.fetch();
        await route.abort();
      });
    });
    await visitor.bookTour('10:00 AM');
    expect(visitor.requests().filter((one) => one.includes('/attempts/'))).toHaveLength(1);
    expect(await tours()).toHaveLength(before + 1);
    await visitor.close();
  });

  it('shows the booked tour after a reload while the booking is on its way', async () => {
    const visitor = await arrive(door, async (page) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.route(isBooking, async (route) => {
        await route.fetch();
        // The reply never comes.
      });
    });
    const { page } = visitor;
    const before = (await tours()).length;
    await visitor.pickTime('10:00 AM');
    await visitor.fillDetails();
    await visitor.submit();
    await expect.poll(async () => (await tours()).length).toBe(before + 1);
    await page.reload();
    await visitor.heading(/Your tour/).waitFor();
    await visitor.button('Move tour').waitFor();
    expect(await tours()).toHaveLength(before + 1);
    await visitor.close();
  });

  it('moves and cancels a tour with its token, and lets nobody do so without it', async () => {
    const visitor = await arrive(door);
    await visitor.bookTour('10:00 AM');
    const tour = (await tours()).at(-1);
    const guessed = await fetch(`${edge.url}/api/v2/appointments/${tour?.id}/cancel`, { method: 'DELETE' });
    expect(guessed.status).toBe(403);
    await visitor.button('Move tour').click();
    await visitor.pickTime('11:00 AM');
    await visitor.button('Move tour').click();
    await visitor.heading('Your tour has been moved').waitFor();
    await visitor.button('Cancel tour').click();
    await expect.poll(visitor.focused).toBe('Cancel your tour?');
    await visitor.button('Cancel tour').click();
    await visitor.heading('Your tour is canceled').waitFor();
    await visitor.close();
  });

  it('changes a tour in another browser by the link in its calendar entry', async () => {
    const visitor = await arrive(door, undefined, { 'manage-url': 'https://alder.example/my-tour?unit=4b' });
    await visitor.bookTour('10:00 AM');
    await visitor.widget.getByText('Add to calendar').waitFor();
    await visitor.openCalendars();
    const saved = visitor.page.waitForEvent('download');
    await visitor.button('Apple or other calendar').click();
    // A calendar file folds its long lines.
    const entry = (await readFile(await (await saved).path(), 'utf8')).replace(/\r?\n /g, '');
    const [, end] = /https:\/\/alder\.example\/my-tour\?unit=4b(#[\w.=-]+)/.exec(entry) ?? [];
    await visitor.close();

    const other = await arrive(door, undefined, { manage: 'from-link' });
    const { page } = other;
    const url = page.url();
    await page.goto('about:blank');
    await page.goto(url + end);
    await other.heading('Your tour').waitFor();
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.reload();
    await other.button('Cancel tour').click();
    await expect.poll(other.focused).toBe('Cancel your tour?');
    await other.button('Cancel tour').click();
    await other.heading('Your tour is canceled').waitFor();
    await other.close();
  });
});

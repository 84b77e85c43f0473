import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { sharedBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { layoutShift } from '../layoutShift.ts';
import type { RunningMock } from '../servers.ts';
import { type Host, START, scriptTagHost, sharedMock, type Visit, type VisitOptions, visit } from './hosts.ts';
import { WIDTHS } from './mockHosts.ts';
import { visitorOn } from './visitor.ts';

// The widget in the HTML of a page, as an edge gives it to the page's server.

const LATER = /^GET \/preview\?group_id=101&days=\d\d&wait=all$/;
const MAIN = '**/main.js';

let port: number;
let host: Host;
let mock: RunningMock;
let edge: RunningEdge;

beforeAll(async () => {
  port = await freePort();
  host = await scriptTagHost(`http://127.0.0.1:${port}`);
});
afterAll(() => host.site.close());

beforeEach(async () => {
  mock = await sharedMock();
  edge = await runEdge(
    {
      ...{ service: mock.url, groups: { 101: { timeZone: 'America/New_York' } }, secrets: undefined },
      ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
      ...{ host: '127.0.0.1', port, origins: [new URL(host.site.url).origin], address: `http://127.0.0.1:${port}` },
    },
    { now: () => Date.parse(START.utc), log: () => undefined },
  );
});
afterEach(() => edge.close());

/** The HTML that the page's server gets from the edge. */
async function html(search = ''): Promise<string> {
  const reply = await fetch(`${edge.url}/widget?group_id=101${search}`);
  expect(reply.status).toBe(200);
  // The edge asks about the other days after its first reply.
  const again = await fetch(`${edge.url}/preview?group_id=101&days=14&wait=all`);
  await again.text();
  return (await fetch(`${edge.url}/widget?group_id=101${search}`)).text();
}

interface ArriveOptions extends VisitOptions {
  readonly width?: number;
  /** The page's policy for styles. Calls to the edge are allowed in any case. */
  readonly styles?: string;
  readonly lang?: string;
  /** The loader runs before the parser comes to the widget. */
  readonly isFirst?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A visitor on a page that has `body` where the widget stands. */
function arrive(
  body: string,
  { width = 1280, styles = "'unsafe-inline'", lang = 'en', isFirst = false, prepare, ...options }: ArriveOptions = {},
): Promise<Visit> {
  const policy = `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src 'self' ${edge.url}; base-uri 'none'`;
  const ground = {
    html: `lang="${lang}"`,
    headers: { 'content-security-policy': policy },
    body: (_: string, script: string) =>
      `<main><h1>Alder House</h1>${isFirst ? script.replace(' async', '') : script}${body}<p id="below">Below</p></main>`,
  };
  const all = { viewport: { width, height: 900 }, ground, ...options };
  return sharedBrowser().then((browser) => visit(browser, host, edge.url, {}, all, prepare));
}

/** Holds a file of the script tag until the function is called. */
async function hold(page: Page, file: string): Promise<() => void> {
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

/** Waits until the widget has taken over the HTML of the server. */
const isTakenOver = (page: Page, index = 0): Promise<unknown> =>
  page.waitForFunction(
    (at) =>
      [...document.querySelectorAll('tour-booking')].at(at)?.shadowRoot?.querySelector('script, noscript') === null,
    index,
  );

/** Remembers each element that the visitor sees in the widget. */
const rememberNodes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.querySelector('tour-booking')?.shadowRoot;
    // The words for a screen reader come and go.
    const all = root?.querySelectorAll('.tour :not([aria-live] *)') ?? [];
    const seen = [...all].filter((one) => one.checkVisibility());
    Object.assign(window, { seen });
    return seen.length;
  });
/** The remembered elements that are gone, or no longer seen. */
const lostNodes = (page: Page): Promise<readonly string[]> =>
  page.evaluate('seen.filter((one) => !one.isConnected || !one.checkVisibility()).map((one) => one.outerHTML)');

/** How many pixels a visitor sees change. */
function changedPixels(before: Buffer, after: Buffer): number {
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)];
  return pixelmatch(one.data, two.data, undefined, one.width, one.height, { threshold: 0.05, includeAA: true });
}

it('shows days and times where the script is blocked', async () => {
  const visitor = await arrive(await html(), {
    async prepare(page) {
      await page.route('**/tour-booking.js', (route) => route.abort());
    },
  });
  await visitor.freeTimes().first().waitFor();
  expect(await visitor.freeTimes().count()).toBeGreaterThan(2);
  expect(visitor.requests()).toEqual([]);
  await visitor.close();
});

it.each(WIDTHS)('keeps the nodes and the place of everything, and asks for later days alone, %i px', async (width) => {
  let [open, answer] = [(): void => undefined, (): void => undefined];
  const visitor = await arrive(await html(), {
    width,
    async prepare(page) {
      open = await hold(page, MAIN);
      answer = await hold(page, '**/preview?*');
    },
  });
  const { page } = visitor;
  await visitor.freeTimes().first().waitFor();
  expect(await rememberNodes(page)).toBeGreaterThan(40);
  const before = await page.locator('#below').boundingBox();
  const picture = await visitor.widget.screenshot();
  open();
  await isTakenOver(page);
  expect(await lostNodes(page)).toEqual([]);
  expect(await page.locator('#below').boundingBox()).toEqual(before);
  expect(changedPixels(picture, await visitor.widget.screenshot())).toBe(0);
  answer();
  await expect.poll(visitor.requests).toContainEqual(expect.stringMatching(LATER));
  expect(visitor.requests()).toEqual([expect.stringMatching(LATER)]);
  expect(await layoutShift(page)).toBe(0);
  await visitor.bookTour('10:00 AM');
  await visitor.close();
});

it.each([
  ['', false],
  [', where the loader runs before the parser has come to the widget', true],
])('does what was pressed before main.js came%s', async (_, isFirst) => {
  let open = (): void => undefined;
  const visitor = await arrive(await html(), {
    isFirst,
    async prepare(page) {
      open = await hold(page, MAIN);
    },
  });
  await visitor.page.waitForFunction('window.TourBooking');
  await visitor.freeTimes().first().click();
  open();
  await visitor.heading('Your details').waitFor();
  await expect.poll(visitor.focused).toBe('Your details');
  await visitor.close();
});

it.each(WIDTHS)(
  'shows a skeleton of the same size in place of replies of six minutes ago, and asks again, %i px',
  async (width) => {
    let [open, answer] = [(): void => undefined, (): void => undefined];
    const visitor = await arrive(await html(), {
      ...{ width, now: new Date(Date.parse(START.utc) + 6 * 60_000).toISOString() },
      async prepare(page) {
        open = await hold(page, MAIN);
        answer = await hold(page, '**/preview?*');
      },
    });
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    const before = await page.locator('#below').boundingBox();
    open();
    await visitor.freeTimes().first().waitFor({ state: 'detached' });
    expect(await page.locator('#below').boundingBox()).toEqual(before);
    answer();
    await visitor.freeTimes().first().waitFor();
    expect(visitor.requests()[0]).toBe('GET /preview?group_id=101&days=14');
    expect(await page.locator('#below').boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBe(0);
    await visitor.close();
  },
);

it('asks again in place of replies from the future', async () => {
  const now = new Date(Date.parse(START.utc) - 6 * 60_000).toISOString();
  const visitor = await arrive(await html(), { now });
  await expect.poll(visitor.requests).toContain('GET /preview?group_id=101&days=14');
  await visitor.freeTimes().first().waitFor();
  await visitor.close();
});

it('the focus stays where it was before main.js came', async () => {
  let open = (): void => undefined;
  const visitor = await arrive(await html(), {
    async prepare(page) {
      open = await hold(page, MAIN);
    },
  });
  const time = visitor.freeTimes().nth(1);
  await time.focus();
  const name = await visitor.focused();
  open();
  await isTakenOver(visitor.page);
  expect(await visitor.focused()).toBe(name);
  await visitor.page.keyboard.press('Enter');
  await visitor.heading('Your details').waitFor();
  await visitor.close();
});

it('a core that is there first waits until the nodes are taken over', async () => {
  let open = (): void => undefined;
  let core: Promise<unknown> | undefined;
  const visitor = await arrive(await html(), {
    async prepare(page) {
      open = await hold(page, '**/serverHtml-*.js');
      core = page.waitForEvent('requestfinished', (request) => request.url().includes('/coreChunk-'));
    },
  });
  const { page } = visitor;
  await core;
  await rememberNodes(page);
  open();
  await isTakenOver(page);
  expect(await lostNodes(page)).toEqual([]);
  await visitor.bookTour('10:00 AM');
  await visitor.close();
});

it('takes over two widgets on a page, each with its own HTML', async () => {
  const body = (await html('&id=first')) + (await html('&id=second&theme=dark'));
  const visitor = await arrive(body);
  const { page } = visitor;
  await isTakenOver(page, 0);
  await isTakenOver(page, 1);
  await expect.poll(visitor.requests).toContainEqual(expect.stringMatching(LATER));
  expect(visitor.requests()).not.toContain('GET /preview?group_id=101&days=14');
  const [first, second] = [0, 1].map((at) => visitorOn(page, page.locator('tour-booking').nth(at)));
  await second?.bookTour('10:00 AM');
  await first?.pickTime('11:00 AM');
  await first?.fillDetails();
  await first?.submit();
  // It asks first: the visitor has a tour by the other widget.
  await first?.widget.getByText(/^You already have a tour for /).waitFor();
  await first?.submit();
  await first?.heading('Your tour is booked').waitFor();
  await visitor.close();
});

describe('under a policy without inline styles', () => {
  it.each([
    ['a link to the style of the edge', '&styles=link&accent=rebeccapurple', () => edge.url],
    ['a nonce', '&nonce=r4nd0m&accent=rebeccapurple', () => "'nonce-r4nd0m'"],
  ])('keeps its nodes and colors with %s', async (_, search, styles) => {
    let open = (): void => undefined;
    const visitor = await arrive(await html(search), {
      styles: styles(),
      async prepare(page) {
        open = await hold(page, MAIN);
      },
    });
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    const color = (): Promise<string> =>
      visitor.widget
        .locator('[data-selected]')
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await color();
    expect(before).toBe('rgb(102, 51, 153)');
    await rememberNodes(page);
    open();
    await isTakenOver(page);
    expect(await lostNodes(page)).toEqual([]);
    expect(await color()).toBe(before);
    await visitor.bookTour('10:00 AM');
    await visitor.close();
  });
});

it.each([
  ['es', 'Reserve una visita', 'ltr'],
  ['ar', 'حجز جولة', 'rtl'],
])('takes over the HTML of another language: %s', async (locale, title, direction) => {
  let [open, answer] = [(): void => undefined, (): void => undefined];
  const visitor = await arrive(await html(`&locale=${locale}`), {
    lang: locale,
    async prepare(page) {
      open = await hold(page, MAIN);
      answer = await hold(page, '**/preview?*');
    },
  });
  const { page } = visitor;
  const region = page.getByRole('region', { name: title });
  await region.locator('.tour-slot').first().waitFor();
  expect(await region.evaluate((one) => getComputedStyle(one).direction)).toBe(direction);
  await rememberNodes(page);
  const picture = await region.screenshot();
  open();
  await isTakenOver(page);
  expect(await lostNodes(page)).toEqual([]);
  expect(changedPixels(picture, await region.screenshot())).toBe(0);
  answer();
  await visitor.close();
});

it('a browser without declarative shadow roots shows the widget as without a server', async () => {
  const visitor = await arrive((await html()).replace('shadowrootmode', 'data-unknown'));
  await visitor.bookTour('10:00 AM');
  expect(visitor.requests()[0]).toBe('GET /preview?group_id=101&days=14');
  await visitor.close();
});

it('a page that has changed an attribute before main.js came gets what the attribute says', async () => {
  let open = (): void => undefined;
  const visitor = await arrive(await html(), {
    async prepare(page) {
      open = await hold(page, MAIN);
    },
  });
  await visitor.freeTimes().first().waitFor();
  await visitor.changeOption('locale', 'es');
  open();
  await visitor.page.getByRole('region', { name: 'Reserve una visita' }).locator('.tour-slot').first().waitFor();
  await visitor.close();
});

it('shows the fallback below the times where main.js does not come, and removes it once it has come', async () => {
  const call = '<a href="tel:+15551234567">Call us to book a tour</a>';
  let isAway = true;
  const visitor = await arrive((await html()).replace('</tour-booking>', `${call}</tour-booking>`), {
    async prepare(page) {
      await page.route(MAIN, (route) => (isAway ? route.abort() : route.continue()));
    },
  });
  const { page } = visitor;
  const fallback = page.getByRole('link', { name: 'Call us to book a tour' });
  await fallback.waitFor();
  expect(await visitor.freeTimes().count()).toBeGreaterThan(0);
  isAway = false;
  await page.evaluate('TourBooking.retry()');
  await isTakenOver(page);
  await fallback.waitFor({ state: 'hidden' });
  await visitor.bookTour('10:00 AM');
  await visitor.close(/main\.js did not load/);
});

it('keeps every word where nothing watches the page', async () => {
  const visitor = await arrive(await html());
  // Reads without a locator. A locator watches the page, and then Chromium writes a text anew that stands there already.
  const words = await visitor.page.evaluate(async () => {
    const root = document.querySelector('tour-booking')?.shadowRoot;
    while (root?.querySelector('noscript')) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [...(root?.querySelectorAll('h2, h3, .tour-slot, .tour-chip') ?? [])].map((one) => one.textContent);
  });
  expect(words).toContain('Book a tour');
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toContain('');
  await visitor.close();
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { withLink } from '../../src/core/linkTo.ts';
import { freePort } from '../freePort.ts';
import { local } from '../programmedClient.ts';
import { START, type Visit, visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

// Holds docs/privacy.md against what whole visits send and keep.

const page = readFileSync(resolve(import.meta.dirname, '../../docs/privacy.md'), 'utf8');

/** The cells of the table below a heading, without its head. */
const rowsOf = (heading: string): readonly (readonly string[])[] => {
  const [, text = ''] = page.split(`\n## ${heading}\n`);
  const lines = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
};
/** What stands in backticks. */
const namedIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const sent = rowsOf('Sent').flatMap(([first]) => namedIn(first));
const requests = sent.filter((name) => /^(GET|POST|PUT|DELETE) /.test(name));
const links = sent.filter((name) => /^[a-z]+:/.test(name));
/** The keys of the storages, with each place that the table names. */
const keys = rowsOf('Kept in the browser').flatMap(([first, where = '']) =>
  namedIn(first).flatMap((key) =>
    ['session storage', 'local storage'].filter((place) => where.includes(place)).map((place) => `${place}: ${key}`),
  ),
);
/** Ways out that are neither a request nor a link. */
const ways = ['navigator.share', 'clipboard', 'BroadcastChannel'].filter((name) => sent.includes(name));

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/** Patterns for the placeholders that are more, or less, than one segment of a path. */
const PARTS: Readonly<Record<string, string>> = { '{group}': '\\d+', '{service}': '.+', '*': '[^ ?]+' };
/** Whether `text` is what the table calls `name`, with `places` in the place of `{api}` and the like. */
function isCalled(name: string, text: string, places: Readonly<Record<string, string>>): boolean {
  const pattern = name
    .split(/(\{\w+\}|\*)/)
    .map((part) => {
      const place = places[part.slice(1, -1)];
      if (place !== undefined) return literally(place);
      return PARTS[part] ?? (part.startsWith('{') ? '[^/ ?]+' : literally(part));
    })
    .join('');
  return new RegExp(`^${pattern}$`).test(text);
}

/** What was used on a page, by the name that docs/privacy.md has for it. What it does not name stands as it is. */
interface Used {
  readonly requests: Set<string>;
  readonly links: Set<string>;
  readonly kept: Set<string>;
  readonly ways: Set<string>;
}

/** Notes what pages of `page` send and keep. Before they open. */
async function noteUse(page: Page, used: Used, places: () => Readonly<Record<string, string>>): Promise<void> {
  const nameOf = (names: readonly string[], text: string): string =>
    names.find((name) => isCalled(name, text, places())) ?? text;
  page.on('request', (request: Request) => {
    const address = request.url().split('?')[0] ?? '';
    if (request.isNavigationRequest() || address.startsWith('data:') || address.startsWith('blob:')) return;
    const { photos } = places();
    const isPhoto = photos !== undefined && address.startsWith(photos);
    used.requests.add(isPhoto ? 'GET {photo}' : nameOf(requests, `${request.method()} ${address}`));
  });
  page.on('websocket', (socket) => used.requests.add(`WEBSOCKET ${socket.url()}`));
  await page.exposeFunction('noteUse', (kind: string, key: string) => {
    if (key === '') used.ways.add(kind);
    else used.kept.add(nameOf(keys, `${kind}: ${key}`));
  });
  await page.addInitScript(() => {
    const note = (kind: string, key: unknown = ''): void => {
      const told: unknown = Reflect.get(window, 'noteUse');
      if (typeof told === 'function') void told(kind, String(key));
    };
    /** Has `tell` hear of each call of a method. */
    const watch = (target: object | undefined, name: string, tell: (self: unknown, first: unknown) => void): void => {
      const before: unknown = target && Reflect.get(target, name);
      if (target === undefined || typeof before !== 'function') return;
      Reflect.set(target, name, function (this: unknown, ...given: readonly unknown[]) {
        tell(this, given[0]);
        return Reflect.apply(before, this, given);
      });
    };
    watch(Storage.prototype, 'setItem', (storage, key) =>
      note(storage === sessionStorage ? 'session storage' : 'local storage', key),
    );
    watch(globalThis.IDBFactory?.prototype, 'open', (_, name) => note('IndexedDB', name));
    watch(globalThis.CacheStorage?.prototype, 'open', (_, name) => note('cache', name));
    watch(BroadcastChannel.prototype, 'postMessage', () => note('BroadcastChannel'));
    watch(globalThis.Clipboard?.prototype, 'writeText', () => note('clipboard'));
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    if (cookie)
      Object.defineProperty(Document.prototype, 'cookie', {
        ...cookie,
        set: (text: unknown) => note('cookie', text),
      });
  });
}

/** Notes the links in view, and what is kept now, however it was written. */
async function look({ page, widget }: Visit, used: Used): Promise<void> {
  const addresses = await widget
    .locator('a[href]')
    .evaluateAll((found) => found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  for (const address of addresses) {
    const [before = ''] = address.split('?');
    used.links.add(links.find((name) => (name.endsWith(':') ? before.startsWith(name) : before === name)) ?? before);
  }
  const kept = await page.evaluate(() => [
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
    ...(window.name === '' ? [] : [`window.name: ${window.name}`]),
  ]);
  for (const key of kept) used.kept.add(keys.find((name) => isCalled(name, key, {})) ?? key);
  expect(await page.context().cookies()).toEqual([]);
}

const CONTACT = { 'contact-phone': '+1 555 123 4567', 'contact-email': 'tours@example.com' };
/** All that sends or keeps more than a plain widget. */
const EVERYTHING = {
  ...{ ...CONTACT, 'public-key': 'pk_demo', attribution: 'on', 'discovery-sources': 'google=20' },
  ...{
    'data-layer': 'on',
    remember: 'device',
    'campaign-id': 'spring',
    agent: '12',
    'tour-kinds': 'in-person=101 | video=106',
  },
  ...{ homes: 'all', home: '10001', community: '201' },
};

const on = mockHosts();
let port = 0;
let edge: RunningEdge | undefined;
beforeAll(async () => {
  port = await freePort();
});
afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

describe.each(ONE_BUILD)('%s', (door) => {
  const files = (): string => on.host(door).site.url;
  /** A page without a policy, so that photos may load. */
  const ground = { headers: {} };
  const arrive = (attributes: Readonly<Record<string, string>>, used: Used): Promise<Visit> =>
    on.arrive(door, attributes, { ground }, (page) =>
      noteUse(page, used, () => ({ api: on.mock().url, photos: `${on.mock().url}/photos/`, files: files() })),
    );

  async function bookWithEverything(used: Used): Promise<void> {
    const visitor = await arrive(EVERYTHING, used);
    const { page, widget, button, heading } = visitor;
    const url = page.url();
    await page.goto(`${url}${url.includes('?') ? '&' : '?'}utm_source=google`);
    await button('Add a home').click();
    await widget.getByRole('dialog').getByRole('checkbox').nth(1).waitFor();
    await button('See times').click();
    await widget.getByRole('radio', { name: /^Video/ }).click();
    await widget.getByRole('radio', { name: /^In person/ }).click();
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await look(visitor, used);
    await visitor.submit();
    await heading('Your tour is booked').waitFor();
    await widget.getByText(/ will show you around$/).waitFor();
    await visitor.openCalendars();
    await look(visitor, used);
    await button('Share').click();
    await button('Move tour').click();
    await visitor.pickTime('2:00 PM');
    await button('Move tour').click();
    await heading('Your tour has been moved').waitFor();
    await look(visitor, used);
    await button('Cancel tour').click();
    await heading('Cancel your tour?').waitFor();
    await button('Cancel tour').click();
    await heading('Your tour is canceled').waitFor();
    await look(visitor, used);
    await page.context().close();
  }

  /** A home that is gone, a property that takes no bookings, the lists of the form, details that are left, and a plain booking. */
  async function lookAround(used: Used): Promise<void> {
    await on.mock().control('PUT', 'scenario', { name: 'listing-gone' });
    const gone = await arrive({ homes: '10001', 'public-key': 'pk_demo' }, used);
    await gone.widget.locator('.tour-home-gone').getByRole('button').first().waitFor();
    await gone.page.context().close();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    const closed = await arrive({ ...CONTACT, 'group-id': '103' }, used);
    await closed.widget.getByRole('link').first().waitFor();
    await look(closed, used);
    await closed.page.context().close();
    // Visitors who have chosen homes are not asked for neighborhoods.
    const asked = await arrive({ 'public-key': 'pk_demo' }, used);
    await asked.pickTime('10:15 AM');
    await asked.openFold();
    await asked.widget.getByRole('combobox', { name: 'Neighborhoods' }).waitFor();
    await expect.poll(() => [...used.requests].filter((name) => /agents\/$|neighborhoods/.test(name))).toHaveLength(2);
    await asked.page.context().close();
    // Without a key: with a public one, the service takes no details.
    const plain = await arrive({ leads: 'on' }, used);
    await plain.button('Leave your contact info').click();
    await plain.heading('Leave your contact info').waitFor();
    await plain.fillDetails();
    await plain.button('Ask for a time').click();
    await plain.heading(/^Thanks/).waitFor();
    await look(plain, used);
    await plain.button('Back to times').click();
    await plain.bookTour('10:15 AM');
    await look(plain, used);
    await plain.page.context().close();
  }

  /** One booking does not arrive, another one does. */
  async function bookThroughEdge(used: Used): Promise<void> {
    edge = await runEdge(
      {
        ...{
          service: on.mock().url,
          groups: { 101: { timeZone: 'America/New_York' } },
          secrets: ['s'.repeat(32)],
        },
        ...{ secretKey: 'sk_demo', publicKey: undefined, redis: undefined, path: '', trustedHops: 0, quiet: true },
        ...{ host: '127.0.0.1', port, origins: [new URL(files()).origin] },
      },
      { now: () => Date.parse(START.utc), log: () => undefined },
    );
    const address = edge.url;
    const options = { api: '', edge: address };
    const arriveAtEdge = (prepare: (page: Page) => Promise<void>): Promise<Visit> =>
      visit(on.browser(), on.host(door), address, options, { ground }, async (page) => {
        await noteUse(page, used, () => ({ api: address, edge: address, files: files() }));
        await prepare(page);
      });
    const lost = await arriveAtEdge(async (page) => {
      await page.route(
        (url) => url.pathname.endsWith('/book'),
        (route) => route.abort(),
      );
    });
    await lost.pickTime('10:15 AM');
    await lost.fillDetails();
    await lost.submit();
    await lost.widget
      .getByText(/wasn’t booked/)
      .first()
      .waitFor();
    await look(lost, used);
    await lost.page.context().close();
    // A device that can share.
    const visitor = await arriveAtEdge(async (page) => {
      await page.addInitScript(() => {
        const share = async (): Promise<void> => {
          const told: unknown = Reflect.get(window, 'noteUse');
          if (typeof told === 'function') told('navigator.share', '');
        };
        Object.defineProperty(navigator, 'share', { value: share });
      });
    });
    const { button, heading } = visitor;
    await visitor.bookTour('10:00 AM');
    await button('Share').click();
    await expect.poll(() => used.ways).toContain('navigator.share');
    await button('Move tour').click();
    await visitor.pickTime('11:00 AM');
    await button('Move tour').click();
    await heading('Your tour has been moved').waitFor();
    await look(visitor, used);
    await visitor.page.context().close();
    await waitAtEdge(used, address);
  }

  /** A visitor asks to be told when a time frees up, follows the link of a message and leaves the list. The page answers for the list. */
  async function waitAtEdge(used: Used, address: string): Promise<void> {
    const options = { api: '', edge: address, waitlist: 'on' };
    const visitor = await visit(on.browser(), on.host(door), address, options, { ground }, async (page) => {
      await noteUse(page, used, () => ({ api: address, edge: address, files: files() }));
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      const days = { from: '2026-12-01', to: '2026-12-05' };
      const json = { state: 'asked', token: 'w1.abc', group_id: 101, days, parts: ['evening'] };
      await page.route(
        (url) => /^\/waitlist(\/|$)/.test(url.pathname),
        (route) => {
          const isLeft = route.request().method() === 'DELETE';
          const isConfirmed = route.request().url().endsWith('/confirm');
          const reply = isLeft
            ? { state: 'left' }
            : isConfirmed
              ? { state: 'waiting', entries: [{ ...json, state: 'waiting' }] }
              : json;
          return route.fulfill({ headers: { ...headers, 'access-control-allow-methods': '*' }, json: reply });
        },
      );
    });
    const { page, button, heading } = visitor;
    await button('Notify me if a time opens up').click();
    await visitor.fillNames();
    await button('Join the waitlist').click();
    await heading('Check your email').waitFor();
    await look(visitor, used);
    const url = page.url();
    await page.goto('about:blank');
    const given = { group: 101, token: 'w1.abc' };
    await page.goto(withLink(url, { kind: 'confirm', ...given }));
    await button('Confirm my email address').click();
    await heading('Your email address is confirmed').waitFor();
    await page.goto('about:blank');
    await page.goto(withLink(url, { kind: 'waitlist', ...given, start: local('2026-12-01T10:15:00') }));
    await button(/^Book /).waitFor();
    await page.goto('about:blank');
    await page.goto(withLink(url, { kind: 'leave', ...given }));
    await button('Yes, leave the waitlist').click();
    await heading('You left the tour waitlist').waitFor();
    await page.context().close();
  }

  it('whole visits send and keep what docs/privacy.md names, and nothing else', async () => {
    const used: Used = { requests: new Set(), links: new Set(), kept: new Set(), ways: new Set() };
    await bookWithEverything(used);
    await lookAround(used);
    await bookThroughEdge(used);
    expect([...used.requests].sort()).toEqual([...requests].sort());
    expect([...used.links].sort()).toEqual([...links].sort());
    expect([...used.kept].sort()).toEqual([...keys].sort());
    expect([...used.ways].sort()).toEqual([...ways].sort());
  });
});

it('finds what is not named', () => {
  const places = { api: 'https://leasing.example.com', files: 'https://cdn.example.com' };
  const known = (text: string): boolean => requests.some((name) => isCalled(name, text, places));
  expect(known('POST https://leasing.example.com/api/v2/appointments/group/101/book')).toBe(true);
  expect(known('POST https://leasing.example.com/api/v2/appointments/group/101/note')).toBe(false);
  expect(known('POST https://other.example.com/api/v2/appointments/group/101/book')).toBe(false);
  expect(known('GET https://cdn.example.com/main.js')).toBe(true);
  expect(keys.some((name) => isCalled(name, 'session storage: tour-booking tour 101 https://a.example', {}))).toBe(
    true,
  );
  expect(keys.some((name) => isCalled(name, 'session storage: tour-booking seen', {}))).toBe(false);
  expect(keys.some((name) => isCalled(name, 'local storage: tour-booking 101 https://a.example', {}))).toBe(false);
});

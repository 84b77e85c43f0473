import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningEdge, runEdge } from '../../src/command/runEdge.ts';
import { withLink } from '../../src/core/linkTo.ts';
import { sharedBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { local } from '../programmedClient.ts';
import type { RunningMock } from '../servers.ts';
import {
  type Host,
  reactHost,
  START,
  scriptTagHost,
  sharedMock,
  type Visit,
  type VisitOptions,
  visit,
} from './hosts.ts';
import { ONE_BUILD } from './mockHosts.ts';

// The waitlist of a widget with an edge. The edge runs as `npx tour-booking edge` runs it; the page answers its calls about the list.

const ZONE = 'America/New_York';
const TOKEN = 'w1.101.abc-_';
/** That of the form, and that of the first message. */
const ASKED = 'w1.101.asked-_';
const CONFIRM = 'c1.101.abc-_';
const PHONE = { viewport: { width: 320, height: 640 } };
const hosts = new Map<string, Host>();
let browser: Browser;
let port: number;
let mock: RunningMock;
let edge: RunningEdge;

beforeAll(async () => {
  browser = await sharedBrowser();
  port = await freePort();
  hosts.set('script tag', await scriptTagHost(`http://127.0.0.1:${port}`));
  hosts.set('React build', await reactHost());
}, 120_000);
afterAll(() => Promise.all([...hosts.values()].map(({ site }) => site.close())));

beforeEach(async () => {
  mock = await sharedMock();
  edge = await runEdge(
    {
      ...{ service: mock.url, groups: { 101: { timeZone: ZONE }, 105: { timeZone: ZONE } } },
      ...{ secrets: ['s'.repeat(32)], secretKey: 'sk_demo', publicKey: undefined, redis: undefined },
      ...{ path: '', trustedHops: 0, quiet: true },
      ...{ host: '127.0.0.1', port, origins: [...hosts.values()].map(({ site }) => new URL(site.url).origin) },
    },
    { now: () => Date.parse(START.utc), log: () => undefined },
  );
});
afterEach(() => edge.close());

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly token: string | undefined;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** Answers the calls of `page` about the waitlist. Gives what was asked. `failures`: how many joins get no reply. */
async function answerWaitlist(page: Page, failures = 0): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  let left = failures;
  let entry: Readonly<Record<string, unknown>> = {
    state: 'waiting',
    group_id: 101,
    first_name: 'Lara',
    last_name: 'Smith',
    email: 'lara.smith@example.com',
    language: 'en',
    days: { from: '2026-12-01', to: '2026-12-05' },
    parts: ['morning', 'afternoon', 'evening'],
  };
  let isListed = true;
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    const method = request.method();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const body: Asked['body'] = method === 'POST' ? (request.postDataJSON() ?? undefined) : undefined;
    const { pathname: path } = new URL(request.url());
    const [key, token] = await Promise.all(['idempotency-key', 'tour-token'].map((name) => request.headerValue(name)));
    asked.push({ method, path, key: key ?? undefined, token: token ?? undefined, body });
    if (method === 'POST' && left > 0) {
      left -= 1;
      return route.abort();
    }
    if (method === 'DELETE') isListed = false;
    if (body) entry = { ...entry, state: 'asked', days: body.days, parts: body.parts };
    if (path === '/waitlist/confirm') {
      entry = { ...entry, state: 'waiting' };
      return route.fulfill({ headers, json: { state: 'waiting', entries: [{ ...entry, token: TOKEN }] } });
    }
    const reply =
      method === 'POST'
        ? { state: 'asked', token: ASKED, days: body?.days, parts: body?.parts }
        : method === 'DELETE'
          ? { state: 'left' }
          : entry;
    const isGone = method === 'GET' && !isListed;
    return route.fulfill({ status: isGone ? 404 : 200, headers, json: isGone ? { state: 'left' } : reply });
  };
  // Not the files of the widget, some of which have such a name, too.
  await page.route((url) => /^\/waitlist(\/|$)/.test(url.pathname), answer);
  await page.route('**/book', (route) => {
    if (route.request().headers()['tour-token'] === TOKEN) isListed = false;
    return route.fallback();
  });
  return asked;
}

/** A visitor of a page whose widget has a waitlist, and what was asked about that list. */
async function arrive(
  door: string,
  attributes: Readonly<Record<string, string>> = {},
  options: VisitOptions = {},
  failures = 0,
): Promise<Visit & { readonly asked: readonly Asked[] }> {
  const host = hosts.get(door);
  if (!host) throw new Error(`no site for ${door}`);
  let asked: readonly Asked[] = [];
  const given = { api: '', edge: edge.url, waitlist: 'on', ...attributes };
  const visitor = await visit(browser, host, edge.url, given, options, async (page) => {
    asked = await answerWaitlist(page, failures);
  });
  return { ...visitor, asked };
}

/** Comes to the same page by a link of a message. */
async function follow({ page }: Visit, start?: string): Promise<void> {
  const given = { group: 101, token: TOKEN };
  await goTo(page, start ? { kind: 'waitlist', ...given, start: local(start) } : { kind: 'leave', ...given });
}

async function goTo(page: Page, link: Parameters<typeof withLink>[1]): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(withLink(url, link));
}

/** Presses the button of the first message's page. */
async function confirm({ page, button, heading }: Visit): Promise<void> {
  await goTo(page, { kind: 'confirm', group: 101, token: CONFIRM });
  await heading('Confirm your email address').waitFor();
  await button('Confirm my email address').click();
  await heading('Your email address is confirmed').waitFor();
}

const OFFER = 'Notify me if a time opens up';

describe.each(ONE_BUILD)('%s', (door) => {
  it('puts a visitor of a full day on the list, keeps that over a reload, and takes them off again', async () => {
    const visitor = await arrive(door, { prefetch: 'off' });
    const { page, button, heading, widget, focused, asked } = visitor;
    await visitor.freeTimes().first().waitFor();
    await mock.control('PUT', 'scenario', { name: 'fully-booked' });
    await visitor.dayInMonth('Saturday, December 19, 2026').click();
    await widget.getByRole('button', { name: 'Find the next available day' }).waitFor();
    await button(OFFER).click();
    await heading(OFFER).waitFor();
    await expect.poll(focused).toBe(OFFER);
    await widget.getByRole('radio', { name: 'Choose days' }).check();
    await widget.getByRole('combobox', { name: 'First day' }).selectOption('2026-12-13');
    await widget.getByRole('checkbox', { name: 'Evening' }).check();
    await visitor.fillNames();
    await button('Join the waitlist').click();
    await heading('Check your email').waitFor();
    await expect.poll(focused).toBe('Check your email');
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/waitlist',
        key: expect.stringMatching(/^[\w-]{16,128}$/),
        token: undefined,
        body: {
          group_id: 101,
          first_name: 'Lara',
          last_name: 'Smith',
          email: 'lara.smith@example.com',
          language: 'en',
          days: { from: '2026-12-13', to: '2026-12-19' },
          parts: ['evening'],
          page: page.url(),
          shown: { '2026-12-19': [] },
        },
      },
    ]);
    await page.reload();
    await widget.getByText(/^Check your email\. You’ll be on the tour waitlist once/).waitFor();
    await confirm(visitor);
    await expect.poll(focused).toBe('Your email address is confirmed');
    expect(asked.at(-2)).toMatchObject({ method: 'POST', path: '/waitlist/confirm', token: CONFIRM });
    await widget.getByText('lara.smith@example.com').waitFor();
    await page.reload();
    await widget.getByText('You’re on the tour waitlist through Sat, Dec 19.').waitFor();
    await button('View my waitlist request').click();
    await widget.getByText('Evening', { exact: true }).waitFor();
    await button('Leave the waitlist').click();
    await button('Yes, leave the waitlist').click();
    await heading('You left the tour waitlist').waitFor();
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/waitlist', token: TOKEN });
    await button('Back to times').click();
    await button(OFFER).waitFor();
    await visitor.close();
  });

  it('sends the same once more after a lost reply, under another key: the edge has given the first one up', async () => {
    const visitor = await arrive(door, {}, {}, 1);
    const { button, heading, widget, asked } = visitor;
    await button(OFFER).click();
    await visitor.fillNames();
    await button('Join the waitlist').click();
    await widget.getByText(/^We checked: you’re not on the waitlist/).waitFor();
    await button('Join the waitlist').click();
    await heading('Check your email').waitFor();
    const [one, two] = asked;
    expect(asked).toHaveLength(2);
    expect(two).toEqual({ ...one, key: two?.key });
    expect(two?.key).not.toBe(one?.key);
    await visitor.close();
  });

  it('books a free time of a link, filled in but for the number, and forgets the entry', async () => {
    const visitor = await arrive(door);
    await visitor.freeTimes().first().waitFor();
    await follow(visitor, '2026-12-03T10:15:00');
    const { page, button, field, heading } = visitor;
    await button(/^Book Thu, Dec 3/).waitFor();
    expect(await field('First name').inputValue()).toBe('Lara');
    expect(await field('Email').inputValue()).toBe('lara.smith@example.com');
    expect(new URL(page.url()).hash).toBe('');
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(' waitlist ')));
    expect(await kept()).toHaveLength(1);
    await field('Phone').fill('(555) 777-5555');
    await visitor.submit();
    await heading('Your tour is booked').waitFor();
    await expect.poll(kept).toEqual([]);
    await visitor.close();
  });

  it('shows the other times where the time of a link is gone, and keeps the visitor on the list', async () => {
    const visitor = await arrive(door);
    await visitor.freeTimes().first().waitFor();
    await follow(visitor, '2026-12-03T10:20:00');
    const { widget, button, field } = visitor;
    await widget.getByText('10:20 AM was just taken.').waitFor();
    await widget.getByText('You’re still on the tour waitlist.').waitFor();
    await widget.getByText('You’re on the tour waitlist through Sat, Dec 5.').waitFor();
    await widget.locator('.tour-waitlist-note').getByRole('button').first().click();
    await button(/^Book Thu, Dec 3/).waitFor();
    expect(await field('Last name').inputValue()).toBe('Smith');
    await visitor.close();
  });

  it('takes a visitor off the list by a link and a press, and then says that the entry is over', async () => {
    const visitor = await arrive(door);
    await visitor.freeTimes().first().waitFor();
    await follow(visitor);
    const { heading, button, widget, asked } = visitor;
    await heading('Leave the tour waitlist?').waitFor();
    expect(asked).toEqual([]);
    await button('Yes, leave the waitlist').click();
    await heading('You left the tour waitlist').waitFor();
    expect(asked).toMatchObject([{ method: 'DELETE', path: '/waitlist', token: TOKEN }]);
    await follow(visitor, '2026-12-03T10:15:00');
    await widget.getByText(/^You’re no longer on the tour waitlist\./).waitFor();
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('opens the dialog for a link', async () => {
    const visitor = await arrive(door, { mode: 'dialog' });
    await follow(visitor, '2026-12-03T10:15:00');
    await visitor.button(/^Book Thu, Dec 3/).waitFor();
    await visitor.close();
  });

  it('joins where nothing is free, by keyboard alone, at 320 px', async () => {
    const visitor = await arrive(door, { 'group-id': '105', 'days-ahead': '5' }, PHONE);
    const { page, button, heading, widget, field, focused, asked } = visitor;
    await heading('Fully booked through Sunday, December 6').waitFor();
    await button('Join the waitlist').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(OFFER);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    expect(await widget.getByRole('radio', { name: /^Any day/ }).isChecked()).toBe(true);
    await widget.getByRole('radio', { name: /^Any day/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await widget.getByRole('checkbox', { name: 'Morning' }).isChecked()).toBe(true);
    await field('First name').focus();
    for (const text of ['Lara', 'Smith', 'lara.smith@example.com']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await button('Join the waitlist').focus();
    await page.keyboard.press('Enter');
    await heading('Check your email').waitFor();
    await expect.poll(focused).toBe('Check your email');
    expect(await width()).toBe(320);
    // The address was wrong: the same days again, for another one.
    await button('Use another email address').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(OFFER);
    expect(await widget.getByRole('radio', { name: 'Choose days' }).isChecked()).toBe(true);
    expect(await field('First name').inputValue()).toBe('Lara');
    expect(await field('Email').inputValue()).toBe('lara.smith@example.com');
    await field('Email').fill('lara@example.com');
    await button('Join the waitlist').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Check your email');
    await widget.getByText('lara@example.com').waitFor();
    const [first, left, second] = asked.filter(({ method }) => method !== 'GET');
    expect([first?.method, left?.method, second?.method]).toEqual(['POST', 'DELETE', 'POST']);
    expect(second?.body).toMatchObject({ days: Reflect.get(Object(first?.body), 'days') });
    await visitor.close();
  });
});

it('says “On the list” on the floating button once the address is confirmed', async () => {
  const visitor = await arrive('script tag', { mode: 'button' });
  const { page, button } = visitor;
  const opener = page.locator('.tour-open');
  await opener.click();
  await button(OFFER).click();
  await visitor.fillNames();
  await button('Join the waitlist').click();
  await visitor.heading('Check your email').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => opener.isVisible()).toBe(true);
  expect(await opener.innerText()).not.toMatch(/^On the tour waitlist/);
  await confirm(visitor);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => opener.innerText()).toMatch(/^On the tour waitlist/);
  await visitor.close();
});

it('loads nothing of the list without the option', async () => {
  const visitor = await arrive('script tag', { waitlist: 'off' });
  const files: string[] = [];
  visitor.page.on('request', (request) => files.push(request.url()));
  await visitor.page.reload();
  await visitor.freeTimes().first().waitFor();
  await visitor.pickTime('10:15 AM');
  await visitor.button(/^Book /).waitFor();
  expect(files.some((url) => url.includes('screensChunk'))).toBe(true);
  expect(files.filter((url) => /waitlist/i.test(url))).toEqual([]);
  await visitor.close();
});

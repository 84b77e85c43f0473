import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withLink } from '../../src/core/linkTo.ts';
import { local } from '../programmedClient.ts';
import { BUILDS, mockHosts } from './mockHosts.ts';
import { visitorOn } from './visitor.ts';

// Each way to arrive by a link, with the link of an assistant. What follows the other kinds has tests of its own.

const on = mockHosts({ doors: BUILDS });
const keeping = mockHosts({ doors: ['script tag'], without: ['--disable-back-forward-cache'] });

const TIME = local('2026-12-03T10:15:00');
const assistants = { assistants: 'on' };
const HOMES = JSON.stringify({ homes: [10001, 10002, 10003, 10004].map((id) => ({ id, label: `No. ${id}` })) });
/** The fragment of a link to a time of `group`, filled in. */
const fragment = (group = 101, time = TIME): string =>
  new URL(withLink('https://a.example/', { kind: 'at', group, time, answers: { first_name: 'Åsa' } })).hash;
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const kept = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('tour-booking link'));
/** Comes to the page anew, by an address with `fragment`. */
const follow = async (page: Page, end: string): Promise<void> => {
  const url = page.url().replace(/#.*/, '');
  await page.goto('about:blank');
  await page.goto(url + end);
};
type Visitor = Awaited<ReturnType<typeof on.arrive>>;
const isFollowed = async ({ button, field, page }: Pick<Visitor, 'button' | 'field' | 'page'>): Promise<void> => {
  await button(/^Book Thu, Dec 3/).waitFor();
  expect(await field('First name').inputValue()).toBe('Åsa');
  await expect.poll(() => kept(page)).toBeNull();
};
/** What the browser asks of the service about times, held until the test lets it go. */
async function holdTimes(page: Page): Promise<() => Promise<void>> {
  await page.route(/\/times/, () => undefined);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
const MORE = (group: string, attributes = ''): string =>
  `<tour-booking id="other" group-id="${group}" api="${on.mock().url}" time-zone="America/New_York" assistants="on" ${attributes}></tour-booking>`;
/** The policy of the pages allows no style in the markup. */
const tall = {
  head: '<link rel="stylesheet" href="/tall.css">',
  files: { '/tall.css': '.tall { height: 5000px }' },
};
const withMore = (group: string, attributes = '') => ({
  ground: {
    ...tall,
    body: (place: string, script: string) =>
      `<main>${script}${place}<p class="tall">Quiet rooms</p>${MORE(group, attributes)}</main>`,
  },
});

describe.each(BUILDS)('%s', (door) => {
  it('at the load, and leaves the address', async () => {
    const visitor = await on.arrive(door, assistants);
    await follow(visitor.page, fragment());
    await isFollowed(visitor);
    expect(await hash(visitor.page)).toBe('');
    expect(await on.booked()).toEqual([]);
    await visitor.close();
  });

  it.each([
    [
      'by a press on a link of the page',
      (page: Page, end: string) => page.evaluate((text) => location.assign(text), end),
    ],
    ['by a router', (page: Page, end: string) => page.evaluate((text) => history.pushState(null, '', text), end)],
  ])('in the page that is open, %s', async (_, go) => {
    const visitor = await on.arrive(door, assistants);
    await visitor.freeTimes().first().waitFor();
    await go(visitor.page, fragment());
    await isFollowed(visitor);
    expect(await hash(visitor.page)).toBe('');
    await visitor.close();
  });

  it.each(['dialog', 'button'])('opens a %s, also again', async (mode) => {
    const visitor = await on.arrive(door, { ...assistants, mode });
    await follow(visitor.page, fragment());
    await isFollowed(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await visitor.page.evaluate((text) => location.assign(text), fragment());
    await visitor.button(/^Book Thu, Dec 3/).waitFor();
    await visitor.close();
  });

  it('goes to the kind of tour that it is for', async () => {
    const visitor = await on.arrive(door, { ...assistants, 'tour-kinds': 'in-person=101 | video=106' });
    await follow(visitor.page, fragment(106));
    await isFollowed(visitor);
    const sent = visitor.page.waitForRequest((request) => request.method() === 'POST');
    await visitor.fillDetails();
    await visitor.submit();
    expect((await sent).url()).toContain('/group/106/book');
    await visitor.close();
  });

  it('a link that cannot be read is said, and leaves the address', async () => {
    const visitor = await on.arrive(door, { 'contact-phone': '+1 555 123 4567' });
    await follow(visitor.page, `${fragment().slice(0, 60)}`);
    await visitor.widget
      .getByText(/^We couldn’t read this link/)
      .first()
      .waitFor();
    expect(await visitor.widget.getByRole('link', { name: /555/ }).count()).toBe(1);
    expect(await hash(visitor.page)).toBe('');
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });
});

describe('two widgets', () => {
  it.each([
    ['the second one', ''],
    ['a lazy one out of view, which then comes into view', 'loading="lazy"'],
    ['a dialog', 'mode="dialog"'],
  ])('%s follows the link of its group', async (_, attributes) => {
    const visitor = await on.arrive('script tag', assistants, withMore('106', attributes));
    const { page } = visitor;
    await follow(page, fragment(106));
    const other = visitorOn(page, page.locator('#other'));
    await other.button(/^Book Thu, Dec 3/).waitFor();
    expect(await other.field('First name').inputValue()).toBe('Åsa');
    await expect.poll(() => other.widget.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(600);
    const first = visitorOn(page, page.locator('tour-booking').first());
    await first.freeTimes().first().waitFor();
    expect(await first.field('First name').count()).toBe(0);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await other.fillDetails();
    await other.submit();
    expect((await sent).url()).toContain('/group/106/book');
    await visitor.close();
  });

  it('the first says that a link is for neither, and nothing opens', async () => {
    const visitor = await on.arrive('script tag', assistants, withMore('106'));
    const { page } = visitor;
    await follow(page, fragment(102));
    await page
      .locator('tour-booking')
      .first()
      .getByText(/^This link isn’t for/)
      .first()
      .waitFor();
    expect(
      await page
        .locator('#other')
        .getByText(/^This link isn’t for/)
        .count(),
    ).toBe(0);
    expect([await hash(page), await kept(page)]).toEqual(['', null]);
    expect(await page.getByRole('textbox', { name: 'First name' }).count()).toBe(0);
    await visitor.close(/a link is for a group or an option/);
  });
});

it('a lazy widget alone follows a link that is pressed while nothing of it has loaded', async () => {
  const body = (place: string, script: string): string =>
    `<main>${script}<p class="tall">Quiet rooms</p>${place}</main>`;
  const visitor = await on.arrive('script tag', { ...assistants, loading: 'lazy' }, { ground: { ...tall, body } });
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.widget.count()).toBe(0);
  await visitor.page.evaluate((text) => location.assign(text), fragment());
  await isFollowed(visitor);
  await visitor.close();
});

it('the fragment of a router stays', async () => {
  const visitor = await on.arrive('script tag', assistants);
  await follow(visitor.page, `#/tours?unit=4b&${fragment().slice(1)}`);
  await isFollowed(visitor);
  expect(await hash(visitor.page)).toBe('#/tours?unit=4b');
  await visitor.close();
});

it('survives a reload before it was followed, and is over after it', async () => {
  const visitor = await on.arrive('script tag', assistants);
  const { page } = visitor;
  const release = await holdTimes(page);
  await follow(page, fragment());
  await expect.poll(() => kept(page)).not.toBeNull();
  expect(await hash(page)).toBe('');
  await release();
  await page.reload();
  await isFollowed(visitor);
  await page.reload();
  await visitor.button(/^Book Thu, Dec 3/).waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await visitor.freeTimes().first().waitFor();
  expect(await visitor.field('First name').count()).toBe(0);
  await visitor.close();
});

it('stays in the address until it is followed where storage is refused', async () => {
  const visitor = await on.arrive('script tag', assistants, {}, async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused');
        },
      });
    });
  });
  const { page } = visitor;
  const release = await holdTimes(page);
  await follow(page, fragment());
  await visitor.widget.waitFor();
  expect(await hash(page)).toBe(fragment());
  await release();
  await page.reload();
  await visitor.button(/^Book Thu, Dec 3/).waitFor();
  await expect.poll(() => hash(page)).toBe('');
  await visitor.close();
});

it('is followed by a page that the browser kept, after going back', async () => {
  const visitor = await keeping.arrive('script tag', assistants);
  const { page } = visitor;
  const release = await holdTimes(page);
  await follow(page, fragment());
  await expect.poll(() => kept(page)).not.toBeNull();
  await page.goto(`${keeping.host('script tag').site.url}/tour-booking.js`);
  await release();
  await page.goBack({ waitUntil: 'commit' });
  await isFollowed(visitor);
  await visitor.close();
});

it('is taken by a page that the browser prepares ahead once it is shown', async () => {
  const visitor = await on.arrive('script tag', assistants, {}, async (page) => {
    await page.addInitScript(() => {
      let isPrepared = true;
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => isPrepared, configurable: true });
      Object.assign(window, {
        show: () => {
          isPrepared = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
  });
  const { page } = visitor;
  await follow(page, fragment());
  await visitor.freeTimes().first().waitFor();
  expect([await hash(page), await kept(page)]).toEqual([fragment(), null]);
  // Playwright cannot activate a prepared page.
  await page.evaluate(() => Reflect.get(window, 'show')());
  await isFollowed(visitor);
  await visitor.close();
});

it.each([
  ['is over', '2026-11-30T10:15', /^The time in this link has passed: Monday,\sNovember\s30/],
  ['cannot be booked yet', '2027-12-05T10:15', /^The time in this link isn’t available online: Sunday,\sDecember\s5/],
])('a time that %s is said', async (_, time, said) => {
  const visitor = await on.arrive('script tag', assistants);
  await follow(visitor.page, `#tour-at=${time}`);
  await visitor.widget.getByText(said).first().waitFor();
  await expect.poll(() => visitor.page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await hash(visitor.page)).toBe('');
  await visitor.close();
});

it('says that a tour is booked in this tab, and opens nothing', async () => {
  const visitor = await on.arrive('script tag', assistants);
  await visitor.bookTour('2:00 PM');
  await follow(visitor.page, fragment());
  await visitor.widget
    .getByText(/^You already chose a time here/)
    .first()
    .waitFor();
  await visitor.heading(/booked/).waitFor();
  expect([await hash(visitor.page), await kept(visitor.page)]).toEqual(['', null]);
  expect(await on.booked()).toHaveLength(1);
  await visitor.close();
});

it('by hand: the next free time, and a home, whose link stays in the address', async () => {
  const visitor = await on.arrive('script tag', {
    ...assistants,
    script: HOMES,
  });
  const { page, widget } = visitor;
  await follow(page, '#tour=10001');
  await widget.getByText('No. 10001').first().waitFor();
  expect(await hash(page)).toBe('#tour=10001');
  await follow(page, '#tour-at=next');
  await visitor.button(/^Book Tue, Dec 1/).waitFor();
  expect(await hash(page)).toBe('');
  await visitor.close();
});

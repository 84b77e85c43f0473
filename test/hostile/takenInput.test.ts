import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { guardedPage, lookOfFields } from '../journeys/guardedPage.ts';
import type { Visit } from '../journeys/hosts.ts';
import { BUILDS, mockHosts } from '../journeys/mockHosts.ts';
import { settled } from '../settled.ts';

/** Pages whose scripts take the wheel, keys, the clipboard or the selection. */

const on = mockHosts();
const file = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../node_modules', path), 'utf8');

it('lets a visitor type, select, copy and paste on a page that allows it in fields alone', async () => {
  const visitor = await on.arrive('script tag', {}, { ground: guardedPage });
  const { keyboard } = visitor.page;
  await visitor.pickTime('2:00 PM');
  const first = visitor.field('First name');
  await first.click();
  await keyboard.type('a b');
  await keyboard.press('Control+a');
  await keyboard.press('Control+c');
  await visitor.field('Last name').click();
  await keyboard.press('Control+v');
  expect(await visitor.field('Last name').inputValue()).toBe('a b');
  await keyboard.press('Control+a');
  await keyboard.press('Control+x');
  expect(await visitor.field('Last name').inputValue()).toBe('');
  const look = await visitor.page.evaluate(lookOfFields);
  expect(look.selections).toEqual(['text']);
  expect(look.leastLetters).toBeGreaterThanOrEqual(16);
  await visitor.button(/^Book /).focus();
  for (const key of ['k', 'Escape', 'Control+k']) await keyboard.press(key);
  expect(await visitor.page.evaluate('heard')).toEqual(['k', 'Escape', 'Control', 'k']);
  await visitor.close();
});

it('lets a visitor type a space on a page of fullPage.js', async () => {
  const ground = {
    headers: {},
    files: {
      '/fullpage.js': `${file('fullpage.js/dist/fullpage.min.js')};new fullpage('#full', { licenseKey: 'gplv3-license', credits: { enabled: false } })`,
    },
    body: (place: string, script: string) =>
      `<div id="full"><div class="section">${script}${place}</div><div class="section">More</div></div><script src="/fullpage.js"></script>`,
  };
  const visitor = await on.arrive('script tag', {}, { ground });
  await visitor.page.locator('html.fp-enabled').waitFor();
  await visitor.pickTime('2:00 PM');
  await visitor.field('First name').click();
  await visitor.page.keyboard.type('a b');
  expect(await visitor.field('First name').inputValue()).toBe('a b');
  await visitor.close();
});

/** A page on which Lenis turns the wheel. Its file ends with a comment, hence the new line. */
const lenis = {
  headers: {},
  files: { '/lenis.js': `${file('lenis/dist/lenis.min.js')}\nnew Lenis({ autoRaf: true })` },
  body: (place: string, script: string) =>
    `${script}<button data-tour-booking-open>Open</button>${place}<div style="height:4000px"></div><script src="/lenis.js"></script>`,
};

it('scrolls the dialog and not the page behind it beside Lenis', async () => {
  const visitor = await on.arrive(
    'script tag',
    { mode: 'dialog' },
    { ground: lenis, viewport: { width: 1000, height: 480 } },
  );
  const { page } = visitor;
  await page.locator('html.lenis').waitFor();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await visitor.pickTime('2:00 PM');
  const scroller = page.locator('.tour-dialog-scroll');
  const field = visitor.field('First name');
  await field.waitFor();
  await scroller.hover();
  // To its end and beyond.
  for (let turns = 0; turns < 5; turns += 1) await page.mouse.wheel(0, 1000);
  await expect
    .poll(() =>
      scroller.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
    )
    .toBeLessThan(2);
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  // The page itself scrolls as ever.
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await visitor.close();
});

const HOMES = { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' };
const LISTS = { 'public-key': 'pk_demo' };

/** Opens what scrolls by itself over an inline widget. Gives the element that scrolls. */
const open = {
  async month({ button, widget }: Visit): Promise<Locator> {
    await button('Month').click();
    return widget.getByRole('dialog', { name: 'Choose a day' });
  },
  async homes({ button, widget }: Visit): Promise<Locator> {
    await button('Change').click();
    const choice = widget.getByRole('dialog', { name: 'Which homes would you like to see?' });
    await choice.getByText('$2,740').waitFor();
    return choice;
  },
  async list({ pickTime, openFold, page, widget }: Visit): Promise<Locator> {
    await pickTime('10:15 AM');
    await openFold();
    await widget.getByRole('combobox', { name: 'Neighborhoods' }).click();
    await page.keyboard.type('a');
    return widget.getByRole('listbox', { name: 'Neighborhoods' });
  },
};

describe.each(BUILDS)('%s, beside Lenis', (door) => {
  it.each([
    ['the sheet of the month', {}, open.month],
    ['the choice of homes', HOMES, open.homes],
    ['the popup of a list', LISTS, open.list],
  ])('%s scrolls to its end, and the page behind stays', async (_, attributes, openScroller) => {
    const visitor = await on.arrive(door, attributes, { ground: lenis, viewport: { width: 360, height: 320 } });
    const { page, widget } = visitor;
    await page.locator('html.lenis').waitFor();
    const pageAt = (): Promise<number> => page.evaluate(() => scrollY);
    const scroller = await openScroller(visitor);
    await settled(page);
    await scroller.hover();
    const before = await pageAt();
    const left = (): Promise<number> =>
      scroller.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
    expect(await left()).toBeGreaterThan(20);
    const turn = () => page.mouse.wheel(0, 4000);
    await expect.poll(() => turn().then(left)).toBeLessThan(2);
    // Beyond its end.
    await turn();
    await page.keyboard.press('Escape');
    await scroller.waitFor({ state: 'hidden' });
    expect(await pageAt()).toBe(before);
    // The page scrolls as ever, also by the wheel over the widget.
    await widget.hover();
    await expect.poll(() => turn().then(pageAt)).toBeGreaterThan(before + 1000);
    await visitor.close();
  });
});

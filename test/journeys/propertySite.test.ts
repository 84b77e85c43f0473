import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Running, serveFolder } from '../servers.ts';
import { visitorOn } from './visitor.ts';

/** The property's site around the widget, which `npm start` shows, as it is built. */

let browser: Browser;
let site: Running;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), serveFolder('dist/demo')]);
}, 60_000);

afterAll(async () => {
  await site?.close();
});

const times = (page: Page): Locator => page.getByRole('list', { name: 'Next open times' }).getByRole('button');
const dialogOf = (page: Page): Locator => page.getByRole('dialog');
/** How much wider than its screen the page is. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the booking bar', () => {
  it('shows three free times, and each opens the form with that time', async () => {
    const { page, close } = await openPage(browser, site.url);
    await times(page).first().waitFor();
    const shown = await times(page).allInnerTexts();
    expect(shown).toHaveLength(3);
    for (const [index, text] of shown.entries()) {
      const [, time = ''] = text.split('\n');
      expect(time).toMatch(/^\d{1,2}:\d\d [AP]M$/);
      await times(page).nth(index).click();
      const visitor = visitorOn(page, dialogOf(page));
      await visitor.heading('Your details').waitFor();
      await visitor.button(new RegExp(`^Book .*${time.replace(' ', '\\s')}$`)).waitFor();
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'hidden' });
      expect(
        await times(page)
          .nth(index)
          .evaluate((button) => button === document.activeElement),
      ).toBe(true);
    }
    await close();
  });

  it('has no times where nothing is free, but a link to the calendar', async () => {
    const { page, close } = await openPage(browser, `${site.url}/?dev`);
    await times(page).first().waitFor();
    await page.getByRole('combobox', { name: 'Group' }).selectOption('105');
    await times(page).first().waitFor({ state: 'hidden' });
    expect(await page.getByRole('link', { name: 'All days and times' }).isVisible()).toBe(true);
    await close();
  });
});

it('books a tour of two homes, from their cards', async () => {
  const { page, close } = await openPage(browser, site.url);
  await times(page).first().waitFor();
  // The visitor presses one card before the widget has loaded, and one after. The loader keeps a press from its start on.
  await page.waitForFunction(() => 'handleEvent' in (window.TourBooking ?? {}));
  await page.getByRole('link', { name: 'Tour this home 2F' }).click();
  const visitor = visitorOn(page);
  await visitor.widget.getByRole('heading', { name: 'Tour home 2F' }).waitFor();
  expect(await visitor.widget.evaluate((widget) => widget.getBoundingClientRect().top < window.innerHeight)).toBe(true);
  await page.getByRole('link', { name: 'Tour this home 4B' }).click();
  await visitor.widget.getByRole('heading', { name: 'Tour 2 homes' }).waitFor();
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().includes('/book')),
    visitor.submit(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ client: { notes: 'Homes: 4B (listing 10001), 2F (listing 10002)' } });
  await visitor.heading('Your tour is booked').waitFor();
  await close();
});

it('books a tour of two homes by touch, from their cards', async () => {
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, close } = await openPage(browser, site.url, touch);
  await times(page).first().waitFor();
  await page.getByRole('link', { name: 'Tour this home 4B' }).tap();
  const visitor = visitorOn(page);
  await visitor.widget.getByRole('heading', { name: 'Tour home 4B' }).waitFor();
  await page.getByRole('link', { name: 'Tour this home 2F' }).tap();
  await visitor.widget.getByText('2F and 4B').waitFor();
  await visitor.freeTimes().first().tap();
  await visitor.fillDetails();
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().includes('/book')),
    visitor.button(/^Book /).tap(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ client: { notes: 'Homes: 2F (listing 10002), 4B (listing 10001)' } });
  await visitor.heading('Your tour is booked').waitFor();
  await close();
});

describe('the developer bar', () => {
  const bar = (page: Page): Locator => page.getByRole('region', { name: 'Developer bar' });

  it('shows where it is asked for, covers nothing, and tells a refusal from a fault', async () => {
    const { page, close } = await openPage(browser, site.url);
    await times(page).first().waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Developer bar' }).click();
    await bar(page).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
    const refusal = page.getByRole('row', { name: /The service said no, as documented 400/ });
    await refusal.first().waitFor();
    expect(await refusal.first().getAttribute('class')).toBe('refusal');
    await page.getByRole('combobox', { name: 'Scenario' }).selectOption('server-error');
    await page.getByRole('combobox', { name: 'Group' }).selectOption('101');
    const fault = page.getByRole('row', { name: / 500 / });
    await fault.first().waitFor();
    expect(await fault.first().getAttribute('class')).toBe('fault');
    await page.getByRole('link', { name: 'Hide the developer bar' }).click();
    await page.getByRole('link', { name: 'Developer bar', exact: true }).waitFor();
    expect(await bar(page).isVisible()).toBe(false);
    await close();
  });
});

describe('the look', () => {
  it.each([320, 360, 390, 820, 1280, 1920])('is no wider than a screen of %i px', async (width) => {
    const { page, close } = await openPage(browser, `${site.url}/?dev#tour`, { viewport: { width, height: 800 } });
    await visitorOn(page).freeTimes().first().waitFor();
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await close();
  });

  it.each(['light', 'dark'] as const)('has no fault that axe finds, in %s', async (colorScheme) => {
    const { page, close } = await openPage(browser, `${site.url}/#tour`, { colorScheme });
    await visitorOn(page).freeTimes().first().waitFor();
    await times(page).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  it('shows the street at night to a visitor who prefers dark', async () => {
    const skyIn = async (colorScheme: 'light' | 'dark'): Promise<number> => {
      const { page, close } = await openPage(browser, site.url, { colorScheme });
      const street = page.getByRole('img', { name: /^Alder House/ });
      const light = await street.evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error('The street is no picture');
        await image.decode();
        const context = new OffscreenCanvas(144, 76).getContext('2d');
        if (!context) throw new Error('There is no canvas');
        context.drawImage(image, 0, 0, 144, 76);
        const [red = 0, green = 0, blue = 0] = context.getImageData(60, 4, 1, 1).data;
        return red + green + blue;
      });
      await close();
      return light;
    };
    expect(await skyIn('light')).toBeGreaterThan(500);
    expect(await skyIn('dark')).toBeLessThan(200);
  });
});

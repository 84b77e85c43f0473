import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { optionRows } from '../../.storybook/optionRows.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Running, serveFolder } from '../servers.ts';

let browser: Browser;
let site: Running;
beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), serveFolder('dist/gallery')]);
});
afterAll(() => site?.close());

/** The gallery as a person opens it, with everything around the stories. */
const open = (path: string) => openPage(browser, `${site.url}/${path}`, { viewport: { width: 2400, height: 1000 } });

it('opens at the contact sheet, and has no box of Storybook’s own', async () => {
  const { page } = await open('index.html');
  const story = page.frameLocator('iframe').first();
  await story.getByRole('heading', { name: 'Tour booking', level: 2 }).waitFor();
  await page.getByRole('button', { name: 'Screens' }).waitFor();
  const around = await page.locator('body').innerText();
  for (const group of ['Docs', 'Screens', 'Parts', 'Journeys', 'Options', 'Languages', 'Hosts'])
    expect(around).toMatch(new RegExp(`^${group}$`, 'im'));
  expect(around).not.toMatch(/get started|onboarding|what.s new|checklist/i);
  // The panel is closed.
  expect(await page.getByRole('tab', { name: /^Controls/ }).count()).toBe(0);

  // A picture leads to its story, and the gallery stays as it is.
  await page.evaluate(() => Reflect.set(window, '__stays', true));
  await story.getByRole('link', { name: /^Day and time/ }).click();
  await page.waitForURL(/screens-day-and-time--times/);
  await story.getByRole('heading', { name: 'Book a tour' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, '__stays'))).toBe(true);
});

it('has a control for each option, the events that were sent, and the snippet for the chosen options', async () => {
  const { page } = await open('index.html?path=/story/options-live--playground');
  const story = page.frameLocator('iframe').first();
  await story.locator('.tour-slot').first().waitFor();
  const [tab, opener] = [
    page.getByRole('tab', { name: /^Controls/ }),
    page.getByRole('button', { name: 'Show addon panel' }),
  ];
  await tab.or(opener).first().waitFor();
  if (!(await tab.isVisible())) await opener.click();
  const panel = page.getByRole('tabpanel');
  await tab.click();
  const offered = await panel.getByRole('row').locator('td:first-child').allInnerTexts();
  const names = offered.map((text) => text.replace(/\*$/, '').trim());
  expect(optionRows.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);

  await page.getByRole('tab', { name: /^Actions/ }).click();
  await story.locator('.tour-slot').first().click();
  await panel.getByText(/^slot/).first().waitFor();

  await page.getByRole('tab', { name: 'Code' }).click();
  await panel.getByText('group-id="101"').waitFor();
  await panel.getByRole('combobox').selectOption('React');
  await panel.getByText('<TourBooking').waitFor();
});

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { type RunningMock, startMock } from '../servers.ts';
import { booking, times, tour } from '../startServer.ts';
import { START } from './hosts.ts';

/** The mock's own page. A mock of this file alone, because the page shows every call. */
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(['--now', START.property]);
});
afterEach(() => mock.control('POST', 'reset'));
afterAll(() => mock.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = async () => (await mock.control('GET', 'state')) as { readonly now: string; readonly scenario: string };

it('shows the groups and the keys, and each call as it comes', async () => {
  const { page, close } = await openPage(await sharedBrowser(), mock.url);
  await page.getByText('every field optional, 3 agents').waitFor();
  await page.getByText('pk_demo').waitFor();
  await page.getByText('No call yet.').waitFor();

  const headers = { 'Content-Type': 'application/json' };
  await fetch(mock.url + times);
  await fetch(mock.url + booking, { method: 'POST', headers, body: JSON.stringify(tour()) });
  await page.getByText('POST bookTour 200').click();
  await page.getByText('rosa@example.com').waitFor();
  expect(await page.locator('summary').allInnerTexts()).toEqual([
    expect.stringMatching(/^09:0\d:\d\d POST bookTour 200$/),
    expect.stringMatching(/^09:0\d:\d\d GET getTimes 200$/),
  ]);

  await button(page, 'Clear').click();
  await page.getByText('No call yet.').waitFor();
  await fetch(mock.url + times);
  await page.getByText('GET getTimes 200').waitFor();
  await close();
});

it('sets the scenario and the clock by the keyboard alone', async () => {
  const { page, close } = await openPage(await sharedBrowser(), mock.url);
  const press = async (name: string) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button(page, name).waitFor();
    while ((await focused()) !== name) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press('1 day later');
  await page.getByText('2026-12-02 09:0').waitFor();
  await press('offline');
  await page.getByText('No call gets a reply.').waitFor();
  expect(await state()).toMatchObject({ scenario: 'offline', now: expect.stringMatching(/^2026-12-02T09:0/) });
  expect(await page.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['offline']);

  await press('Reset data, clock, scenario');
  await page.getByText('Everything works.').waitFor();
  expect(await state()).toMatchObject({ scenario: 'none', now: expect.stringMatching(/^2026-12-01T09:0/) });

  await page.getByLabel('Date and time').fill('2027-03-04T10:30');
  await page.getByLabel('Date and time').press('Enter');
  await page.getByText('2027-03-04 10:30').waitFor();
  await close();
});

it('shows a world by its address', async () => {
  const made = await fetch(`${mock.url}/__mock/worlds`, {
    method: 'POST',
    body: JSON.stringify({ id: 'one', now: '2030-06-03T08:00:00', groups: [{ id: 7, employees: [{ name: 'Ada' }] }] }),
  });
  const { path } = (await made.json()) as { readonly path: string };
  const { page, close } = await openPage(await sharedBrowser(), mock.url);
  await page.getByRole('link', { name: 'one' }).click();
  await page.getByText('every field optional, one agent').waitFor();
  await page.getByText('2030-06-03 08:0').waitFor();
  await button(page, 'slow-photo').click();
  await page.getByText('Every photo takes a few seconds.').waitFor();
  expect((await state()).scenario).toBe('none');
  expect(await (await fetch(`${mock.url}${path}/__mock/state`)).json()).toMatchObject({ scenario: 'slow-photo' });
  await fetch(mock.url + path, { method: 'DELETE' });
  await page.getByText('There is no world one.').waitFor();
  await close();
});

it.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'dark'],
] as const)('at %i px, %s: nothing is cut, and axe finds nothing', async (width, colorScheme) => {
  const options = { viewport: { width, height: 740 }, colorScheme };
  const { page, close } = await openPage(await sharedBrowser(), mock.url, options);
  await fetch(mock.url + times);
  await fetch(`${mock.url}/api/v2/appointments/group/9999999999/times?time=2026-12-04T12:00:00`);
  await page.getByText('GET getTimes 404').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axeViolations(page)).toEqual([]);
  const picture = process.env.MOCK_PAGE_PICTURES;
  if (picture !== undefined) await page.screenshot({ path: `${picture}/${width}-${colorScheme}.png`, fullPage: true });
  await close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Running, serveFolder } from '../servers.ts';
import { visitorOn } from './visitor.ts';

let browser: Browser;
let site: Running;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), serveFolder('dist/demo')]);
}, 60_000);

afterAll(async () => {
  await site?.close();
});

describe('the demo site, with its service inside the page', () => {
  it('books a tour without a request leaving the site', async () => {
    const { page, close } = await openPage(browser, `${site.url}/#tour`, { timezoneId: 'Europe/London' });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('https://leasing.example.com/'))
        foreign.push(request.url());
    });
    const visitor = visitorOn(page);
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
    expect(foreign).toEqual([]);
    await close();
  });

  it('lists a booking in the developer bar, and the widget follows a switched scenario', async () => {
    const { page, close } = await openPage(browser, `${site.url}/?dev#tour`);
    const visitor = visitorOn(page);
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await page.getByRole('combobox', { name: /scenario/i }).selectOption('lost-reply');
    await visitor.submit();
    await visitor.heading('We can’t tell if your tour was booked').waitFor();
    await page
      .getByRole('row', { name: /POST .*\/book/ })
      .first()
      .waitFor();
    await close();
  });

  it('shows a plain message where there can be no service worker', async () => {
    const { page, close } = await openPage(browser, 'about:blank');
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
    await page.goto(site.url);
    await page
      .getByText(/service worker/i)
      .first()
      .waitFor();
    await close();
  });
});

import { expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

it('shows the tour that was booked on another page of the site while this one was prepared', async () => {
  const visitor = await on.arrive('script tag');
  await visitor.bookTour('2:00 PM');
  const { page } = visitor;
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  expect(kept.some(([, text]) => text.includes('"at":"booked"'))).toBe(true);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await visitor.freeTimes().first().waitFor();
  // Playwright cannot activate a prepared page, so the test keeps what the other page did and sends the event of the browser.
  await page.evaluate((entries) => {
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
    document.dispatchEvent(new Event('prerenderingchange'));
  }, kept);
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
  expect(await on.booked()).toHaveLength(1);
  await visitor.close();
});

const keeping = mockHosts({ doors: ['script tag'], without: ['--disable-back-forward-cache'] });

it('shows the tour that was booked on another page of the site, after going back to a page that the browser kept', async () => {
  const visitor = await keeping.arrive('script tag');
  const { page } = visitor;
  await visitor.freeTimes().first().waitFor();
  await page.goto(
    keeping.host('script tag').page({ 'group-id': '101', api: keeping.mock().url, 'time-zone': 'America/New_York' }),
  );
  await visitor.bookTour('2:00 PM');
  await page.goBack({ waitUntil: 'commit' });
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
  expect(await keeping.booked()).toHaveLength(1);
  await visitor.close();
});

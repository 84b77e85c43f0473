import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Running, startDemo } from '../servers.ts';

// The site of `npm start`, with a script tag that is built for development. No other test uses that build.
let demo: Running;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

it.each<[path: string, place: (page: Page) => Page | FrameLocator]>([
  ['/#tour', (page) => page],
  ['/configure.html', (page) => page.frameLocator('#live-widget')],
])('shows free times on %s', async (path, place) => {
  const { page, close } = await openPage(await sharedBrowser(), `${demo.url}${path}`);
  const times = place(page)
    .locator('tour-booking')
    .getByRole('button', { name: /\d{1,2}:\d{2} [AP]M$/ });
  await expect.poll(() => times.count()).toBeGreaterThan(0);
  expect(await times.first().isVisible()).toBe(true);
  await close();
});

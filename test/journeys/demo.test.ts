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

it('shows the round of a waitlist: a visitor waits, a time frees up, and the link of the message books it', async () => {
  const { page, close } = await openPage(await sharedBrowser(), `${demo.url}/?dev`);
  const widget = page.locator('#widget tour-booking');
  await widget.scrollIntoViewIfNeeded();
  await widget.getByRole('heading', { name: 'Book a tour' }).waitFor();
  await page.locator('#group').selectOption('105');
  // A day without times offers the first, and the screen that comes when all days are known the second.
  const offer = widget.getByRole('button', { name: /^(Notify me if a time opens up|Join the waitlist)$/ }).first();
  await widget
    .getByText(/^Fully booked|^No times left|^Nothing open/)
    .first()
    .waitFor();
  await offer.click();
  for (const [name, text] of Object.entries({ 'First name': 'Lara', 'Last name': 'Smith', Email: 'lara@example.com' }))
    await widget.getByRole('textbox', { name }).fill(text);
  await widget.getByRole('button', { name: 'Join the waitlist' }).click();
  await widget.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText('"type": "confirm"').waitFor();
  await page.getByRole('link', { name: 'Open its link', exact: true }).click();
  await widget.getByRole('button', { name: 'Confirm my email address' }).click();
  await widget.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await page.getByRole('button', { name: 'Open up a time now' }).click();
  await page.getByText('"type": "time-free"').waitFor();
  await page.getByRole('link', { name: 'Open its link', exact: true }).first().click();
  await widget.getByRole('textbox', { name: 'Phone' }).fill('(555) 123-4567');
  expect(await widget.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('lara@example.com');
  await widget.getByRole('button', { name: /^Book / }).click();
  await widget.getByText('Your tour is booked').waitFor();
  await close();
});

import { expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { answerByKeyboard } from '../journeys/byKeyboard.ts';
import type { Ground } from '../journeys/documentOn.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

/** `isolate` of the React component, on a page that takes every style away. */
const on = mockHosts({ doors: ['React build'] });
const ground: Ground = { head: '<style>* { all: unset !important }</style>', headers: {} };
const arrive = (attributes: Readonly<Record<string, string>> = {}) =>
  on.arrive('React build', { isolate: 'on', ...attributes }, { ground });

it('books by mouse; no screen has an accessibility fault', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await visitor.freeTimes().first().waitFor();
  expect(await page.locator('#root .tour').count()).toBe(1);
  // The widget is not in the page's own tree.
  expect(await page.evaluate(() => document.querySelectorAll('.tour').length)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await visitor.pickTime('2:00 PM');
  await expect.poll(visitor.focused).toBe('Your details');
  expect(await axeViolations(page)).toEqual([]);
  await visitor.fillDetails();
  await visitor.submit();
  await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
  await visitor.close();
});

it('books by keyboard alone', async () => {
  const visitor = await arrive();
  const { keyboard } = visitor.page;
  await visitor.freeTimes().first().waitFor();
  // The first chip is a free time.
  await keyboard.press('Tab');
  await expect.poll(visitor.focused).toMatch(/^Today /);
  await keyboard.press('Enter');
  await expect.poll(visitor.focused).toBe('Your details');
  await answerByKeyboard(visitor.page);
  await expect.poll(visitor.focused).toMatch(/booked|^See you/);
  expect(await on.booked()).toHaveLength(1);
  await visitor.close();
});

it('leaves nothing behind when the page removes it', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await visitor.freeTimes().first().waitFor();
  const host = page.locator('#root > div');
  await host.evaluate((element) => Object.assign(window, { host: element }));
  const shown = () =>
    page.evaluate(() => {
      const { host: kept } = window as Window & { host?: Element };
      return kept?.shadowRoot?.querySelectorAll('.tour').length;
    });
  expect(await shown()).toBe(1);
  await page.locator('#root').dispatchEvent('leave');
  await expect.poll(shown).toBe(0);
  await visitor.close();
});

it('opens in a dialog of its own, by a trigger of the page, and gives the focus back', async () => {
  const visitor = await arrive({ trigger: 'Tour this home' });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Tour this home' }).click();
  await page.getByRole('dialog', { name: 'Book a tour' }).waitFor();
  await visitor.freeTimes().first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await visitor.bookTour('2:00 PM');
  expect(await on.booked()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect.poll(visitor.focused).toBe('Tour this home');
  await visitor.close();
});

it('shows its floating button in the shadow root', async () => {
  const visitor = await arrive({ mode: 'button' });
  const { page } = visitor;
  await page.getByRole('button', { name: /^Book a tour/ }).click();
  await page.getByRole('dialog', { name: 'Book a tour' }).waitFor();
  await visitor.bookTour('2:00 PM');
  expect(await on.booked()).toHaveLength(1);
  await visitor.close();
});

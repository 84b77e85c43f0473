import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFirefox, launchFirefox } from '../firefox.ts';
import type { RunningMock } from '../servers.ts';
import { guardedPage, lookOfFields } from './guardedPage.ts';
import { type Host, reactHost, scriptTagHost, sharedMock, visit } from './hosts.ts';
import { BOTH_BUILDS } from './mockHosts.ts';
import { lara } from './visitor.ts';

const path = findFirefox();

let browser: Browser;
let mock: RunningMock;
const hosts = new Map<string, Host>();
const host = (door: string): Host => {
  const found = hosts.get(door);
  if (found === undefined) throw new Error(`no site for ${door}`);
  return found;
};

// Without Firefox on the machine these tests are skipped; docs/accessibility.md says so.
describe.skipIf(path === undefined)('in Firefox', () => {
  beforeAll(async () => {
    [browser, mock] = await Promise.all([launchFirefox(path ?? ''), sharedMock()]);
    hosts.set('script tag', await scriptTagHost(mock.url)).set('React build', await reactHost());
  });
  afterAll(() => Promise.all([browser?.close(), ...[...hosts.values()].map(({ site }) => site.close())]));
  beforeEach(async () => {
    await mock.control('POST', 'reset');
  });

  describe.each(BOTH_BUILDS)('%s', (door) => {
    it('books a tour by mouse', async () => {
      const visitor = await visit(browser, host(door), mock.url);
      await visitor.day('Friday, December 4, 2026').click();
      await visitor.heading('Friday, December 4').waitFor();
      await visitor.bookTour('10:15 AM');
      await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
      await visitor.widget.getByText('Friday, December 4, 2026').waitFor();
      await visitor.close();
    });

    it('books a tour by keyboard alone', async () => {
      const visitor = await visit(browser, host(door), mock.url);
      const { page } = visitor;
      const press = async (...keys: string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await visitor.freeTimes().first().waitFor();
      await press('Tab');
      await expect.poll(() => visitor.focused()).toMatch(/^Today /);
      await press('Tab', 'Tab', 'Tab');
      await expect.poll(() => visitor.focused()).toMatch(/^Tuesday, December 1, 2026/);
      await press('ArrowRight', 'ArrowRight', 'Enter');
      await visitor.heading('Thursday, December 3').waitFor();
      await press('Tab', 'Tab');
      await expect.poll(() => visitor.focused()).toBe('8:00 AM');
      await press('ArrowRight', 'Enter');
      await expect.poll(() => visitor.focused()).toBe('Your details');
      await press('Tab', 'Tab', 'Tab');
      await expect.poll(() => visitor.focused()).toBe('First name');
      for (const words of [lara.first, lara.last, lara.email, lara.phone]) {
        await page.keyboard.type(words);
        await press('Tab');
      }
      await visitor.button(/^Book /).focus();
      await press('Enter');
      await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
      await visitor.close();
    });

    it('keeps the answers when the time was taken', async () => {
      const visitor = await visit(browser, host(door), mock.url);
      await visitor.day('Friday, December 4, 2026').click();
      await visitor.heading('Friday, December 4').waitFor();
      await visitor.pickTime('10:15 AM');
      await visitor.fillDetails();
      await mock.control('PUT', 'scenario', { name: 'slot-taken' });
      await visitor.submit();
      await visitor.widget.getByText('10:15 AM is no longer free.').waitFor();
      await visitor.freeTimes().first().click();
      await expect.poll(() => visitor.field('First name').inputValue()).toBe(lara.first);
      await visitor.close();
    });

    it('lets a visitor type, select, copy and paste, in letters of 16 px, on a page that takes all of this away', async () => {
      const visitor = await visit(browser, host(door), mock.url, {}, { ground: guardedPage });
      const { page, field } = visitor;
      await visitor.pickTime('10:15 AM');
      await field('First name').click();
      await page.keyboard.type('a b');
      expect(await field('First name').inputValue()).toBe('a b');
      for (const key of ['a', 'c']) await page.keyboard.press(`Control+${key}`);
      await field('Last name').click();
      await page.keyboard.press('Control+v');
      await expect.poll(() => field('Last name').inputValue()).toBe('a b');
      for (const key of ['a', 'x']) await page.keyboard.press(`Control+${key}`);
      await expect.poll(() => field('Last name').inputValue()).toBe('');
      await visitor.openFold();
      const { leastLetters, selections } = await page.evaluate(lookOfFields);
      expect(selections).toEqual(['text']);
      expect(leastLetters).toBeGreaterThanOrEqual(16);
      await visitor.close();
    });
  });
});

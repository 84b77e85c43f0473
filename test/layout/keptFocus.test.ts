import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { type Host, reactHost, scriptTagHost, sharedMock, visit } from '../journeys/hosts.ts';
import type { RunningMock } from '../servers.ts';

let browser: Browser;
let mock: RunningMock;
let hosts: Readonly<Record<'script tag' | 'React build', Host>>;

beforeAll(async () => {
  [browser, mock] = await Promise.all([sharedBrowser(), sharedMock()]);
  const [tag, react] = await Promise.all([scriptTagHost(mock.url), reactHost()]);
  hosts = { 'script tag': tag, 'React build': react };
});
afterAll(() => Promise.all(Object.values(hosts ?? {}).map(({ site }) => site.close())));

/** Makes the calls for times fail until the function that it returns is called. */
async function failTimes(page: Page): Promise<() => void> {
  let failing = true;
  await page.route('**/times?*', (route) =>
    failing ? route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }) : route.continue(),
  );
  return () => {
    failing = false;
  };
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it('the times take the focus after a "Try again", and the page does not move', async () => {
    let heal = (): void => undefined;
    const visitor = await visit(browser, hosts[door], mock.url, {}, {}, async (page) => {
      heal = await failTimes(page);
    });
    await visitor.button('Try again').focus();
    heal();
    const before = await scrolled(visitor.page);
    await visitor.page.keyboard.press('Enter');
    await visitor.freeTimes().first().waitFor();
    await expect.poll(visitor.focused).toBe('Tuesday, December 1');
    expect(await scrolled(visitor.page)).toBe(before);
    await visitor.close(/answered 404/);
  });

  it('the focus of a visitor who pressed on the page during the retry stays there', async () => {
    let heal = (): void => undefined;
    const visitor = await visit(browser, hosts[door], mock.url, {}, {}, async (page) => {
      heal = await failTimes(page);
    });
    const { page } = visitor;
    await visitor.button('Try again').focus();
    await page.mouse.click(1270, 890);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    heal();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await visitor.freeTimes().first().waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await visitor.close(/answered 404/);
  });

  it('when the phone turns, the month takes the focus from the strip, and the strip from the month', async () => {
    const visitor = await visit(browser, hosts[door], mock.url, {}, { viewport: { width: 360, height: 800 } });
    const { page, day, focused } = visitor;
    await visitor.freeTimes().first().waitFor();
    // The core keeps the focus. The preview shows the times before the core is there.
    await page.waitForLoadState('networkidle');
    await day('Wednesday, December 2, 2026').focus();
    await page.setViewportSize({ width: 800, height: 360 });
    await visitor.widget.getByRole('grid').waitFor();
    await expect.poll(focused).toBe('December 2026');
    await day('Wednesday, December 2, 2026').focus();
    await page.setViewportSize({ width: 360, height: 800 });
    await visitor.widget.getByRole('group', { name: 'Days' }).waitFor();
    await expect.poll(focused).toBe('December 2026');
    await visitor.close();
  });
});

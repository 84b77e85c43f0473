import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Attributes, Visit, VisitOptions } from './hosts.ts';
import { type Door, mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

/** The one call of the button: the free times of the day. */
const CALL = 'GET /api/v2/appointments/group/101/times?time=2026-12-01T09%3A00%3A00';

const launcherButton = ({ page }: Visit) => page.getByRole('button', { name: /^Book a tour|^Come by/ });

/** The visitor asked the browser to save data. */
async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

async function arrive(
  door: Door,
  attributes: Attributes = {},
  options?: VisitOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const visitor = await on.arrive(door, { mode: 'button', ...attributes }, options, prepare);
  await launcherButton(visitor).waitFor();
  return visitor;
}

/** Waits until the browser was idle twice. Then calls that wait for an idle browser have been sent, and the calls after them too. */
const idle = ({ page }: Visit): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(() => done(), 0)))),
  );

describe.each(ONE_BUILD)('%s', (door) => {
  it('says the next free time, for one request', async () => {
    const visitor = await arrive(door);
    await visitor.page.getByRole('button', { name: /Next: today · 9:15\sAM/ }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(visitor.requests()).toEqual([CALL]);
    await launcherButton(visitor).click();
    await visitor.freeTimes().first().waitFor();
    // The widget uses the reply of the button.
    expect(visitor.requests().filter((each) => each === CALL)).toHaveLength(1);
    await visitor.close();
  });

  it('says the next free time of the first day with tours, where today has none', async () => {
    const visitor = await arrive(door, { 'closed-days': 'tuesday' });
    await visitor.page.getByRole('button', { name: /Next: Wed, Dec 2 · \d/ }).waitFor();
    expect(visitor.requests()).toHaveLength(1);
    await visitor.close();
  });

  it('asks nothing where the visitor saves data, and opens all the same', async () => {
    const visitor = await arrive(door, {}, undefined, savesData);
    await idle(visitor);
    await visitor.page.waitForLoadState('networkidle');
    expect(visitor.requests()).toEqual([]);
    expect(await launcherButton(visitor).innerText()).toBe('Book a tour');
    await launcherButton(visitor).click();
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('says what the site wants, in the other corner, in the colors of the site', async () => {
    const attributes = { 'button-label': 'Come by', 'button-corner': 'bottom-left', accent: 'rebeccapurple' };
    const visitor = await arrive(door, attributes);
    expect((await launcherButton(visitor).boundingBox())?.x).toBe(24);
    const color = await launcherButton(visitor).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(color).toBe('rgb(102, 51, 153)');
    await visitor.close();
  });

  it('makes room for a focused element below it, and is not printed', async () => {
    const visitor = await arrive(door, {}, { viewport: { width: 360, height: 640 } });
    const { page } = visitor;
    await page.evaluate(() => {
      const style = 'position:fixed;bottom:10px;left:10px;min-width:60px;min-height:44px';
      for (const [name, css] of [
        ['Below', style],
        ['Above', 'min-width:60px;min-height:44px'],
      ] as const) {
        const button = document.createElement('button');
        button.textContent = name;
        button.style.cssText = css;
        document.querySelector('main')?.append(button);
      }
    });
    const top = async () => (await launcherButton(visitor).boundingBox())?.y ?? 0;
    expect(await top()).toBeLessThan(640);
    expect((await launcherButton(visitor).boundingBox())?.width).toBe(360);
    await page.getByRole('button', { name: 'Below' }).focus();
    await expect.poll(top).toBeGreaterThanOrEqual(640);
    await page.getByRole('button', { name: 'Above' }).focus();
    await expect.poll(top).toBeLessThan(640);
    await page.emulateMedia({ media: 'print' });
    expect(await launcherButton(visitor).isVisible()).toBe(false);
    await visitor.close();
  });
});

describe('the code of the dialog', () => {
  it.each<[string, (visitor: Visit) => Promise<void>]>([
    ['pointed at', (visitor) => launcherButton(visitor).hover()],
    ['focused', (visitor) => launcherButton(visitor).focus()],
  ])('comes when the button is %s', async (_, act) => {
    const visitor = await arrive('script tag', {}, undefined, savesData);
    const files: string[] = [];
    visitor.page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await idle(visitor);
    expect(files).toEqual([]);
    await act(visitor);
    await expect.poll(() => files.some((file) => file.startsWith('/dialogChunk-'))).toBe(true);
    expect(files).toContain('/main.js');
    expect(visitor.requests()).toEqual([]);
    await visitor.close();
  });

  it('opens the dialog for a press that came before it', async () => {
    const open: { now: () => void } = { now: () => undefined };
    const held = new Promise<void>((resolve) => {
      open.now = resolve;
    });
    const visitor = await arrive('script tag', {}, undefined, async (page) => {
      await page.route('**/main.js', async (route) => {
        await held;
        await route.continue();
      });
    });
    await launcherButton(visitor).click();
    expect(await launcherButton(visitor).getAttribute('aria-busy')).toBe('true');
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    open.now();
    await visitor.freeTimes().first().waitFor();
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(0);
    expect(await launcherButton(visitor).getAttribute('aria-busy')).toBeNull();
    await visitor.close();
  });
});

it('a wrong corner is named', async () => {
  const visitor = await arrive('script tag', { 'button-corner': 'top' });
  await visitor.close(/`button-corner` is "top"; give "bottom-right" or "bottom-left"/);
});

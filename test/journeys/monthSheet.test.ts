import { describe, expect, it } from 'vitest';
import { settled } from '../settled.ts';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

const sheet = ({ widget }: Visit) => widget.getByRole('dialog', { name: 'Choose a day' });

describe.each(ONE_BUILD)('%s', (door) => {
  async function arrive(): Promise<Visit> {
    const visitor = await on.arrive(door, {}, { viewport: { width: 360, height: 560 } });
    await visitor.freeTimes().first().waitFor();
    return visitor;
  }

  it('opens the month over the page by keyboard, and Escape closes it: the focus goes to a day and back', async () => {
    const visitor = await arrive();
    const { page, focused } = visitor;
    await visitor.button('Month').focus();
    await page.keyboard.press('Enter');
    await sheet(visitor).waitFor();
    await expect.poll(focused).toMatch(/^Tuesday, December 1, 2026/);
    // Nothing behind it can be reached.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('Previous month');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await expect.poll(focused).toBe('Month');
    await page.keyboard.press('Enter');
    await sheet(visitor).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await visitor.heading('Wednesday, December 2').waitFor();
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await expect.poll(focused).toBe('Month');
    await visitor.close();
  });

  it('stays open when it is opened again before its `close` event', async () => {
    const visitor = await arrive();
    await visitor.button('Month').click();
    await sheet(visitor).waitFor();
    await visitor.page.evaluate(async () => {
      const find = (selector: string): HTMLElement => {
        const found =
          document.querySelector('tour-booking')?.shadowRoot?.querySelector(selector) ??
          document.querySelector(selector);
        if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`);
        return found;
      };
      const month = find('[aria-haspopup="dialog"]');
      const dialog = find('dialog');
      dialog.click();
      while (dialog.isConnected) await Promise.resolve();
      month.click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(await sheet(visitor).count()).toBe(1);
    await visitor.close();
  });

  it('closes by its button and by a press beside it, and opens at the chosen day', async () => {
    const visitor = await arrive();
    await visitor.button('Month').click();
    await sheet(visitor).waitFor();
    await visitor.button('Next month').click();
    await visitor.dayInMonth('Monday, January 4, 2027').waitFor();
    await visitor.button('Close').click();
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await expect.poll(visitor.focused).toBe('Month');
    await visitor.button('Month').click();
    await expect.poll(visitor.focused).toMatch(/^Tuesday, December 1, 2026/);
    // A press on the month that hits no day leaves it open.
    await sheet(visitor).getByRole('heading', { name: 'December 2026' }).click();
    expect(await sheet(visitor).count()).toBe(1);
    await settled(visitor.page);
    await visitor.page.mouse.click(180, 20);
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await expect.poll(visitor.focused).toBe('Month');
    await visitor.close();
  });

  it('the page behind it does not scroll', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(180, 40);
    await page.mouse.wheel(0, 30);
    await expect.poll(scrolled).toBe(30);
    await visitor.button('Month').click();
    await sheet(visitor).waitFor();
    await page.mouse.move(180, 40);
    await page.mouse.wheel(0, 50);
    await expect.poll(() => sheet(visitor).evaluate((dialog) => dialog.scrollTop)).toBe(1);
    await page.mouse.wheel(0, 50);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await page.mouse.wheel(0, -10);
    // The wheel events are handled in order. If one of the two before had moved the page, it would stand elsewhere.
    await expect.poll(scrolled).toBe(20);
    await visitor.close();
  });

  it('closes when the phone is turned', async () => {
    const visitor = await arrive();
    await visitor.button('Month').click();
    await sheet(visitor).waitFor();
    await visitor.page.setViewportSize({ width: 800, height: 360 });
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    expect(await visitor.isInWidget()).toBe(true);
    await visitor.page.setViewportSize({ width: 360, height: 800 });
    await visitor.widget.getByRole('group', { name: 'Days' }).waitFor();
    await expect.poll(() => sheet(visitor).count()).toBe(0);
    await visitor.close();
  });
});

it('opens without an animation for a visitor who wants none', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const visitor = await on.arrive('script tag', {}, { viewport: { width: 360, height: 560 }, reducedMotion });
    await visitor.button('Month').click();
    const animation = await sheet(visitor).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').animationName);
    expect(animation === 'none').toBe(reducedMotion === 'reduce');
    await visitor.close();
  }
});

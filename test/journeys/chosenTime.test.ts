import { expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts();

it.each(['script tag', 'React build'] as const)(
  '%s: a pressed time answers at once, and the times stay until the form is there',
  async (door) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const visitor = await on.arrive(door, {}, {}, async (page) => {
      await page.route(/screensChunk/, async (route) => {
        await held;
        await route.continue();
      });
    });
    // Only what runs all of the widget asks about the next days.
    await visitor.button(/^Tomorrow /).waitFor();
    await visitor.freeTimes().first().click();
    const busy = visitor.widget.locator('.tour-slot[aria-busy=true]');
    await busy.waitFor();
    const shown = await visitor.widget.evaluateHandle((element) => {
      const states: string[] = [];
      new MutationObserver(() => {
        states.push(element.querySelector('.tour-skeleton') ? 'skeleton' : 'screen');
      }).observe(element, { childList: true, subtree: true });
      return states;
    });
    expect(await visitor.heading('Tuesday, December 1').count()).toBe(1);
    release();
    await visitor.heading('Your details').waitFor();
    await expect.poll(visitor.focused).toBe('Your details');
    expect(new Set(await shown.jsonValue())).toEqual(new Set(['screen']));
    await visitor.close();
  },
);

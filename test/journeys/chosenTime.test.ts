import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

it.each(ONE_BUILD)('%s: a pressed time answers at once, and the times stay until the form is there', async (door) => {
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
  // Only the core asks about the next days.
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
});

describe.each(ONE_BUILD)('%s, opened with a time', (door) => {
  const BY_TIME = { 'initial-slot': '2026-12-04T10:15:00' };

  it('shows the form with it, and its day behind "Change"', async () => {
    const visitor = await on.arrive(door, BY_TIME);
    await visitor.heading('Your details').waitFor();
    await visitor.button(/^Book Fri, Dec 4 . 10:15\sAM$|^Book Fri, Dec 4, 10:15\sAM$/).waitFor();
    // The visitor has not been in the widget yet, so the focus stays where it was.
    expect(await visitor.isInWidget()).toBe(false);
    await visitor.button('Change').click();
    await visitor.heading('Friday, December 4').waitFor();
    await visitor.close();
  });

  it('says that the time is gone, and shows the other times of its day', async () => {
    const visitor = await on.arrive(door, { 'initial-slot': '2026-12-04T03:00:00' });
    await visitor.heading('Friday, December 4').waitFor();
    await visitor.widget.getByText('3:00 AM was just taken.').waitFor();
    expect(await visitor.freeTimes().count()).toBeGreaterThan(0);
    await visitor.close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

/** Whether the browser would ask before `page` is left. */
const asks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Holds the requests of `page` that change something until they are released. */
async function holdWrites(page: Page) {
  const held: (() => void)[] = [];
  await page.route(/\/appointments\//, async (route) => {
    if (route.request().method() !== 'GET') await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return { held, release: () => held.shift()?.() };
}

describe.each(ONE_BUILD)('%s', (door) => {
  it('asks before the page is left only while a booking, a move or a cancellation is sent', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    const { held, release } = await holdWrites(page);
    /** Does `press`, which sends a request, and lets the request end. */
    const send = async (press: () => Promise<void>, end: string): Promise<void> => {
      expect(await asks(page)).toBe(false);
      await press();
      await expect.poll(() => held.length).toBe(1);
      expect(await asks(page)).toBe(true);
      release();
      await visitor.heading(end).waitFor();
      expect(await asks(page)).toBe(false);
    };
    await visitor.freeTimes().first().waitFor();
    expect(await asks(page)).toBe(false);
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await send(() => visitor.submit(), 'Your tour is booked');
    await visitor.button('Move tour').click();
    await visitor.heading('Move your tour').waitFor();
    await visitor.pickTime('2:00 PM');
    await send(() => visitor.button('Move tour').click(), 'Your tour has been moved');
    await visitor.button('Cancel tour').click();
    await visitor.heading('Cancel your tour?').waitFor();
    await send(() => visitor.button('Cancel tour').click(), 'Your tour is canceled');
    await visitor.close();
  });

  it('has the browser ask while a booking is sent, and no more once the reply is lost', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    let lose = (): void => undefined;
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/\/book$/, (route) => lost.then(() => route.abort('connectionfailed')));
    await visitor.submit();
    await expect.poll(() => asks(page)).toBe(true);
    // The visitor stays, so nothing is loaded.
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    lose();
    await visitor.heading('We can’t tell if your tour was booked').waitFor();
    await page.reload();
    await visitor.heading('We can’t tell if your tour was booked').waitFor();
    expect(asked).toEqual(['beforeunload']);
    await visitor.close();
  });
});

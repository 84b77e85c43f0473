import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { comeTo, secondTab } from './tabs.ts';
import type { Visitor } from './visitor.ts';

const on = mockHosts();
const button = ({ page }: Pick<Visit, 'page'>, name: RegExp) => page.getByRole('button', { name });
const TOUR = /^Your tour: Tue · 10:15\sAM$/;
const NEXT = /Next: today · 9:15\sAM/;
const closeDialog = ({ page }: Pick<Visit, 'page'>) => page.getByRole('button', { name: 'Close' }).click();

async function cancel(visitor: Visitor): Promise<void> {
  await visitor.button('Cancel tour').click();
  await visitor.heading('Cancel your tour?').waitFor();
  await visitor.button('Cancel tour').click();
  await visitor.heading('Your tour is canceled').waitFor();
}

describe.each(ONE_BUILD)('the floating button, %s', (door) => {
  it('says when the tour is: after booking, after a reload, and no more after canceling', async () => {
    const visitor = await on.arrive(door, { mode: 'button' });
    const { page } = visitor;
    await button(visitor, NEXT).click();
    await visitor.bookTour('10:15 AM');
    await closeDialog(visitor);
    await button(visitor, TOUR).waitFor();
    expect(await button(visitor, NEXT).count()).toBe(0);
    await page.reload();
    await button(visitor, TOUR).waitFor();
    await button(visitor, TOUR).click();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await cancel(visitor);
    await closeDialog(visitor);
    await button(visitor, NEXT).waitFor();
    expect(await button(visitor, TOUR).count()).toBe(0);
    await visitor.close();
  });

  it("says when the tour is instead of the site's label, also for a tour of another tab", async () => {
    const visitor = await on.arrive(door, { mode: 'button', 'button-label': 'Come by' });
    const second = await secondTab(visitor);
    await button(second, /^Come by.*Next/s).waitFor();
    await button(visitor, /^Come by/).click();
    await visitor.bookTour('10:15 AM');
    await comeTo(second);
    await button(second, TOUR).waitFor();
    await button(second, TOUR).click();
    await second.heading(/^See you \w+ Your tour is booked$/).waitFor();
    await visitor.close();
  });

  it('says when the tour is to a visitor who saves data, once they have opened the dialog', async () => {
    const visitor = await on.arrive(door, { mode: 'button' }, {}, async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    });
    await button(visitor, /^Book a tour$/).click();
    await visitor.bookTour('10:15 AM');
    await closeDialog(visitor);
    await button(visitor, TOUR).waitFor();
    await visitor.close();
  });
});

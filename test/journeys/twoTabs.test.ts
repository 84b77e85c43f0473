import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { comeTo, secondTab } from './tabs.ts';

const on = mockHosts();
const IN_ANOTHER_TAB = 'You booked a tour for Tuesday, December 1, 10:15 AM in another tab.';
const BOOKED = /^See you Tuesday Your tour is booked$/;

describe.each(ONE_BUILD)('%s', (door) => {
  it('what one tab books and cancels, the other shows when the visitor comes to it', async () => {
    const first = await on.arrive(door, {});
    const second = await secondTab(first);
    await second.freeTimes().first().waitFor();
    await first.bookTour('10:15 AM');
    await comeTo(second);
    await second.heading(BOOKED).waitFor();
    // The visitor has touched nothing here, so the focus stays where it is.
    expect(await second.isNowhere()).toBe(true);
    await second.page.reload();
    await second.heading(BOOKED).waitFor();
    await second.button('Cancel tour').click();
    await second.heading('Cancel your tour?').waitFor();
    await second.button('Cancel tour').click();
    await second.heading('Your tour is canceled').waitFor();
    await comeTo(first);
    await first.heading('Your tour is canceled').waitFor();
    await first.close();
  });

  it('a visitor who fills in the form stays in it', async () => {
    const first = await on.arrive(door, {});
    const second = await secondTab(first);
    await second.pickTime('2:00 PM');
    await second.field('First name').fill('Lara');
    await first.bookTour('10:15 AM');
    const { told } = await second.listen();
    await comeTo(second);
    await expect.poll(told).toContain(IN_ANOTHER_TAB);
    expect(await second.focused()).toBe('First name');
    expect(await second.field('First name').inputValue()).toBe('Lara');
    await second.button(/^Change/).click();
    await second.freeTimes().first().waitFor();
    await comeTo(second);
    // The heading has the name that was typed in this tab.
    await second.heading('See you Tuesday, Lara').waitFor();
    await first.close();
  });

  it('asks once before the second of two tabs in mid-form books a second tour', async () => {
    const first = await on.arrive(door, {});
    const second = await secondTab(first);
    for (const [tab, time] of [
      [first, '10:15 AM'],
      [second, '2:00 PM'],
    ] as const) {
      await tab.pickTime(time);
      await tab.fillDetails();
    }
    await first.submit();
    await first.heading('Your tour is booked').waitFor();
    await comeTo(second);
    await second.widget.getByText(IN_ANOTHER_TAB).first().waitFor();
    await second.submit();
    const question = 'You already have a tour for Tue, Dec 1, 10:15 AM.';
    await expect.poll(second.focused).toContain(question);
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await second.button(/^Book .* too$/).click();
    await second.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00', '2026-12-01T14:00:00']);
    await first.close();
  });
});

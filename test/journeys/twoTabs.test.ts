import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { mockHosts } from './mockHosts.ts';
import { comeTo, secondTab } from './tabs.ts';

const on = mockHosts();
const BOOKED = /^See you Tuesday Your tour is booked$/;

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it('what one tab books and cancels, the other shows when the visitor comes to it', async () => {
    const first = await on.arrive(door, {});
    const second = await secondTab(first);
    await second.freeTimes().first().waitFor();
    await first.bookTour('10:15 AM');
    await comeTo(second);
    await second.heading(BOOKED).waitFor();
    // The visitor has touched nothing here, so the focus stays where it is.
    expect(await second.isNowhere()).toBe(true);
    expect(await axeViolations(second.page)).toEqual([]);
    await second.page.reload();
    await second.heading(BOOKED).waitFor();
    await second.button('Cancel tour').click();
    await second.heading('Cancel your tour?').waitFor();
    await second.button('Cancel tour').click();
    await second.heading('Your tour is cancelled').waitFor();
    await comeTo(first);
    await first.heading('Your tour is cancelled').waitFor();
    await first.close();
  });

  it('a tab that is opened after the booking shows it', async () => {
    const first = await on.arrive(door, {});
    await first.bookTour('10:15 AM');
    const second = await secondTab(first);
    await second.heading(BOOKED).waitFor();
    expect(await on.booked()).toHaveLength(1);
    await first.close();
  });

  it('a visitor who fills in the form stays in it', async () => {
    const first = await on.arrive(door, {});
    const second = await secondTab(first);
    await second.pickTime('2:00 PM');
    await second.field('First name').fill('Lara');
    await first.bookTour('10:15 AM');
    await comeTo(second);
    // A message that was sent after it has come.
    await second.page.evaluate(
      () =>
        new Promise<void>((done) => {
          const [one, other] = [new BroadcastChannel('test'), new BroadcastChannel('test')];
          one.onmessage = () => done();
          other.postMessage('');
        }),
    );
    expect(await second.field('First name').inputValue()).toBe('Lara');
    await second.button(/^Change/).click();
    await second.freeTimes().first().waitFor();
    await comeTo(second);
    // The name that was typed here.
    await second.heading('See you Tuesday, Lara').waitFor();
    await first.close();
  });
});

import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

/** What a visitor may leave in the field of the move-in date, month first. Each is no whole date, or no day of the calendar. */
const UNFINISHED = ['01', '0115', '02302027'];

describe.each(ONE_BUILD)('%s', (door) => {
  it.each(UNFINISHED)('sends no move-in date that reads %s, and sends the corrected one', async (typed) => {
    const visitor = await on.arrive(door);
    const { page, widget, heading } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await visitor.openFold();
    const date = widget.getByLabel('Move-in date');
    const message = widget.getByText('Enter a valid date');
    await date.focus();
    await page.keyboard.type(typed);
    // The browser's own field says so, and gives no value.
    expect(await date.evaluate((field) => field instanceof HTMLInputElement && field.validity.badInput)).toBe(true);
    expect(await message.count()).toBe(0);
    await visitor.submit();
    await message.waitFor();
    await expect.poll(visitor.focused).toBe('Move-in date');
    expect(visitor.requests().filter((each) => each.startsWith('POST'))).toEqual([]);
    await date.fill('2027-01-15');
    await visitor.submit();
    await heading('Your tour is booked').waitFor();
    await visitor.close();
  });
});

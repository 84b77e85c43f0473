import { expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts();
/** A group that requires nothing beyond the four people fields. */
const GROUP = { 'group-id': '106', 'contact-phone': '+1 555 123 4567' };

/** Every Tab stop from where the focus is to the end of the widget, in order. */
async function stopsOf({ page, focused }: Visit): Promise<readonly string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.matches('tour-booking') ?? false);
    if (!isInside) return stops;
    // A date has non-breaking spaces.
    stops.push(await focused());
  }
}

const day = expect.stringMatching(/Tuesday, December 1, 2026/);
/** The days have one stop. The buttons of the month have one or two. */
const WIDE = { width: 1280, chips: ['Today 9:15 AM'], month: ['Previous month', 'Next month', day] };
const NARROW = { width: 360, chips: ['Today 9:15 AM'], month: ['Month', day] };

it.each([WIDE, NARROW])('$width px: has these Tab stops on every screen', async ({ width, chips, month }) => {
  const visitor = await on.arrive('script tag', GROUP, { viewport: { width, height: 900 } });
  await visitor.freeTimes().first().waitFor();
  await visitor.page.evaluate(() => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
  expect(await stopsOf(visitor)).toEqual([...chips, ...month, expect.stringMatching(/^Morning/), '9:15 AM']);

  await visitor.pickTime('2:00 PM');
  await expect.poll(visitor.focused).toBe('Your details');
  const fold = expect.stringMatching(/^Tell us what you’re looking for/);
  const fields = ['First name', 'Last name', 'Email', 'Phone', fold];
  expect(await stopsOf(visitor)).toEqual(['Change day or time', ...fields, 'Book Tue, Dec 1, 2:00 PM']);

  await visitor.fillDetails();
  await visitor.submit();
  await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
  await visitor.button('Cancel tour').waitFor();
  const actions = ['Add to calendar', 'Directions', 'Share', 'Call (555) 123-4567', 'Move tour', 'Cancel tour'];
  expect(await stopsOf(visitor)).toEqual(actions);

  await visitor.button('Move tour').click();
  await expect.poll(visitor.focused).toBe('Move your tour');
  const times = [expect.stringMatching(/^Afternoon/), '2:00 PM', 'Move tour'];
  expect(await stopsOf(visitor)).toEqual(['Keep Tue, Dec 1, 2:00 PM', ...chips, ...month, ...times]);

  await visitor.button(/^Keep /).click();
  await visitor.button('Cancel tour').click();
  await expect.poll(visitor.focused).toBe('Cancel your tour?');
  expect(await stopsOf(visitor)).toEqual(['Today 9:15 AM', 'All times', 'Keep my tour', 'Cancel tour']);

  await visitor.button('Cancel tour').last().click();
  await expect.poll(visitor.focused).toBe('Your tour is canceled');
  expect(await stopsOf(visitor)).toEqual(['Book another tour', 'Remove from calendar', 'Call (555) 123-4567']);
  await visitor.close();
});

it.each([1280, 360])('%i px: has these Tab stops on the form to leave details', async (width) => {
  const attributes = { ...GROUP, 'group-id': '105', 'days-ahead': '5' };
  const visitor = await on.arrive('script tag', attributes, { viewport: { width, height: 900 } });
  await visitor.heading(/^Fully booked through/).waitFor();
  await visitor.button('View the calendar anyway').click();
  await visitor.button('Leave your contact info').click();
  await expect.poll(visitor.focused).toMatch(/^Fully booked through/);
  const suits = ['Mornings', 'Afternoons', 'Evenings', 'Weekdays', 'Saturdays', 'Sundays'];
  const fields = ['First name', 'Last name', 'Email', 'Phone', 'Ask for a time'];
  expect(await stopsOf(visitor)).toEqual(['View the calendar anyway', ...suits, ...fields, 'Call (555) 123-4567']);
  await visitor.close();
});

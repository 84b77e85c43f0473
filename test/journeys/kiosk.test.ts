import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts();
/** The journeys' clock, which the test moves. */
const MOVES = { clock: 'moves' } as const;
const pass = ({ page }: Visit, seconds: number): Promise<void> => page.clock.runFor(seconds * 1_000);
/** Lets time pass until the widget has begun anew; nobody touches the page. The steps are small, so that its next reply is not too late. */
const begunAnew = (visitor: Visit): Promise<void> =>
  expect
    .poll(
      async () => {
        if ((await visitor.heading('Choose a day and time').count()) === 0) await pass(visitor, 2);
        return visitor.freeTimes().count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
const keptOn = ({ page }: Visit): Promise<number> => page.evaluate(() => sessionStorage.length + localStorage.length);

describe.each(ONE_BUILD)('a kiosk, %s', (door) => {
  it('forgets a booked tour when nobody touches it, and says so', async () => {
    const visitor = await on.arrive(door, { 'reset-after': '60', 'group-id': '106' }, MOVES);
    const { page } = visitor;
    await visitor.bookTour('10:15 AM');
    expect(await keptOn(visitor)).toBe(1);
    await pass(visitor, 50);
    await page.mouse.move(300, 300);
    await pass(visitor, 50);
    expect(await visitor.heading('Your tour is booked').count()).toBe(1);
    await visitor
      .button(/^Add to calendar/)
      .or(visitor.widget.getByText('Add to calendar'))
      .first()
      .focus();
    await begunAnew(visitor);
    // The focus was on an element that is gone.
    await expect.poll(visitor.focused).toBe('Choose a day and time');
    expect(await keptOn(visitor)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await visitor.pickTime('2:00 PM');
    expect(await visitor.field('Email').inputValue()).toBe('');
    await visitor.fillDetails({ ...lara, email: 'tom@example.com' });
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toHaveLength(2);
    await visitor.close();
  });

  it('leaves the focus where it is on the page, and tells a screen reader', async () => {
    const visitor = await on.arrive(door, { 'reset-after': '60' }, MOVES);
    await visitor.bookTour('10:15 AM');
    await visitor.pressBeside();
    const { told } = await visitor.listen();
    await begunAnew(visitor);
    expect(await visitor.isNowhere()).toBe(true);
    await expect.poll(async () => (await told()).join()).toMatch(/Tuesday, December 1: \d+ times/);
    await visitor.close();
  });
});

it('the floating button of a kiosk forgets the tour as well', async () => {
  const visitor = await on.arrive('script tag', { 'reset-after': '60', mode: 'button' }, MOVES);
  const { page } = visitor;
  await page.getByRole('button', { name: /Next: today/ }).click();
  await visitor.bookTour('10:15 AM');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Your tour/ }).waitFor();
  await pass(visitor, 61);
  await page.getByRole('button', { name: /Next: today/ }).waitFor();
  expect(await keptOn(visitor)).toBe(0);
  await visitor.close();
});

it('names a time that is too short', async () => {
  const visitor = await on.arrive('script tag', { 'reset-after': '1' });
  await visitor.freeTimes().first().waitFor();
  await visitor.close(/`reset-after` is "1"; give a whole number from 10 to 3600/);
});

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Arrival, arrivals } from './arrivals.ts';
import { BUILDS } from './mockHosts.ts';
import { type StandIn, standIn, WORKING } from './standIn.ts';

const arrive = arrivals('script tag', 'React build');

/** A visitor whose widget could not load `part`. The reply is 404, because the widget does not repeat such a call by itself. */
async function arriveAtFailure(door: 'script tag' | 'React build', part: 'configuration' | 'times'): Promise<Arrival> {
  const visitor = await arrive(door, standIn({ [part]: () => 404 }), {}, { clock: 'moves' });
  await visitor.button('Try again').waitFor();
  return visitor;
}

/** Presses "Try again" by keyboard, so that it has the focus, and waits until the service is asked. */
async function tryAgain({ page, service, button }: Arrival): Promise<void> {
  const before = (await service.asked(page)).length;
  await button('Try again').focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await service.asked(page)).length).toBeGreaterThan(before);
}

/**
 * Waits until the core runs: it watches the clock, and only it asks about further days. A clock that jumps before that also jumps over
 * the time that the core may take to load.
 */
const coreRuns = ({ page, service }: Arrival): Promise<void> =>
  expect.poll(async () => (await service.asked(page)).length).toBeGreaterThan(3);

/** Makes the page long and scrolls to its end; gives the button there. */
async function scrollToEnd({ page }: Arrival): Promise<Locator> {
  await page.evaluate(() => {
    const space = document.createElement('p');
    space.style.height = '3000px';
    const button = document.createElement('button');
    button.textContent = 'Newsletter';
    document.querySelector('main')?.append(space, button);
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  return page.getByRole('button', { name: 'Newsletter' });
}

/** The distance of `element` from the top of the window, in whole pixels. */
const seenAt = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? Number.NaN);

describe.each(BUILDS)('%s', (door) => {
  describe.each(['configuration', 'times'] as const)('the %s could not be loaded', (part) => {
    it('recovers without moving the page or the focus of a visitor further down', async () => {
      const visitor = await arriveAtFailure(door, part);
      const elsewhere = await scrollToEnd(visitor);
      expect(await visitor.isNowhere()).toBe(true);
      const before = await seenAt(elsewhere);
      visitor.service.change(WORKING);
      await visitor.returnToTab();
      await visitor.pass(3);
      await visitor.freeTimes().first().waitFor();
      expect(await visitor.isNowhere()).toBe(true);
      expect(Math.abs((await seenAt(elsewhere)) - before)).toBeLessThanOrEqual(1);
      await visitor.close(/answered 404/);
    });

    // From here on both parts go the same way.
    it.runIf(part === 'times')(
      'leaves the focus of a visitor who pressed beside the widget during a retry',
      async () => {
        const visitor = await arriveAtFailure(door, part);
        visitor.service.change(WORKING);
        const release = visitor.service.hold();
        await tryAgain(visitor);
        await visitor.pressBeside();
        expect(await visitor.isNowhere()).toBe(true);
        release();
        await visitor.pass(2);
        await visitor.freeTimes().first().waitFor();
        expect(await visitor.isNowhere()).toBe(true);
        await visitor.close(/answered 404/);
      },
    );

    const replies: readonly [string, Parameters<StandIn['change']>[0], RegExp][] = [
      ['times', WORKING, /^Tuesday, December 1$/],
      ['no times', { ...WORKING, times: () => [] }, /^Tuesday, December 1$/],
      ['another failure', { [part]: () => 401 }, /^(Online booking isn’t available|Tuesday, December 1)/],
    ];
    it.each(part === 'times' ? replies : replies.slice(0, 1))(
      '"Try again" brings %s: the focus stays in the widget',
      async (_, change, heading) => {
        const visitor = await arriveAtFailure(door, part);
        visitor.service.change(change);
        await tryAgain(visitor);
        await visitor.pass(2);
        await visitor.heading(heading).waitFor();
        expect(await visitor.isInWidget()).toBe(true);
        await visitor.close(/answered 40[14]/);
      },
    );
  });

  it('keeps the focus in the widget when a focused time has passed, also the last one of the day', async () => {
    const service = standIn({ times: (day) => (day === '2026-12-01' ? ['09:10', '09:30'] : ['10:00']) });
    const visitor = await arrive(door, service, {}, { clock: 'moves' });
    await coreRuns(visitor);
    await visitor.day('Tuesday, December 1, 2026').click();
    for (const [time, minutes] of [
      ['9:10 AM', 6],
      ['9:30 AM', 20],
    ] as const) {
      await visitor.freeTimes().filter({ hasText: time }).focus();
      expect(await visitor.focused()).toBe(time);
      await visitor.page.clock.fastForward(minutes * 60_000);
      await visitor.pass(2);
      await expect.poll(() => visitor.freeTimes().filter({ hasText: time }).count()).toBe(0);
      expect(await visitor.isInWidget()).toBe(true);
    }
    await visitor.widget.getByText('No times left on this day.').waitFor();
    await visitor.close();
  });

  it('keeps the focus in the widget when somebody else takes a focused time', async () => {
    const service = standIn();
    const visitor = await arrive(door, service, {}, { clock: 'moves' });
    await coreRuns(visitor);
    await visitor.freeTimes().filter({ hasText: '11:00 AM' }).focus();
    // The widget asks about the days around first.
    await visitor.pass(10);
    service.change({ times: () => ['10:00'] });
    // An answer of more than a minute ago is asked for again.
    await visitor.page.clock.fastForward(61_000);
    await visitor.returnToTab();
    await visitor.pass(3);
    await expect.poll(() => visitor.freeTimes().filter({ hasText: '11:00 AM' }).count()).toBe(0);
    expect(await visitor.isInWidget()).toBe(true);
    await visitor.close();
  });

  it('does not take the focus back to the heading when a visitor goes on at once on a new screen', async () => {
    const visitor = await arrive(door, standIn(), {}, { clock: 'moves' });
    const { page } = visitor;
    await visitor.pickTime('10:00 AM');
    await visitor.button('Change day or time').click();
    await visitor.freeTimes().first().waitFor();
    // From here on nothing that waits for a timer or a frame happens before `pass`.
    await page.clock.pauseAt('2026-12-01T14:10:00Z');
    await visitor.freeTimes().first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Your details');
    await page.keyboard.press('Tab');
    expect(await visitor.focused()).toBe('Change day or time');
    await visitor.pass(1);
    expect(await visitor.focused()).toBe('Change day or time');
    await visitor.close();
  });

  it('the box of a new screen has the focus without a ring, and its heading is in view', async () => {
    const visitor = await arrive(door, standIn(), {}, { viewport: { width: 360, height: 500 } });
    const { page } = visitor;
    await visitor.freeTimes().last().focus();
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Your details');
    const box = visitor.widget.getByRole('group', { name: 'Your details' });
    const looks = await box.evaluate((element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return { isFocused: element.matches(':focus'), outlineStyle, boxShadow };
    });
    expect(looks).toEqual({ isFocused: true, outlineStyle: 'none', boxShadow: 'none' });
    const heading = await seenAt(visitor.heading('Your details'));
    expect(heading).toBeGreaterThanOrEqual(0);
    expect(heading).toBeLessThan(500);
    await visitor.close();
  });

  it('the month that was opened has the focus before the visitor can do anything else', async () => {
    const viewport = { width: 360, height: 800 };
    const visitor = await arrive(door, standIn(), {}, { clock: 'moves', viewport });
    const { page } = visitor;
    await coreRuns(visitor);
    await page.clock.pauseAt('2026-12-01T14:10:00Z');
    await visitor.button('Month').focus();
    await page.keyboard.press('Enter');
    await visitor.widget.getByRole('grid').waitFor();
    await expect.poll(visitor.focused).toMatch(/^Tuesday, December 1, 2026/);
    await page.keyboard.press('ArrowRight');
    await visitor.pass(1);
    expect(await visitor.focused()).toMatch(/^Wednesday, December 2, 2026/);
    await visitor.close();
  });
});

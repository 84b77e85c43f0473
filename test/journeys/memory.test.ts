import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { BUILDS, mockHosts } from './mockHosts.ts';
import { secondTab } from './tabs.ts';

const on = mockHosts();

/** A group whose only agent cannot give two tours at once. */
const ONE_AGENT = { 'group-id': '106' };
const DOUBT = 'We can’t tell if your tour was booked';

const NEAREST = ['9:45 AM', '10:45 AM'];

/** The event in the calendar file that the booked screen saves. */
async function savedEvent({ page, widget, openCalendars }: Visit) {
  await openCalendars();
  const download = page.waitForEvent('download');
  await widget.getByRole('button', { name: 'Apple or other calendar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const component = new ICAL.Component(ICAL.parse(text));
  const { uid, startDate, sequence } = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? component);
  return { uid, start: startDate.toJSDate().toISOString(), sequence };
}

/** How many texts the site keeps in the tab, and how many on the device. */
const places = (page: Page) => page.evaluate(() => [sessionStorage.length, localStorage.length]);

describe.each(BUILDS)('%s', (door) => {
  it('shows the booked tour after a reload, and another one is booked only if the visitor wants it', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.bookTour('10:15 AM');
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.button('Change time').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.button('Book another tour').click();
    await visitor.pickTime('2:00 PM');
    await visitor.field('First name').waitFor();
    // The first one is still booked, so it is still known.
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.close();
  });

  it('saves the same calendar file after a reload', async () => {
    const visitor = await on.arrive(door, {});
    await visitor.bookTour('10:15 AM');
    const before = await savedEvent(visitor);
    expect(before).toEqual({
      uid: expect.stringMatching(/^tour-101-\d+@tour-booking$/),
      start: '2026-12-01T15:15:00.000Z',
      sequence: 0,
    });
    await visitor.page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    expect(await savedEvent(visitor)).toEqual(before);
    await visitor.close();
  });

  it('with remember="device" shows the tour after the tab was closed, and without it does not', async () => {
    for (const [remember, isKept] of [
      ['device', true],
      ['on', false],
    ] as const) {
      await on.mock().control('POST', 'reset');
      const visitor = await on.arrive(door, { remember });
      await visitor.bookTour('10:15 AM');
      expect(await places(visitor.page)).toEqual(isKept ? [0, 1] : [1, 0]);
      const url = visitor.page.url();
      const context = visitor.page.context();
      const keeper = await context.newPage();
      await visitor.page.close();
      const next = await secondTab({ page: { context: () => context, url: () => url } });
      await next.heading(isKept ? /^See you Tuesday Your tour is booked$/ : 'Choose a day and time').waitFor();
      await keeper.close();
      await visitor.close();
    }
  });

  it('after a reload in doubt asks once before another time is booked, and then there are two tours', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'lost-reply' });
    await visitor.submit();
    await visitor.heading(DOUBT).waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await page.reload();
    await visitor.heading(DOUBT).waitFor();
    await visitor.button('Choose another time').click();
    await visitor.widget.getByText('Your tour on Tuesday, December 1, 10:15 AM may have been booked.').waitFor();
    await visitor.pickTime('2:00 PM');
    await visitor.submit();
    await expect.poll(visitor.focused).toContain('You may already have a tour on Tue, Dec 1, 10:15 AM.');
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.button(/^Book .* too$/).click();
    // The widget asks only once, so this press sends the booking.
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00', '2026-12-01T14:00:00']);
    await visitor.close();
  });

  it('shows a doubt again after a reload, and sends nothing by itself', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'server-error' });
    await visitor.submit();
    await visitor.heading(DOUBT).waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await page.reload();
    await visitor.heading(DOUBT).waitFor();
    expect(await on.booked()).toEqual([]);
    await visitor.close();
  });

  it('keeps the chosen time through a reload, or says that it is gone', async () => {
    const visitor = await on.arrive(door, ONE_AGENT);
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await page.reload();
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    const other = await on.arrive(door, ONE_AGENT);
    await other.bookTour('10:15 AM', { email: 'other@example.com' });
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await other.close();
    await page.reload();
    await visitor.widget.getByText(/10:15\sAM is no longer free/).waitFor();
    // The nearest times before and after it.
    const notice = visitor.widget.locator('.tour-notice');
    await notice.getByText('Nearest:').waitFor();
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(NEAREST);
    await notice.getByRole('button').last().click();
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    await visitor.close();
  });
});

it('remembers a tour for an element that is removed and added again', async () => {
  const visitor = await on.arrive('script tag', {});
  await visitor.bookTour('10:15 AM');
  await visitor.page.evaluate(() => {
    const element = document.querySelector('tour-booking');
    const anew = element?.cloneNode(true);
    if (element && anew) element.replaceWith(anew);
  });
  await visitor.heading(/^See you \w+ Your tour is booked$/).waitFor();
  await visitor.close();
});

import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara } from './visitor.ts';

/** What the mock tells of an appointment it keeps. */
interface Kept {
  readonly id: number;
  readonly start: string;
  readonly status: number;
}

const on = mockHosts();
/** A group with one agent: a time that someone else books is gone. */
const ONE_AGENT = { 'group-id': '106' };

const appointments = async (): Promise<readonly Kept[]> => {
  const state = (await on.mock().control('GET', 'state')) as { appointments: readonly Kept[] };
  return state.appointments;
};
/** Another visitor books the time first. */
async function bookByOther(start: string): Promise<void> {
  const people = [{ first_name: 'Tom', last_name: 'Ray', email: 'tom@example.com', phone_1: '5550001111' }];
  const reply = await fetch(`${on.mock().url}/api/v2/appointments/group/106/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ appointment: { start, location: '', broker_booked: false }, client: { people } }),
  });
  expect(reply.status).toBe(200);
}
const sent = ({ requests }: Visit): readonly string[] => requests().filter((request) => /^(PUT|DELETE)/.test(request));

async function book(visitor: Visit): Promise<void> {
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  // The buttons come in a chunk of their own. Before they are there, Tab would go past their place.
  await visitor.widget.getByText('Add to calendar').waitFor();
}

/** The entry in the calendar file that `press` saves. */
async function savedEntry({ page }: Visit, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const component = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  const event = component.getFirstSubcomponent('vevent') ?? component;
  const { uid, sequence, startDate } = new ICAL.Event(event);
  const cancels = [component.getFirstPropertyValue('method'), event.getFirstPropertyValue('status')];
  return { uid, sequence, start: startDate.toJSDate().toISOString(), cancels };
}
/** The entry that takes the tour out of a calendar, from the screen of the canceled tour. */
const removal = (visitor: Visit) => savedEntry(visitor, () => visitor.button('Remove from calendar').click());
const CANCELS = ['CANCEL', 'CANCELLED'];

describe.each(ONE_BUILD)('%s', (door) => {
  it('books a tour, saves it to a calendar, is refused a taken time, moves it to another and cancels it, by mouse', async () => {
    const visitor = await on.arrive(door, ONE_AGENT);
    const { widget } = visitor;
    await book(visitor);
    await visitor.openCalendars();
    const entry = await savedEntry(visitor, () => visitor.button('Apple or other calendar').click());
    expect(entry).toMatchObject({ start: '2026-12-01T15:15:00.000Z', sequence: 0 });
    await visitor.button('Move tour').click();
    await expect.poll(visitor.focused).toBe('Move your tour');
    await visitor.day('Friday, December 4, 2026').click();
    await visitor.heading('Friday, December 4').waitFor();
    await visitor.pickTime('2:00 PM');
    await bookByOther('2026-12-04T14:00:00');
    await visitor.button('Move tour').click();
    await widget.getByText('2:00 PM was just taken.').waitFor();
    const said =
      /^2:00 PM was just taken\. 44 times left on Friday, December 4\. Your tour is still set for Tue, Dec 1, 10:15 AM\./;
    await expect.poll(visitor.focused).toMatch(said);
    expect((await appointments()).find(({ start }) => start.includes('T10:15'))?.status).toBe(30);
    await visitor.pickTime('3:00 PM');
    await visitor.button('Move tour').click();
    await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour has been moved$/);
    await widget.getByText('Friday, December 4, 2026', { exact: true }).waitFor();
    await widget.getByText('If your tour is on your calendar, the entry still says Tue, Dec 1, 10:15 AM.').waitFor();
    const replaced = await savedEntry(visitor, () => visitor.button('Replace entry').click());
    expect(replaced).toMatchObject({ uid: entry.uid, start: '2026-12-04T20:00:00.000Z', sequence: 1 });
    await visitor.button('Cancel tour').click();
    await expect.poll(visitor.focused).toBe('Cancel your tour?');
    await widget.getByRole('group', { name: 'Would another time work?' }).waitFor();
    await visitor.button('Cancel tour').click();
    await expect.poll(visitor.focused).toBe('Your tour is canceled');
    await widget.getByText('Friday, December 4, 3:00 PM at Alder House.').waitFor();
    const removed = await removal(visitor);
    expect(removed).toEqual({ uid: entry.uid, start: '2026-12-04T20:00:00.000Z', sequence: 2, cancels: CANCELS });
    expect(sent(visitor)).toHaveLength(3);
    expect((await appointments()).find(({ start }) => start.includes('12-04T15:00'))?.status).toBe(40);
    await visitor.button('Book another tour').click();
    await visitor.pickTime('11:00 AM');
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    await visitor.close();
  });

  it('books a tour, saves it to a calendar, is refused a taken time, moves it to another and cancels it, by keyboard alone', async () => {
    const visitor = await on.arrive(door, ONE_AGENT);
    const { page } = visitor;
    /** Goes on with Tab until the focus is on `name`. */
    const tabTo = async (name: RegExp): Promise<void> => {
      for (let stops = 0; stops < 20 && !name.test(await visitor.focused()); stops += 1)
        await page.keyboard.press('Tab');
      expect(await visitor.focused()).toMatch(name);
    };
    await book(visitor);
    await tabTo(/^Add to calendar$/);
    await page.keyboard.press('Enter');
    await tabTo(/^Apple or other calendar$/);
    const entry = await savedEntry(visitor, () => page.keyboard.press('Enter'));
    expect(entry).toMatchObject({ start: '2026-12-01T15:15:00.000Z', sequence: 0 });
    await tabTo(/^Move tour$/);
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Move your tour');
    await tabTo(/^Keep Tue, Dec 1, 10:15 AM$/);
    await tabTo(/^Tuesday, December 1, 2026/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await visitor.heading('Wednesday, December 2').waitFor();
    await visitor.freeTimes().first().waitFor();
    await tabTo(/^8:00 AM$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('8:15 AM');
    await bookByOther('2026-12-02T08:15:00');
    await tabTo(/^Move tour$/);
    await page.keyboard.press('Enter');
    await expect
      .poll(visitor.focused)
      .toMatch(
        /^8:15 AM was just taken\. 44 times left on Wednesday, December 2\. Your tour is still set for Tue, Dec 1, 10:15 AM\./,
      );
    // The nearest free times stand in the notice itself.
    await visitor.button('8:45 AM').first().waitFor();
    await tabTo(/^8:45 AM$/);
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Move tour');
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour has been moved$/);
    await tabTo(/^Cancel tour$/);
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Cancel your tour?');
    await tabTo(/^Cancel tour$/);
    await page.keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Your tour is canceled');
    expect(sent(visitor)).toHaveLength(3);
    await visitor.close();
  });

  it('a page that manages a tour opens it at once, and books no second tour', async () => {
    await bookByOther('2026-12-05T10:15:00');
    const [{ id } = { id: 0 }] = await appointments();
    const visitor = await on.arrive(door, { ...ONE_AGENT, manage: String(id), 'manage-start': '2026-12-05T10:15:00' });
    await visitor.heading('Your tour').waitFor();
    await visitor.widget.getByText('Saturday, December 5, 2026').waitFor();
    await visitor.button('Cancel tour').click();
    await visitor.button('Keep my tour').waitFor();
    await visitor.button('Cancel tour').click();
    await visitor.heading('Your tour is canceled').waitFor();
    await visitor.widget.getByText(/^Saturday,\sDecember\s5, 10:15\sAM/).waitFor();
    expect(await removal(visitor)).toEqual({
      uid: `tour-106-${id}@tour-booking`,
      start: '2026-12-05T15:15:00.000Z',
      sequence: 1,
      cancels: CANCELS,
    });
    expect((await appointments())[0]?.status).toBe(40);
    expect(visitor.requests().filter((request) => request.startsWith('POST'))).toEqual([]);
    await visitor.close();
  });
});

it('names a tour that is canceled after a reload, says whom to call, and takes the tour out of a calendar', async () => {
  const visitor = await on.arrive('script tag', { ...ONE_AGENT, 'contact-phone': '+1 555 123 4567' });
  const { page, widget } = visitor;
  await book(visitor);
  await visitor.openCalendars();
  const entry = await savedEntry(visitor, () => visitor.button('Apple or other calendar').click());
  await page.reload();
  await visitor.button('Cancel tour').click();
  await visitor.button('Keep my tour').waitFor();
  await visitor.button('Cancel tour').click();
  await visitor.heading('Your tour is canceled').waitFor();
  await widget.getByText(/^Tuesday,\sDecember\s1, 10:15\sAM/).waitFor();
  await widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
  expect(await removal(visitor)).toEqual({ ...entry, sequence: 1, cancels: CANCELS });
  await visitor.close();
});

it('a move whose reply is lost names both times, and is sent again only when the visitor wants it', async () => {
  const visitor = await on.arrive('script tag', { ...ONE_AGENT, 'contact-phone': '+1 555 123 4567' });
  const { page, widget } = visitor;
  await book(visitor);
  await visitor.button('Move tour').click();
  await visitor.heading('Move your tour').waitFor();
  await visitor.pickTime('2:00 PM');
  await page.route('**/appointments/*/group/**', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await visitor.button('Move tour').click();
  await expect.poll(visitor.focused).toBe('We can’t tell if your tour was moved');
  await widget
    .getByText('It’s still set for Tuesday, December 1, 10:15 AM, or it was moved to Tuesday, December 1, 2:00 PM.')
    .waitFor();
  await widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
  expect(sent(visitor)).toHaveLength(1);
  await page.unroute('**/appointments/*/group/**');
  await visitor.button('Try Tue, Dec 1, 2:00 PM again').click();
  await visitor.heading('Your tour has been moved').waitFor();
  expect(sent(visitor)).toHaveLength(2);
  await visitor.close();
});

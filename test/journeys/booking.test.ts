import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { BOTH_BUILDS, BUILDS, mockHosts } from './mockHosts.ts';
import { lara } from './visitor.ts';

/** What the mock tells of an appointment it keeps. */
interface Kept {
  readonly start: string;
  readonly status: number;
}

const on = mockHosts();

const appointments = async (): Promise<readonly Kept[]> => {
  const state = (await on.mock().control('GET', 'state')) as { appointments: readonly Kept[] };
  return state.appointments;
};

describe.each(BOTH_BUILDS)('%s', (door) => {
  const arrive = (attributes = {}, options = {}) => on.arrive(door, attributes, options);

  it('books a tour by mouse; no screen has an accessibility fault', async () => {
    const visitor = await arrive();
    await visitor.day('Friday, December 4, 2026').click();
    await visitor.heading('Friday, December 4').waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.pickTime('10:15 AM');
    await visitor.field('First name').waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
    await visitor.widget.getByText('Friday, December 4, 2026').waitFor();
    await visitor.widget.getByText(/^10:15\s–\s10:45\sAM$/).waitFor();
    await visitor.widget.getByText(/^Eastern\sTime Sat,\sDec\s5, 4:15\sAM your time$/).waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    expect(await appointments()).toMatchObject([{ start: expect.stringContaining('2026-12-04T10:15:00'), status: 30 }]);
    await visitor.close();
  });

  it('books a tour by keyboard alone', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await visitor.freeTimes().first().waitFor();
    await press('Tab');
    await expect.poll(() => visitor.focused()).toMatch(/^Today /);
    // Tab goes from the chips past the two buttons of the month to the grid. The arrow keys go two days on from today.
    await press('Tab', 'Tab', 'Tab');
    await expect.poll(() => visitor.focused()).toMatch(/^Tuesday, December 1, 2026/);
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await visitor.heading('Thursday, December 3').waitFor();
    await expect.poll(() => visitor.focused()).toMatch(/^Thursday, December 3, 2026/);
    // Before the times are there, Tab leaves the widget.
    await page.getByRole('tab', { name: 'Morning 16 times' }).waitFor();
    await press('Tab');
    await expect.poll(() => visitor.focused()).toBe('Morning 16 times');
    await press('Tab');
    await expect.poll(() => visitor.focused()).toBe('8:00 AM');
    await press('ArrowRight', 'Enter');
    await expect.poll(() => visitor.focused()).toBe('Your details');
    await press('Tab', 'Tab');
    await expect.poll(() => visitor.focused()).toBe('For myself');
    await press('Tab');
    await expect.poll(() => visitor.focused()).toBe('First name');
    await page.keyboard.type(lara.first);
    await press('Tab');
    await page.keyboard.type(lara.last);
    await press('Tab');
    await page.keyboard.type('lara@');
    await press('Enter');
    await expect.poll(() => visitor.focused()).toBe('Email');
    await visitor.widget.getByText('Enter a full email address, like name@example.com').waitFor();
    await page.keyboard.type('example.com');
    await press('Tab');
    await page.keyboard.type(lara.phone);
    await press('Enter');
    await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
    expect(await appointments()).toMatchObject([{ start: expect.stringContaining('2026-12-03T08:15:00') }]);
    await visitor.close();
  });
});

describe.each(BUILDS)('%s', (door) => {
  const arrive = (attributes = {}, options = {}) => on.arrive(door, attributes, options);

  it('books a tour at 360 px, with nothing wider than the screen', async () => {
    const visitor = await arrive({}, { viewport: { width: 360, height: 740 }, hasTouch: true });
    const fits = () => visitor.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await visitor.freeTimes().first().waitFor();
    expect(await fits()).toBe(true);
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.button('Month').click();
    await expect.poll(() => visitor.focused()).toMatch(/^Tuesday, December 1, 2026/);
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.dayInMonth('Monday, December 7, 2026').click();
    await expect.poll(() => visitor.focused()).toBe('Month');
    await visitor.heading('Monday, December 7').waitFor();
    await visitor.pickTime('3:00 PM');
    await visitor.fillDetails();
    expect(await fits()).toBe(true);
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await fits()).toBe(true);
    expect(await appointments()).toMatchObject([{ start: expect.stringContaining('2026-12-07T15:00:00') }]);
    await visitor.close();
  });

  it('keeps every answer when the slot was taken, and books another', async () => {
    const visitor = await arrive();
    await visitor.day('Friday, December 4, 2026').click();
    await visitor.heading('Friday, December 4').waitFor();
    await visitor.pickTime('2:15 PM');
    await visitor.fillDetails();
    await visitor.openFold();
    await visitor.field('Notes').fill('I have a <b>piano</b>.');
    await visitor.widget.getByRole('checkbox', { name: '2 bed' }).check();
    await on.mock().control('PUT', 'scenario', { name: 'slot-taken' });
    await visitor.submit();
    await visitor.widget.getByText('2:15 PM was just taken.').waitFor();
    await expect.poll(() => visitor.focused()).toContain('2:15 PM was just taken.');
    await expect.poll(visitor.allTimes).not.toContain('2:15 PM');
    await expect.poll(visitor.allTimes).toContain('2:45 PM');
    await visitor.pickTime('2:45 PM');
    expect(await visitor.field('Notes').inputValue()).toBe('I have a <b>piano</b>.');
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    expect(await visitor.widget.getByRole('checkbox', { name: '2 bed' }).isChecked()).toBe(true);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    const starts = (await appointments()).map(({ start }) => start.slice(0, 19));
    expect(starts).toContain('2026-12-04T14:45:00');
    await visitor.close();
  });

  it('shows the message of a rejected field at that field', async () => {
    const visitor = await arrive();
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'field-rejected' });
    await visitor.submit();
    await visitor.widget
      .getByText(/Please choose something else/)
      .first()
      .waitFor();
    expect(await appointments()).toEqual([]);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });
});

describe('script tag', () => {
  const arrive = (attributes = {}, options = {}) => on.arrive('script tag', attributes, options);

  it('says that online booking is closed, and how to reach the property', async () => {
    const visitor = await arrive({
      'group-id': '103',
      'contact-phone': '+1 555 123 4567',
      'contact-email': 'tours@example.com',
    });
    await visitor.heading('Online booking is closed').waitFor();
    expect(await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).getAttribute('href')).toBe(
      'tel:+15551234567',
    );
    await visitor.widget.getByRole('link', { name: 'Email us tours@example.com' }).waitFor();
    expect(await visitor.widget.getByText('Widget is inactive').count()).toBe(0);
    await visitor.close(/group 103 is unknown or takes no bookings/);
  });

  it.each([
    ['several agents', '101', 'We couldn’t book 2:00 PM. You may already have a tour at that time.'],
    ['one agent', '106', '2:00 PM was just taken.'],
  ])('never books twice by itself when the reply is lost (%s)', async (_, group, refusal) => {
    const visitor = await arrive({ 'group-id': group, 'contact-phone': '+1 555 123 4567' });
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'lost-reply' });
    await visitor.submit();
    await visitor.heading('We can’t tell if your tour was booked').waitFor();
    await expect.poll(() => visitor.focused()).toBe('We can’t tell if your tour was booked');
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    const posts = () => visitor.requests().filter((request) => request.startsWith('POST'));
    expect(posts()).toHaveLength(1);
    expect(await appointments()).toHaveLength(1);
    // The visitor chooses to send it again. The service refuses a second tour of the same person at the same time.
    await visitor.button('Book again anyway').click();
    const said = `${refusal} You may have just booked this time yourself. Contact us before you book another time.`;
    await visitor.widget.getByText(said).waitFor();
    await expect.poll(() => visitor.focused()).toContain(said);
    // What the notice says agrees with the times below it.
    expect((await visitor.allTimes()).includes('2:00 PM')).toBe(!refusal.includes('was just taken'));
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(posts()).toHaveLength(2);
    expect(await appointments()).toHaveLength(1);
    await visitor.close();
  });

  it('asks for everything a group requires, and shows the full confirmation when the service wants it', async () => {
    const visitor = await arrive({ 'group-id': '102' });
    const { widget } = visitor;
    const tick = (name: string) => widget.getByRole('checkbox', { name }).check();
    const fill = async (typed: Readonly<Record<string, string>>): Promise<void> => {
      for (const [name, text] of Object.entries(typed)) await visitor.field(name).fill(text);
    };
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await visitor.goOn();
    await expect.poll(visitor.focused).toBe('Your next home 2 of 4');
    await widget.getByText('Lara Smith lara.smith@example.com (555) 777-5555').waitFor();
    await visitor.goOn();
    // What is missing is said at each field, and nothing is sent.
    await widget.getByText('Enter a lease term, like 12 months').waitFor();
    expect(visitor.requests().some((request) => request.startsWith('POST'))).toBe(false);
    for (const name of ['Studio', 'Elevator']) await tick(name);
    await widget.getByLabel('Move-in date').fill('2027-01-15');
    await fill({
      'Minimum monthly budget': '2,000',
      'Maximum monthly budget': '3200',
      'Lease term': '12 months',
    });
    await visitor.goOn();
    await tick('Cats');
    await fill({
      'How many people will live here?': '1',
      'Reason for moving': 'Work',
      'Where you live now': 'Albany',
      'Current ZIP code': '10003',
    });
    await visitor.goOn();
    await expect.poll(visitor.focused).toBe('Before your tour 4 of 4');
    await widget.getByRole('combobox', { name: 'How did you hear about us?' }).selectOption({ label: 'Website' });
    await fill({ Notes: 'None' });
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await widget.getByText('See you Tuesday, Lara').waitFor();
    expect(await appointments()).toHaveLength(1);
    await visitor.close();
  });

  it('asks for three things at once before the first free time shows, and for the next 14 days before the first touch', async () => {
    const visitor = await arrive();
    await visitor.freeTimes().first().waitFor();
    expect(visitor.requests().slice(0, 3)).toEqual([
      'GET /api/v2/group/101/verify-widget/?widget=lead_capture_appointment',
      'GET /api/v2/appointments/group/101/times',
      'GET /api/v2/appointments/group/101/times?time=2026-12-01T09%3A00%3A00',
    ]);
    await visitor.day('Monday, December 14, 2026, times available').waitFor();
    const days = visitor.requests().flatMap((each) => /time=(.{10})/.exec(each)?.[1] ?? []);
    expect(days).toEqual(Array.from({ length: 14 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`));
    expect(visitor.requests()).toHaveLength(16);
    await visitor.close();
  });

  it.each([
    ['a key, whose calls each cost a preflight', { 'public-key': 'pk_demo' }],
    ['the integrator, who wants it so', { prefetch: 'touch' }],
  ])('waits for the first touch because of %s', async (_, attributes) => {
    const visitor = await arrive(attributes);
    await visitor.button(/^Thu, Dec 3 · /).waitFor();
    await visitor.page.waitForLoadState('networkidle');
    const days = () => visitor.requests().filter((each) => each.startsWith('GET') && each.includes('time=')).length;
    expect(days()).toBe(3);
    await visitor.freeTimes().first().focus();
    await visitor.day('Monday, December 14, 2026, times available').waitFor();
    await visitor.close();
  });
});

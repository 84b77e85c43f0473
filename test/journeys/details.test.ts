import { describe, expect, it } from 'vitest';
import { settled } from '../settled.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts();

/** The client of the only tour that was booked. */
const client = async (): Promise<unknown> => {
  const state = (await on.mock().control('GET', 'state')) as { appointments: readonly { client: unknown }[] };
  expect(state.appointments).toHaveLength(1);
  return state.appointments[0]?.client;
};

describe.each(ONE_BUILD)('%s', (door) => {
  const arrive = (attributes = {}, options = {}) => on.arrive(door, attributes, options);

  it('asks four questions and no more where nothing else is required, and folds the rest', async () => {
    const visitor = await arrive({ 'group-id': '106' });
    const { widget } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.field('Phone').waitFor();
    expect(await widget.getByRole('textbox').count()).toBe(4);
    await visitor.openFold();
    await visitor.field('Notes').waitFor();
    // The line of the fold says already that they are optional.
    const marks = widget.getByText('Optional', { exact: true });
    expect(await marks.count()).toBe(4);
    expect(await marks.filter({ visible: true }).count()).toBe(0);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });

  it('books with four answers by keyboard, past the fold', async () => {
    const visitor = await arrive({ 'group-id': '106' });
    const { keyboard } = visitor.page;
    await visitor.pickTime('11:15 AM');
    await expect.poll(visitor.focused).toBe('Your details');
    await keyboard.press('Tab');
    for (const text of [lara.first, lara.last, lara.email, lara.phone]) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await keyboard.press('Tab');
    await expect.poll(visitor.focused).toMatch(/^Tell us what you’re looking for/);
    await keyboard.press('Tab');
    await expect.poll(visitor.focused).toMatch(/^Book Tue,\sDec\s1, 11:15\sAM$/);
    await keyboard.press('Enter');
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });

  it('goes from part to part by keyboard, and back to one that was finished', async () => {
    const visitor = await arrive({ 'group-id': '102' });
    const { keyboard } = visitor.page;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Your next home 2 of 4');
    await keyboard.press('Shift+Tab');
    await expect.poll(visitor.focused).toBe('Edit: About you');
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('About you 1 of 4');
    await visitor.field('First name').fill('Mara');
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Your next home 2 of 4');
    await visitor.widget.getByText(/^Mara Smith/).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    expect(await visitor.widget.getByRole('checkbox', { name: 'Studio' }).isChecked()).toBe(true);
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Minimum monthly budget');
    await visitor.close();
  });

  it('lets a broker book for a client', async () => {
    const visitor = await arrive({ 'group-id': '104' });
    const { widget } = visitor;
    await visitor.pickTime('11:15 AM');
    await widget.getByRole('radio', { name: 'For myself' }).focus();
    await visitor.page.keyboard.press('ArrowRight');
    const typed = {
      'Client’s first name': 'Lara',
      'Client’s last name': 'Smith',
      'Client’s email': lara.email,
      'Client’s phone': lara.phone,
      'Your email': 'broker@example.com',
      Brokerage: 'Harbor Homes',
    };
    for (const [name, text] of Object.entries(typed)) await visitor.field(name).fill(text);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await client()).toMatchObject({
      people: [{ first_name: 'Lara' }],
      details: { broker_email: 'broker@example.com', broker_company: 'Harbor Homes' },
    });
    await visitor.close();
  });

  it('has every optional question in the fold, and sends the answers', async () => {
    const visitor = await arrive();
    const { widget } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await widget
      .locator('summary')
      .filter({ hasText: /: \d+\squestions, all optional$/ })
      .click();
    for (const name of ['1 bed', 'Cats', 'Elevator']) await widget.getByRole('checkbox', { name }).check();
    for (const name of ['Lease term', 'Reason for moving', 'Notes']) await visitor.field(name).fill('Text');
    await visitor.field('How many people will live here?').fill('3');
    await visitor.field('Minimum monthly budget').fill('2,000');
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await client()).toMatchObject({
      details: { layout: ['1br'], pets: ['10'], price_floor: '2000', other_occupants: '3', notes: 'Text' },
    });
    await visitor.close();
  });

  it('books for two by keyboard, and keeps the second person through a reload', async () => {
    const visitor = await arrive();
    const { page, widget } = visitor;
    const { keyboard } = page;
    const second = widget.getByRole('group', { name: 'Person 2' });
    const tabTo = async (name: string): Promise<void> => {
      for (let steps = 0; steps < 40 && (await visitor.focused()) !== name; steps++) await keyboard.press('Tab');
      expect(await visitor.focused()).toBe(name);
    };
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await widget.locator('summary').focus();
    await keyboard.press('Enter');
    expect(await second.count()).toBe(0);
    await tabTo('Add another person');
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('First name');
    await keyboard.type('Bo');
    await keyboard.press('Tab');
    await keyboard.type('Lee');
    await tabTo('Add another person');
    await keyboard.press('Enter');
    await widget.getByRole('group', { name: 'Person 3' }).waitFor();
    await keyboard.type('Kit');
    await tabTo('Remove person 3');
    await keyboard.press('Enter');
    await expect.poll(visitor.focused).toBe('Add another person');
    await page.reload();
    await second.getByRole('textbox', { name: 'Email' }).fill('bo@');
    expect(await second.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('Lee');
    await keyboard.press('Enter');
    await second.getByText('Enter a full email address, like name@example.com').waitFor();
    await expect.poll(visitor.focused).toBe('Email');
    await keyboard.type('example.com');
    await keyboard.press('Enter');
    await visitor.heading('Your tour is booked').waitFor();
    expect(await client()).toMatchObject({
      people: [
        { first_name: 'Lara', email: lara.email, is_primary: true },
        { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone_1: '', is_primary: false },
      ],
    });
    await visitor.close();
  });

  it('keeps the answers, but not the consent, through a reload in mid-form, and forgets them once the tour is booked', async () => {
    const visitor = await arrive();
    const { page, widget } = visitor;
    const consent = () => widget.getByRole('checkbox', { name: /^Text me/ });
    const stored = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('tour-booking tour ')).length);
    await visitor.pickTime('11:15 AM');
    await visitor.field('First name').waitFor();
    expect(await stored()).toBe(0);
    await visitor.fillDetails();
    await consent().check();
    await visitor.openFold();
    await visitor.field('Notes').fill('Third floor');
    await page.reload();
    // The chosen time is back, too.
    await visitor.field('Notes').waitFor();
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    expect(await visitor.field('Notes').inputValue()).toBe('Third floor');
    expect(await consent().isChecked()).toBe(false);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await stored()).toBe(0);
    await visitor.close();
  });

  it('opens with what the page presets, and sends what it hides or locks', async () => {
    const visitor = await arrive({
      'group-id': '106',
      'prefill-first-name': 'Lara',
      'prefill-layout': '2br',
      'prefill-notes': 'Unit 4B',
      'locked-fields': 'layout | notes',
    });
    const { widget } = visitor;
    await visitor.pickTime('11:15 AM');
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    await widget.getByRole('checkbox', { name: 'Loft' }).click({ force: true });
    expect(await widget.getByRole('checkbox', { name: 'Loft' }).isChecked()).toBe(false);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await client()).toMatchObject({ details: { layout: ['2br'], notes: 'Unit 4B' } });
    await visitor.close();
  });

  it('keeps the chosen time in view on a phone, and the button where the finger presses it', async () => {
    const visitor = await arrive({ 'group-id': '106' }, { viewport: { width: 360, height: 640 }, hasTouch: true });
    const { page, widget } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails({ email: 'lara@' });
    const time = widget.locator('.tour-chosen strong').filter({ hasText: /^Tue,\sDec\s1\s11:15\sAM$/ });
    const book = visitor.button(/^Book /);
    await book.scrollIntoViewIfNeeded();
    expect(await time.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await visitor.field('Email').focus();
    await book.scrollIntoViewIfNeeded();
    // Until the form takes presses, Playwright scrolls in search of a place where it does.
    await settled(page);
    const [before] = [await book.boundingBox()];
    await book.hover();
    await page.mouse.down();
    expect(await book.boundingBox()).toEqual(before);
    await page.mouse.up();
    await widget.getByText('Enter a full email address, like name@example.com').waitFor();
    await expect.poll(visitor.focused).toBe('Email');
    await visitor.close();
  });
});

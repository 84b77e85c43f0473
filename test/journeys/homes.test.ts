import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { homesInNotes } from '../../src/booking/tourHomes.ts';
import { axeViolations } from '../axe.ts';
import { mockHosts, ONE_BUILD, WIDTHS } from './mockHosts.ts';
import { secondTab } from './tabs.ts';
import type { Visitor } from './visitor.ts';

const on = mockHosts();

/** Homes of the mock's community 201, which need a key. */
const HOMES = { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' };

/** The homes in the notes of each booking that `page` sends from now on. */
function bookedOn(page: Page): readonly (readonly string[])[] {
  const booked: (readonly string[])[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/book')) return;
    const { client } = request.postDataJSON() as { client: { notes?: string } };
    booked.push(homesInNotes(client.notes ?? '').map(({ label, id }) => `${label} ${id}`));
  });
  return booked;
}

describe.each(ONE_BUILD)('%s', (door) => {
  it.each(WIDTHS)('books a tour of two homes, %s px', async (width) => {
    const visitor = await on.arrive(door, HOMES, { viewport: { width, height: 900 } });
    const { page, pickTime, heading, fillDetails, submit, widget } = visitor;
    const booked = bookedOn(visitor.page);
    await widget.getByRole('heading', { name: 'Tour 2 homes' }).waitFor();
    await widget
      .getByText(width < 600 ? '4B and 2F' : '$3,720')
      .first()
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await pickTime('10:15 AM');
    await fillDetails();
    await submit();
    await heading(/Your tour is booked/).waitFor();
    const stops = widget.getByRole('list', { name: 'Homes on this tour' });
    await expect.poll(() => stops.getByRole('listitem').count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect(booked).toEqual([['4B 10001', '2F 10002']]);
  });

  it('removes a home and brings it back, by keyboard', async () => {
    const visitor = await on.arrive(door, HOMES);
    const { page, button, widget, focused } = visitor;
    const { told } = await visitor.listen();
    await button('Remove home 4B').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Undo');
    await expect.poll(told).toContain('Home 4B was removed.');
    await page.keyboard.press('Enter');
    await button('Remove home 4B').waitFor();
    await widget.getByRole('heading', { name: 'Tour 2 homes' }).waitFor();
  });

  it('chooses up to three homes, by keyboard, at 360 px', async () => {
    const visitor = await on.arrive(door, HOMES, { viewport: { width: 360, height: 900 } });
    const { page, button, widget, focused, pickTime, fillDetails, submit, heading } = visitor;
    const booked = bookedOn(visitor.page);
    await button('Change').focus();
    await page.keyboard.press('Enter');
    const choice = widget.getByRole('dialog', { name: 'Which homes would you like to see?' });
    await choice.getByText('$2,740').waitFor();
    await expect.poll(() => choice.getByRole('checkbox', { checked: true }).count()).toBe(2);
    // A home that is not chosen has a ring, whose color is mixed from the color of the text.
    const ring = choice.locator('.tour-home-card').filter({ hasText: '$2,740' }).locator('.tour-home-tick');
    expect(await ring.evaluate((tick) => getComputedStyle(tick).color)).not.toBe('rgba(0, 0, 0, 0)');
    await expect.poll(focused).toBe('Which homes would you like to see?');
    expect(await axeViolations(page)).toEqual([]);
    await choice.getByRole('checkbox', { name: /^Home 5A.*\$2,740/ }).focus();
    await page.keyboard.press('Space');
    await choice.getByText('You’ve chosen three homes, the most for one tour.').waitFor();
    await choice.getByRole('checkbox', { name: /^Home G1.*\$4,100/ }).focus();
    await page.keyboard.press('Space');
    await choice.getByText(/Which one should home G1 replace\?$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await choice.getByRole('button', { name: 'Replace home 2F' }).focus();
    await page.keyboard.press('Enter');
    await choice.getByText('4B, G1, and 5A').waitFor();
    await page.keyboard.press('Escape');
    await choice.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Change');
    await widget.getByText('4B, G1, and 5A').waitFor();
    await pickTime('10:15 AM');
    await fillDetails();
    await submit();
    await heading(/Your tour is booked/).waitFor();
    expect(booked).toEqual([['4B 10001', 'G1 10004', '5A 10003']]);
  });

  it('books a tour of two homes by touch: from a link to one, with one added, taken out and brought back', async () => {
    const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const visitor = await on.arrive(door, { ...HOMES, homes: 'all', mode: 'dialog' }, touch);
    const { page, widget, button, field } = visitor;
    const booked = bookedOn(page);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<a href="#tour=10001">See 4B</a>'));
    await page.getByRole('link', { name: 'See 4B' }).tap();
    await widget.getByRole('heading', { name: 'Tour home 4B' }).waitFor();
    const choice = widget.getByRole('dialog', { name: 'Which homes would you like to see?' });
    const press = async (home: RegExp): Promise<void> => {
      await button('Change').tap();
      await choice.locator('.tour-home-card').filter({ hasText: home }).tap();
      await choice.getByRole('button', { name: 'See times' }).tap();
    };
    await press(/\$2,740/);
    await widget.getByRole('heading', { name: 'Tour 2 homes' }).waitFor();
    await press(/Home 4B/);
    await widget.getByRole('heading', { name: 'Tour home 5A' }).waitFor();
    await press(/Home 4B/);
    await widget.getByText('5A and 4B').waitFor();
    await button('10:15 AM').first().tap();
    await field('First name').tap();
    await visitor.fillDetails();
    await button(/^Book /).tap();
    await visitor.heading(/Your tour is booked/).waitFor();
    const stops = widget.getByRole('list', { name: 'Homes on this tour' });
    await expect.poll(() => stops.locator('b').allInnerTexts()).toEqual(['Home 5A', 'Home 4B']);
    expect(booked).toEqual([['5A 10003', '4B 10001']]);
  });

  it('names the homes after a reload, in another tab, and while the tour is moved and canceled', async () => {
    const visitor = await on.arrive(door, HOMES);
    const { page, widget, button, bookTour, heading } = visitor;
    const stops = (tab: Visitor): Promise<readonly string[]> =>
      tab.widget.getByRole('list', { name: 'Homes on this tour' }).locator('b').allInnerTexts();
    await widget.getByText('$3,720').first().waitFor();
    await bookTour('10:15 AM');
    await page.reload();
    await heading(/^See you Tuesday/).waitFor();
    await expect.poll(() => stops(visitor)).toEqual(['Home 4B', 'Home 2F']);
    // The page names the homes in its options, so their details show too.
    await widget.getByText('$3,720').waitFor();
    const second = await secondTab(visitor);
    await second.heading(/^See you Tuesday/).waitFor();
    await expect.poll(() => stops(second)).toEqual(['Home 4B', 'Home 2F']);
    await button('Move tour').click();
    await heading('Move your tour').waitFor();
    await expect.poll(() => stops(visitor)).toEqual(['4B', '2F']);
    await button(/^Keep/).click();
    await button('Cancel tour').click();
    await heading('Cancel your tour?').waitFor();
    await expect.poll(() => stops(visitor)).toEqual(['4B', '2F']);
    await button('Cancel tour').click();
    await heading('Your tour is canceled').waitFor();
    await expect.poll(() => stops(visitor)).toEqual(['4B', '2F']);
  });

  it('finds homes by size and rent, and floorplans beside them', async () => {
    const { button, widget } = await on.arrive(door, { ...HOMES, homes: 'all' });
    await widget.getByRole('heading', { name: 'Which home would you like to see?' }).waitFor();
    await button('Choose homes').click();
    const choice = widget.getByRole('dialog');
    const cards = choice.getByRole('checkbox');
    await choice.getByRole('radio', { name: 'Studio' }).click();
    await expect.poll(async () => (await cards.count()) > 0).toBe(true);
    for (const card of await choice.locator('.tour-home-card').filter({ hasText: /bath/ }).allInnerTexts())
      expect(card).toMatch(/Studio|floor plan/);
    await choice.getByRole('radio', { name: /^All/ }).click();
    const before = await cards.count();
    await choice.getByRole('combobox', { name: 'Rent' }).selectOption({ index: 1 });
    await expect.poll(() => cards.count()).toBeLessThan(before);
    await choice.getByRole('combobox', { name: 'Rent' }).selectOption('');
    const plan = choice.getByRole('checkbox', { name: /floor plan.*From \$/ }).first();
    await plan.click();
    await button('See times').click();
    await widget.getByRole('heading', { name: /^Tour .* floor plan$/ }).waitFor();
  });

  it('opens the dialog for a home: by a trigger, again, and by a link', async () => {
    const visitor = await on.arrive(door, { ...HOMES, homes: 'all', mode: 'dialog' });
    const { page, widget, button } = visitor;
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<button data-tour-booking-home="10002">See 2F</button> <a href="#tour=10001">See 4B</a>',
      );
    });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'See 2F' }).click();
    await widget.getByRole('heading', { name: 'Tour home 2F' }).waitFor();
    await button('Remove home 2F').click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'See 2F' }).click();
    await widget.getByRole('heading', { name: 'Tour home 2F' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'See 4B' }).click();
    await widget.getByRole('heading', { name: 'Tour 2 homes' }).waitFor();
    await button('Remove home 2F').waitFor();
  });

  it('keeps the homes with another kind of tour', async () => {
    const visitor = await on.arrive(door, { ...HOMES, 'tour-kinds': 'in-person=101 | video=106' });
    const { widget, pickTime, fillDetails, submit, heading, button } = visitor;
    const booked = bookedOn(visitor.page);
    await button('Remove home 2F').click();
    await widget.getByRole('radio', { name: /^Video/ }).click();
    await widget.getByRole('heading', { name: 'Tour home 4B' }).waitFor();
    await pickTime('10:15 AM');
    await fillDetails();
    await submit();
    await heading(/Your tour is booked/).waitFor();
    expect(booked).toEqual([['4B 10001']]);
  });

  it('brings a widget in its place into view for a home, and ignores a press that opens a new tab', async () => {
    const { page, widget } = await on.arrive(door, { ...HOMES, homes: 'all' });
    await widget.getByRole('heading', { name: 'Which home would you like to see?' }).waitFor();
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p style="height:2000px"></p><a href="#tour=10001">See 4B</a> <button data-tour-booking-home="10002">See 2F</button>',
      );
    });
    await page.getByRole('link', { name: 'See 4B' }).click({ modifiers: ['ControlOrMeta'] });
    await page.getByRole('button', { name: 'See 2F' }).click();
    await widget.getByRole('heading', { name: 'Tour home 2F' }).waitFor();
    expect(await widget.getByRole('button', { name: 'Remove home 4B' }).count()).toBe(0);
    expect(await widget.evaluate((shell) => shell.getBoundingClientRect().bottom > 0)).toBe(true);
    await page.getByRole('link', { name: 'See 4B' }).click();
    await widget.getByRole('button', { name: 'Remove home 4B' }).waitFor();
  });
});

it('shows three homes beside the times without scrolling', async () => {
  const three = { ...HOMES, homes: '10001 | 10002 | 10003' };
  const { widget } = await on.arrive('script tag', three, { viewport: { width: 1280, height: 900 } });
  await widget.getByRole('button', { name: 'Remove home 5A' }).waitFor();
  await widget.getByText('$2,740').waitFor();
  const rail = widget.locator('.tour-homes-place');
  await expect.poll(() => rail.evaluate((place) => place.scrollHeight - place.clientHeight)).toBe(0);
  // Each photo and each rent once.
  await expect.poll(() => rail.locator('.tour-home-picture:visible').count()).toBe(3);
  expect(await rail.getByText('$2,740').count()).toBe(1);
});

it.each(['10001', '10001 | 10002 | 10003'])(
  'shows a time on the first screen of a small phone, for %s',
  async (homes) => {
    const kinds = { 'tour-kinds': 'in-person=101 | self-guided=102 | video=106' };
    const visitor = await on.arrive(
      'script tag',
      { ...HOMES, ...kinds, homes },
      { viewport: { width: 360, height: 640 } },
    );
    await visitor.button('Change').waitFor();
    await visitor.widget.getByRole('radio', { name: /^Video/ }).waitFor();
    await visitor.freeTimes().first().waitFor();
    const [card, time] = await Promise.all([
      visitor.widget.boundingBox(),
      visitor.widget.locator('.tour-slot').first().boundingBox(),
    ]);
    expect((time?.y ?? Number.NaN) - (card?.y ?? 0)).toBeLessThan(480);
  },
);

it('script tag: opens for a home that was pressed before the widget had loaded', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (page: Page): Promise<void> => {
    await page.route('**/main.js', async (route) => {
      await released;
      await route.continue();
    });
  };
  const { page, widget } = await on.arrive('script tag', { ...HOMES, homes: 'all', mode: 'dialog' }, {}, hold);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button data-tour-booking-home="10002">See 2F</button>');
  });
  const trigger = page.getByRole('button', { name: 'See 2F' });
  await trigger.click();
  // The launcher has taken the press, and waits.
  await expect.poll(() => trigger.getAttribute('aria-busy')).toBe('true');
  release();
  await widget.getByRole('heading', { name: 'Tour home 2F' }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { english } from '../../src/i18n/english.ts';
import { SAYS_BOOKED, withoutService } from '../saysBooked.ts';
import { arrivals } from './arrivals.ts';
import { heardOn, listenOn } from './ears.ts';
import { mockHosts } from './mockHosts.ts';
import { standIn } from './standIn.ts';
import { comeTo, secondTab } from './tabs.ts';
import { type Visitor, visitorOn } from './visitor.ts';

const on = mockHosts({ doors: ['script tag'] });
const arrive = arrivals('script tag');
const OFFICE = { confirms: 'office' };
const { screens } = english.requested;
const SAYS = SAYS_BOOKED.en ?? /^/;

/** A visitor in the widget of a page whose tours an office confirms. */
const asking = (page: Page): Visitor => visitorOn(page, page, english.requested.widget.title);

// `src/i18n/requested.test.ts` reads every message in each language.
it('a visitor whose tour the office confirms reads and hears of no booking, and so do the page and its data layer', async () => {
  const visit = await on.arrive('script tag', { ...OFFICE, 'data-layer': 'on' }, {}, listenOn);
  const { page } = visit;
  const visitor = asking(page);
  const { widget, button, heading } = visitor;
  const texts: string[] = [];
  const look = async (): Promise<void> => {
    texts.push(await widget.innerText(), await widget.ariaSnapshot(), await page.title());
  };
  await visitor.freeTimes().first().waitFor();
  const region = await visitor.listen();
  await look();
  await visitor.pickTime('10:15 AM');
  await heading(english.screens.detailsHeading).waitFor();
  await look();
  await visitor.fillDetails();
  await button(/^Request /).click();
  await heading(screens.bookedHeading).waitFor();
  await button('Share').waitFor();
  await look();
  expect((await heardOn(page)).map(([name]) => name)).toEqual(['ready', 'slot', 'submit', 'outcome', 'requested']);
  const pushed = await page.evaluate<readonly string[]>('dataLayer.map(({ event }) => event)');
  expect(pushed).toEqual(['ready', 'slot', 'submit', 'outcome', 'requested'].map((name) => `tour_booking_${name}`));

  texts.push(...(await region.told()));
  await page.reload();
  await heading(screens.bookedHeading).waitFor();
  const reloaded = await visitor.listen();
  await button('Change request').click();
  await visitor.freeTimes().first().waitFor();
  await look();
  await visitor.pickTime('11:00 AM');
  await look();
  await button('Change request').click();
  await heading(screens.rescheduledHeading).waitFor();
  await look();
  await button('Withdraw request').click();
  await heading('Withdraw your request?').waitFor();
  await look();
  await button('Withdraw request').click();
  await heading('Your request has been withdrawn').waitFor();
  await look();
  texts.push(...(await reloaded.told()));
  expect(texts.filter((text) => /request/i.test(text)).length).toBeGreaterThan(5);
  // The page's own words below the widget.
  const own = texts.map((text) => withoutService(text.replaceAll('Call us to book a tour', '')));
  expect(own.filter((text) => SAYS.test(text))).toEqual([]);
  await visit.close();
});

it('the floating button and its dialog ask for a tour, and name it once it is requested', async () => {
  const visit = await on.arrive('script tag', { confirms: 'office', mode: 'button' });
  const { page } = visit;
  const button = page.locator('.tour-open');
  await button.filter({ hasText: 'Request a tour' }).waitFor();
  await button.click();
  await page.getByRole('dialog', { name: 'Request a tour' }).waitFor();
  const visitor = visitorOn(page, page, 'Request a tour');
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.button(/^Request /).click();
  await visitor.heading(/You requested a tour/).waitFor();
  await page.keyboard.press('Escape');
  await button.filter({ hasText: 'Your tour: Tue · 10:15' }).waitFor();
  expect(await button.innerText()).not.toMatch(/book/i);
  await visit.close();
});

/** The widget says something, and nothing that says "booked". */
async function saysNoBooking({ widget }: Visitor): Promise<void> {
  const said = `${await widget.innerText()} ${await widget.ariaSnapshot()}`;
  expect(said).toMatch(/request/i);
  expect(withoutService(said)).not.toMatch(SAYS);
}

it('a request whose reply was lost may have arrived, and is asked about before a second one', async () => {
  const service = standIn({ times: () => ['10:00', '11:00'], booking: () => 'drops' });
  const visit = await arrive('script tag', service, OFFICE);
  const visitor = asking(visit.page);
  await visitor.pickTime('10:00 AM');
  await visitor.fillDetails();
  await visitor.button(/^Request /).click();
  await visitor.heading(screens.unsureHeading).waitFor();
  await saysNoBooking(visitor);
  await visit.page.reload();
  await visitor.heading(screens.unsureHeading).waitFor();
  await saysNoBooking(visitor);
  await visitor.button('Choose another time').click();
  await visitor.pickTime('11:00 AM');
  await visitor.fillDetails();
  await visitor.button(/^Request /).click();
  await expect.poll(visitor.focused).toMatch(/^You may already have requested a tour for .* Request .* too\?$/);
  await saysNoBooking(visitor);
  service.change({ booking: () => 'booked' });
  await visitor.button(/^Request .* too$/).click();
  await visitor.heading(screens.bookedHeading).waitFor();
  await visitor.widget.getByText(/^Your request for .* may have gone through too\./).waitFor();
  await saysNoBooking(visitor);
  await visit.close();
});

it('another tab of the site hears of a request, in the form and afterwards', async () => {
  const first = await on.arrive('script tag', OFFICE);
  const { page } = await secondTab(first);
  const second = asking(page);
  await second.pickTime('2:00 PM');
  const visitor = asking(first.page);
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.button(/^Request /).click();
  await visitor.heading(screens.bookedHeading).waitFor();
  const { told } = await second.listen();
  await comeTo({ page });
  await expect.poll(told).toContainEqual(expect.stringMatching(/^You requested a tour for .* in another tab\.$/));
  await saysNoBooking(second);
  expect((await told()).join()).not.toMatch(SAYS);
  await second.button(/^Change/).click();
  await second.freeTimes().first().waitFor();
  await comeTo({ page });
  await second.widget.getByText(screens.bookedHeading).waitFor();
  await saysNoBooking(second);
  await first.close();
});

it('a page that manages a request, and its print, say no more than that', async () => {
  const link = { manage: '9001', 'manage-start': '2026-12-05T10:15:00', location: 'Alder House, 123 First St' };
  const visit = await on.arrive('script tag', { ...OFFICE, ...link });
  const visitor = asking(visit.page);
  await visitor.heading('Your tour').waitFor();
  await saysNoBooking(visitor);
  await visit.page.emulateMedia({ media: 'print' });
  await visitor.widget.getByText('The office at Alder House will get back to you.').waitFor();
  await saysNoBooking(visitor);
  await visit.close();
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/i18n/english.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { ko } from '../../src/locales/ko.ts';
import { vi } from '../../src/locales/vi.ts';
import { zh } from '../../src/locales/zh.ts';
import { axeViolations } from '../axe.ts';
import { SAYS_BOOKED, withoutService } from '../saysBooked.ts';
import { arrivals } from './arrivals.ts';
import { heardOn, listenOn } from './ears.ts';
import { mockHosts } from './mockHosts.ts';
import { standIn } from './standIn.ts';
import { comeTo, secondTab } from './tabs.ts';
import { lara, type Visitor, visitorOn } from './visitor.ts';

const on = mockHosts({ doors: ['script tag'] });
const arrive = arrivals('script tag');
const LANGUAGES: readonly (readonly [string, Messages])[] = Object.entries({ en: english, es, ar, ko, vi, zh });

describe.each(LANGUAGES)('in %s', (locale, words) => {
  it.each(['office', 'service'] as const)(
    'a visitor whose tour the %s confirms reads and hears what is true, from the form to the cancellation',
    async (confirms) => {
      const said = confirms === 'office' ? words.requested : words;
      const attributes = { locale, confirms, 'data-layer': 'on', location: 'Alder House, 123 First St' };
      const visit = await on.arrive('script tag', attributes, {}, listenOn);
      const { page } = visit;
      const { widget, listen } = visitorOn(page, page, said.widget.title);
      const texts: string[] = [];
      const look = async (): Promise<void> => {
        texts.push(await widget.innerText(), await widget.ariaSnapshot(), await page.title());
      };
      const heading = (name: string) => widget.getByRole('heading', { name });
      const button = (name: string) => widget.getByRole('button', { name, exact: true });
      const slots = widget.locator('.tour-slot');

      await slots.filter({ hasText: '10:15' }).first().waitFor();
      const region = await listen();
      await look();
      await slots.filter({ hasText: '10:15' }).first().click();
      await heading(words.screens.detailsHeading).waitFor();
      await look();
      const { first_name, last_name, email, phone } = words.form.fields;
      for (const [{ label }, answer] of [
        [first_name, lara.first],
        [last_name, lara.last],
        [email, lara.email],
        [phone, lara.phone],
      ] as const)
        await widget.getByRole('textbox', { name: label, exact: true }).fill(answer);
      await widget.locator('button[type=submit]').click();
      await heading(said.screens.bookedHeading).waitFor();
      await button(words.actions.share).waitFor();
      await look();
      expect(await axeViolations(page)).toEqual([]);

      texts.push(...(await region.told()));
      await page.reload();
      await heading(said.screens.bookedHeading).waitFor();
      const reloaded = await listen();
      await button(words.actions.changeTime).click();
      await slots.filter({ hasText: '11:00' }).first().waitFor();
      await look();
      await slots.filter({ hasText: '11:00' }).first().click();
      await look();
      await button(words.changes.move).click();
      await heading(said.screens.movedHeading).waitFor();
      await look();
      await button(words.actions.cancelTour).click();
      await heading(words.changes.cancelHeading).waitFor();
      await look();
      await button(words.changes.cancel).click();
      await heading(words.changes.cancelledHeading).waitFor();
      await look();

      const events = (await heardOn(page)).map(([name]) => name);
      expect(events).toEqual(expect.arrayContaining(['changed', 'cancelled']));
      texts.push(...(await reloaded.told()), ...events);
      // The page's own words below the widget.
      const own = texts.map((text) => text.replaceAll('Call us to book a tour', ''));
      const saying = own.filter((text) => SAYS_BOOKED[locale]?.test(withoutService(text)));
      if (confirms === 'office') expect(saying).toEqual([]);
      else expect(saying.length).toBeGreaterThan(2);
      await visit.close();
    },
  );
});

it('a request is told to the page and its data layer, and not as a booking', async () => {
  const visit = await on.arrive('script tag', { confirms: 'office', 'data-layer': 'on' }, {}, listenOn);
  const { page } = visit;
  const visitor = visitorOn(page, page, 'Request a tour');
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.button(/^Request /).click();
  await visitor.heading(/Your tour is requested/).waitFor();
  expect((await heardOn(page)).map(([name]) => name)).toEqual(['ready', 'slot', 'submit', 'requested']);
  const pushed = await page.evaluate<readonly string[]>('dataLayer.map(({ event }) => event)');
  expect(pushed).toEqual(['ready', 'slot', 'submit', 'requested'].map((name) => `tour_booking_${name}`));
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
  await visitor.heading(/Your tour is requested/).waitFor();
  await page.keyboard.press('Escape');
  await button.filter({ hasText: 'Your tour: Tue · 10:15' }).waitFor();
  expect(await button.innerText()).not.toMatch(/book/i);
  await visit.close();
});

const OFFICE = { confirms: 'office' };
const { screens } = english.requested;

/** A visitor in the widget of a page whose tours an office confirms. */
const asking = (page: Page): Visitor => visitorOn(page, page, english.requested.widget.title);
/** The widget says something, and nothing that says "booked". */
async function saysNoBooking({ widget }: Visitor): Promise<void> {
  const said = `${await widget.innerText()} ${await widget.ariaSnapshot()}`;
  expect(said).toMatch(/request/i);
  expect(withoutService(said)).not.toMatch(SAYS_BOOKED.en ?? /^/);
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
  await expect.poll(visitor.focused).toMatch(/^You may already have requested a tour on .* Request .* too\?$/);
  await saysNoBooking(visitor);
  service.change({ booking: () => 'booked' });
  await visitor.button(/^Request .* too$/).click();
  await visitor.heading(screens.bookedHeading).waitFor();
  await visitor.widget.getByText(/^Your request for .* may have arrived too\./).waitFor();
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
  await expect.poll(told).toContainEqual(expect.stringMatching(/^You requested a tour on .* in another tab\.$/));
  await saysNoBooking(second);
  expect((await told()).join()).not.toMatch(SAYS_BOOKED.en ?? /^/);
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
  await visitor.widget.getByText('The office at Alder House will answer you.').waitFor();
  await saysNoBooking(visitor);
  await visit.close();
});

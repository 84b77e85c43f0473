import { describe, expect, it } from 'vitest';
import { heardOn, listenOn, listOn } from './ears.ts';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();
const COUNTED = { id: 'home', 'data-layer': 'on', attribution: 'on', 'discovery-sources': 'google=20 | news=320' };
const KEY = 'tour-booking attribution';
/** The page before this one. Only the origin of its address is told. */
const referrer = 'http://search.example';

/** The visitor comes to the same page again, from a search, with `query` in its address. */
const landBy = async ({ page }: Visit, query: string): Promise<void> => {
  const url = page.url();
  await page.goto(`${url}${url.includes('?') ? '&' : '?'}${query}`, { referer: `${referrer}/?q=homes` });
};
async function book(visitor: Visit): Promise<void> {
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
}
interface Kept {
  readonly client: { readonly details: Readonly<Record<string, unknown>> };
}
/** The details of the client that the service got with the newest tour. */
const details = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { appointments } = (await on.mock().control('GET', 'state')) as { appointments: readonly Kept[] };
  return appointments.at(-1)?.client.details ?? {};
};
const attributionHeard = async ({ page }: Visit): Promise<unknown> => (await heardOn(page)).at(-1)?.[1].attribution;
const stored = ({ page }: Visit): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), KEY);

describe.each(ONE_BUILD)('%s', (door) => {
  it('tells the page, its data layer and the service which advertisement brought the tour', async () => {
    const visitor = await on.arrive(door, COUNTED, {}, listenOn);
    const { page } = visitor;
    await landBy(visitor, 'utm_source=google&utm_campaign=spring&gclid=x-1&gad_source=1');
    await book(visitor);
    const attribution = { utm_source: 'google', utm_campaign: 'spring', gclid: 'x-1', referrer };
    const slot = '2026-12-01T10:15:00';
    const every = { groupId: 101, elementId: 'home' };
    const heard = await heardOn(page);
    expect(heard.map(([name]) => name)).toEqual(['ready', 'slot', 'submit', 'outcome', 'booked']);
    for (const [, detail] of heard) expect(detail).toMatchObject(every);
    expect(heard.at(-1)).toMatchObject(['booked', { slot, attribution }]);
    const of = { tour_group_id: 101, tour_element_id: 'home' };
    expect(await listOn(page)).toEqual([
      { event: 'tour_booking_ready', ...of, tour_active: true },
      { event: 'tour_booking_slot', ...of, tour_slot: slot },
      { event: 'tour_booking_submit', ...of, tour_slot: slot },
      {
        event: 'tour_booking_outcome',
        ...of,
        tour_outcome: 'booked',
        tour_slot: slot,
        tour_consent: false,
        tour_utm_source: 'google',
        tour_utm_campaign: 'spring',
        tour_gclid: 'x-1',
        tour_referrer: referrer,
      },
      {
        event: 'tour_booking_booked',
        ...of,
        tour_slot: slot,
        tour_consent: false,
        tour_utm_source: 'google',
        tour_utm_campaign: 'spring',
        tour_gclid: 'x-1',
        tour_referrer: referrer,
      },
    ]);
    expect(await details()).toMatchObject({ discovery_source: 20 });
    expect(await stored(visitor)).toEqual(attribution);
    expect(await page.context().cookies()).toEqual([]);
    await visitor.close();
  });

  it('reads, keeps and pushes nothing unless it is wanted', async () => {
    const visitor = await on.arrive(door, {}, {}, listenOn);
    const { page } = visitor;
    await landBy(visitor, 'utm_source=google');
    await book(visitor);
    expect((await heardOn(page)).map(([name]) => name)).toContain('booked');
    expect(JSON.stringify(await heardOn(page))).not.toContain('google');
    expect(await page.evaluate('typeof dataLayer')).toBe('undefined');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
      expect.stringMatching(/^tour-booking tour /),
    ]);
    expect(await details()).not.toHaveProperty('discovery_source');
    await visitor.close();
  });

  it('knows only the page of the widget where the storage is blocked', async () => {
    const visitor = await on.arrive(door, COUNTED, {}, async (page) => {
      await listenOn(page);
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
    });
    await landBy(visitor, 'utm_source=google');
    await book(visitor);
    expect(await attributionHeard(visitor)).toEqual({ utm_source: 'google', referrer });
    await visitor.close();
  });
});

describe('script tag', () => {
  it('knows the landing page though a router has changed the address before the loader ran', async () => {
    const visitor = await on.arrive('script tag', COUNTED, { clock: 'machine' }, async (page) => {
      // A router of the site runs first.
      await page.route('**/tour-booking.js', async (route) => {
        const response = await route.fetch();
        const router =
          'history.replaceState(null, "", location.pathname + "?seen=" + location.search.includes("utm"));';
        await route.fulfill({ response, body: router + (await response.text()) });
      });
    });
    await landBy(visitor, 'utm_source=google');
    await expect.poll(() => stored(visitor)).toEqual({ utm_source: 'google', referrer });
    expect(new URL(visitor.page.url()).search).toBe('?seen=true');
    await visitor.close();
  });

  it('knows a landing page that has one line of script and no widget, under a strict policy', async () => {
    const visitor = await on.arrive('script tag', COUNTED, {}, listenOn);
    const { page } = visitor;
    const tours = page.url();
    await page.route('**/welcome*', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; script-src 'self'" },
        body: `<!doctype html><title>Alder House</title><script async src="/landing.js"></script><a href="${tours}">Book a tour</a>`,
      }),
    );
    await page.goto(`${new URL(tours).origin}/welcome?utm_source=news&utm_medium=email`);
    const known = { utm_source: 'news', utm_medium: 'email' };
    await expect.poll(() => stored(visitor)).toEqual(known);
    expect(await page.evaluate(() => [sessionStorage.length, Object.keys(window).includes('TourBooking')])).toEqual([
      1,
      false,
    ]);
    await page.getByRole('link', { name: 'Book a tour' }).click();
    await book(visitor);
    expect(await attributionHeard(visitor)).toEqual(known);
    expect(await details()).toMatchObject({ discovery_source: 320 });
    await visitor.close();
  });

  it('sends the campaign with a lead', async () => {
    const visitor = await on.arrive('script tag', { ...COUNTED, leads: 'on', 'campaign-id': 'own' }, {}, listenOn);
    await landBy(visitor, 'utm_source=google&utm_campaign=spring');
    await visitor.button('Leave your contact info').click();
    await visitor.fillDetails();
    await visitor.button('Ask for a time').click();
    await visitor.heading('Thanks, Lara').waitFor();
    const { prospects } = (await on.mock().control('GET', 'state')) as { prospects: readonly Kept['client'][] };
    expect(prospects.at(-1)?.details).toMatchObject({
      campaign_id: 'own',
      campaign_info: `utm_source=google; utm_campaign=spring; referrer=${referrer}`,
    });
    expect((await heardOn(visitor.page)).at(-1)).toMatchObject(['lead', { attribution: { utm_campaign: 'spring' } }]);
    await visitor.close();
  });
});

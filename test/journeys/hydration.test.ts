import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { TourBooking } from 'tour-booking';
import { expect, it } from 'vitest';
import { es } from '../../src/locales/es.ts';
import { mockHosts } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts({ doors: ['hydrated React site'] });

/** A visitor on a page in Spanish whose HTML comes from a server. The files in `held` come when they are released. */
async function arrive(held: readonly RegExp[] = []) {
  const options = {
    groupId: '101',
    api: on.mock().url,
    timeZone: 'America/New_York',
    location: 'Alder House, 123 First St',
  };
  const markup = renderToString(createElement(TourBooking, options));
  expect(markup).toContain('Book a tour');
  const ground = {
    html: 'lang="es"',
    body: (_: string, script: string) => `<main><div id="root">${markup}</div>${script}</main>`,
  };
  const releases: (() => void)[] = [];
  const visitor = await on.arrive('hydrated React site', {}, { ground }, async (page) => {
    for (const file of held) {
      const isReleased = new Promise<void>((resolve) => releases.push(resolve));
      await page.route(file, async (route) => {
        await isReleased;
        await route.continue();
      });
    }
    await page.addInitScript(() => {
      // However busy the machine is, this page is not slow: a wait of seconds never ends. A slow one says so, and goes on in English.
      const set = window.setTimeout;
      const patient = (call: () => void, ms = 0): number => (ms < 2_000 ? set(call, ms) : 0);
      Object.assign(window, { setTimeout: patient });
      // What the live region says, in order.
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        const text = document.querySelector('[aria-live]')?.textContent;
        if (text && text !== said.at(-1)) said.push(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  });
  const { page } = visitor;
  return {
    ...visitor,
    releases,
    /** Waits until times show, in English. The core waits for its words. */
    async times(): Promise<void> {
      await page.locator('.tour-slot').first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    },
    title: page.getByRole('heading', { name: es.widget.title }),
    time: page.locator('.tour-slot', { hasText: '10:15' }),
    said: () => page.evaluate(() => Reflect.get(window, 'said')),
  };
}

/** What the live region says of the first free times. */
const FIRST_TIMES = [expect.stringMatching(/^Reserve una visita\. martes, 1 de diciembre: 42 libres$/)];

it('books in Spanish on a page in Spanish whose HTML comes from a server', async () => {
  const { page, title, time, said, close } = await arrive();
  await title.waitFor();
  await expect.poll(said).toEqual(FIRST_TIMES);
  expect(await page.getByText('Book a tour').count()).toBe(0);
  // A translator sets another language on the page.
  await page.evaluate(() => {
    document.documentElement.lang = 'ar';
  });
  await time.click();
  await page.getByRole('heading', { name: es.screens.detailsHeading }).waitFor();
  const { first_name, last_name, email, phone } = es.form.fields;
  for (const [{ label }, text] of [
    [first_name, lara.first],
    [last_name, lara.last],
    [email, lara.email],
    [phone, lara.phone],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.locator('.tour-button[data-kind=primary]').last().click();
  await page.getByRole('heading', { name: es.screens.bookedHeading }).waitFor();
  expect(await page.locator('.tour').getAttribute('lang')).toMatch(/^es/);
  expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
  // `close` throws if React warned of the hydration in the console.
  await close();
});

it('says the first free times in Spanish, also where its words come after the times', async () => {
  const { times, title, said, releases, close } = await arrive([/es-first/]);
  await times();
  expect(await said()).toEqual([]);
  releases[0]?.();
  await title.waitFor();
  await expect.poll(said).toEqual(FIRST_TIMES);
  await close();
});

it('is in Spanish before the words of the form are there', async () => {
  const { times, page, title, time, releases, close } = await arrive([/es-first/, /es-rest/]);
  await times();
  releases[0]?.();
  await title.waitFor();
  await time.click();
  releases[1]?.();
  await page.getByRole('heading', { name: es.screens.detailsHeading }).waitFor();
  await close();
});

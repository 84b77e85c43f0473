import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { arrivals } from './arrivals.ts';
import { STAND_IN, standIn } from './standIn.ts';

/** The visitor presses a trigger, and the file of the dialog hangs. */

const arrive = arrivals('script tag', 'React build');
const LATE = 'This is taking longer than usual.';
const page = (place: string, script: string): string =>
  `<main><h1>Alder House</h1><button data-tour-booking-open>Tour this home</button>${place}</main>${script}`;

/** Holds the files of `pattern` back until `release`. */
function hold(pattern: RegExp) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = async (page: Page): Promise<void> => {
    await page.route(pattern, (route) => held.then(() => route.continue()));
  };
  return { release, prepare };
}

it.each([
  [
    'script tag, mount into an empty element',
    'script tag',
    /\/dialogChunk-/,
    {
      body: (_: string, script: string) => page('<div id="tour"></div>', script),
      prepare: (site: Page) =>
        site.evaluate(
          ([api]) => {
            const place = document.getElementById('tour');
            const options = {
              groupId: 101,
              api,
              mode: 'dialog',
              timeZone: 'America/New_York',
              contactPhone: '+1 555 123 4567',
              contactEmail: 'tours@example.com',
            };
            const { mount } = Reflect.get(window, 'TourBooking' as string);
            mount(place, options);
          },
          [STAND_IN],
        ),
    },
  ],
  [
    'React build',
    'React build',
    /\/launcherChunk-/,
    {
      body: page,
      prepare: async () => undefined,
    },
  ],
] as const)(
  '%s: says after three seconds that it takes long, with the contact, and opens the dialog when the file comes',
  async (...row) => {
    const [, door, file, { body, prepare }] = row;
    const { release, prepare: holdBack } = hold(file);
    const attributes = { mode: 'dialog', 'contact-email': 'tours@example.com' };
    const visitor = await arrive(door, standIn(), attributes, { clock: 'moves', ground: { body } }, holdBack);
    const { page: site, pass } = visitor;
    await prepare(site);
    const fetched = site.waitForRequest(file);
    await site.getByRole('button', { name: 'Tour this home' }).click();
    await fetched;
    expect(await site.getByText(LATE).count()).toBe(0);
    // The live region is there before it says something.
    const { told } = await visitor.listen();
    // The page may begin to wait a moment after it has asked.
    const isLate = async (): Promise<boolean> => {
      await pass(3);
      return site.getByText(LATE).first().isVisible();
    };
    await expect.poll(isLate).toBe(true);
    await expect.poll(async () => (await told()).join()).toContain(LATE);
    const phone = site.getByRole('link', { name: /555\D+123\D4567/ });
    expect(await phone.getAttribute('href')).toBe('tel:+15551234567');
    expect(await site.getByRole('link', { name: /tours@example\.com/ }).getAttribute('href')).toBe(
      'mailto:tours@example.com',
    );
    expect(await axeViolations(site)).toEqual([]);
    release();
    await site.getByRole('dialog', { name: 'Book a tour' }).waitFor();
    expect(await site.getByText(LATE).count()).toBe(0);
    expect(await phone.count()).toBe(0);
    await visitor.close();
  },
);

import { expect, it } from 'vitest';
import { english } from '../../src/i18n/english.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { es } from '../../src/locales/es.ts';
import type { Font } from '../fonts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { lara, visitorOn } from '../journeys/visitor.ts';

const on = mockHosts({ doors: ['script tag'] });

/** Books a tour, and gives where the heading and the place of the widget stand before and after the late actions of the tour have come. */
async function aroundActions(font: Font, width: number, words: Messages = english) {
  const attributes = { 'group-id': '101', locale: words === es ? 'es-US' : '' };
  const visitor = await on.arrive('script tag', attributes, { font, viewport: { width, height: 900 } });
  const { page } = visitor;
  const { widget, field, heading: headed, button } = visitorOn(page, page, words.widget.title);
  let letCome = (): void => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(/actionsChunk/, (route) => held.then(() => route.continue()));
  await widget.locator('.tour-slot').first().click();
  const { first_name, last_name, email, phone } = words.form.fields;
  await field(first_name.label).fill(lara.first);
  await field(last_name.label).fill(lara.last);
  await field(email.label).fill(lara.email);
  await field(phone.label).fill(lara.phone);
  await widget.locator('.tour-button[data-kind=primary]').last().click();
  const heading = headed(words.screens.bookedHeading);
  await heading.waitFor();
  // The screen slides in from four pixels below.
  const screen = widget.locator('.tour-booked');
  await expect.poll(() => screen.evaluate((element) => element.getAnimations().length)).toBe(0);
  // The card ends below its content. The page below stands below the place.
  const place = widget.locator('..');
  const boxes = async () => ({ heading: await heading.boundingBox(), place: await place.boundingBox() });
  const before = await boxes();
  letCome();
  await button(words.actions.cancelTour).waitFor();
  const after = await boxes();
  await visitor.close();
  return { before, after };
}

it.each([
  [1280, 'narrow'],
  [500, 'narrow'],
  [500, 'wide'],
  [360, 'wide'],
  [320, 'narrow'],
  [320, 'wide'],
] as const)('nothing moves when the actions of a booked tour come late, %i px, %s font', async (width, font) => {
  const { before, after } = await aroundActions(font, width);
  expect(after).toEqual(before);
});

it.each([500, 360, 320])('nothing moves in Spanish either, whose words are longer, %i px', async (width) => {
  const { before, after } = await aroundActions('wide', width, es);
  expect(after).toEqual(before);
});

import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn, WORKING } from '../journeys/standIn.ts';
import { layoutShift } from '../layoutShift.ts';

const arrive = arrivals('script tag');

const cases = [
  [1280, 'narrow'],
  [1280, 'wide'],
  [360, 'narrow'],
  [360, 'wide'],
] as const;

it.each(cases)('nothing moves where the first seven days are full, %s px, %s font', async (width, font) => {
  const service = standIn({ times: (day) => (day > '2026-12-07' ? ['10:00'] : []) });
  const attributes = { prefetch: 'off' };
  const visitor = await arrive('script tag', service, attributes, { font, viewport: { width, height: 900 } });
  await visitor.button('Find the next available day').waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.button('Find the next available day').click();
  await visitor.button('Next available day: Tue, Dec 8').waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.close();
});

it.each(cases)('nothing moves when the next available times come and go, %s px, %s font', async (width, font) => {
  const service = standIn({ times: () => 404 });
  const viewport = { width, height: 900 };
  const visitor = await arrive('script tag', service, {}, { font, viewport });
  await visitor.button('Try again').waitFor();
  service.change(WORKING);
  await visitor.button('Try again').click();
  await visitor.freeTimes().first().waitFor();
  if (width > 600) await visitor.button(/^Thu, Dec 3 · /).waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.close(/answered 404/);
});

it.each(cases)('nothing moves when details take the place of the calendar, %s px, %s font', async (width, font) => {
  const service = standIn({ times: () => [] });
  const viewport = { width, height: 900 };
  const ground = {
    head: '<style>tour-booking { display: block; min-height: 780px }</style>',
    headers: {},
    body: (place: string, script: string) => `<main>${script}${place}<p>Below the widget</p></main>`,
  };
  const visitor = await arrive('script tag', service, {}, { font, viewport, ground });
  await visitor.heading('Fully booked through Monday, December 14').waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.close();
});

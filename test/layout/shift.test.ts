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

/** In the page: the edges and middles that the eye follows, of the placeholders or of what takes their place. */
const placesIn = (card: Element, selectors: readonly string[]): number[] =>
  selectors.map((selector) => {
    const place = card.querySelector(selector);
    const { top = Number.NaN, bottom = Number.NaN } = place?.getBoundingClientRect() ?? {};
    return (top + bottom) / 2;
  });
const PLACEHOLDERS = ['chips span', 'days span', 'days span:nth-child(2)', 'times span', 'times span:nth-child(2)'];

it.each(cases)('the placeholders stand where the days and times come, %s px, %s font', async (width, font) => {
  const quarters = [0, 15, 30, 45].flatMap((minute) => [9, 10, 13, 14, 18].map((hour) => `${hour}:${minute}`));
  const times = quarters.map((time) => time.replace(/\b\d\b/g, '0$&')).sort();
  const service = standIn({ times: () => times });
  const release = service.hold();
  const visitor = await arrive('script tag', service, {}, { font, viewport: { width, height: 900 } });
  const { widget } = visitor;
  await widget.locator('.tour-skeleton-times').waitFor();
  const before = await widget.evaluate(
    placesIn,
    PLACEHOLDERS.map((name) => `.tour-skeleton-${name}`),
  );
  release();
  await visitor.freeTimes().first().waitFor();
  await widget.locator('.tour-chip').first().waitFor();
  const days = width > 600 ? '.tour-day' : '.tour-card-day';
  const after = await widget.evaluate(placesIn, [
    '.tour-chip',
    '.tour-calendar h3',
    days,
    '.tour-times h3',
    '.tour-parts',
  ]);
  for (const [index, place] of before.entries())
    expect(Math.abs(place - (after[index] ?? 0)), PLACEHOLDERS[index]).toBeLessThan(1);
  await visitor.close();
});

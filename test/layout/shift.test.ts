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
  const visitor = await arrive('script tag', service, {}, { font, viewport: { width, height: 900 } });
  await visitor.button('Find the next free day').waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.button('Find the next free day').click();
  await visitor.button('Next free day: Tue, Dec 8').waitFor();
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
  if (width > 600) await visitor.button(/^Thu, Dec 3, /).waitFor();
  expect(await layoutShift(visitor.page)).toBe(0);
  await visitor.close(/answered 404/);
});

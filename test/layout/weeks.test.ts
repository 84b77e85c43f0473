import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

it.each([640, 1280])('a month of six weeks is as high as one of five, %i px', async (width) => {
  const visitor = await arrive('script tag', standIn(), {}, { viewport: { width, height: 900 } });
  await visitor.freeTimes().first().waitFor();
  const height = async (): Promise<number> => (await visitor.widget.boundingBox())?.height ?? Number.NaN;
  const weeks = (): Promise<number> => visitor.widget.getByRole('row').count();
  const before = await height();
  // With the row of the weekdays.
  expect(await weeks()).toBe(6);
  await visitor.button('Next month').click();
  await visitor.heading('January 2027').waitFor();
  expect(await weeks()).toBe(7);
  expect(await height()).toBe(before);
  await visitor.close();
});

import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

it.each([640, 1280])('a month of six weeks is as high as one of five, %i px', async (width) => {
  const visitor = await arrive('script tag', standIn(), {}, { font: 'wide', viewport: { width, height: 900 } });
  await visitor.freeTimes().first().waitFor();
  // The card ends below its content only when the core is there with its styles.
  const isShort = (): Promise<boolean> =>
    visitor.widget.evaluate((card) => card.clientHeight < (card.parentElement?.clientHeight ?? 0) - 50);
  const height = async (): Promise<number> => {
    await expect.poll(isShort).toBe(true);
    return (await visitor.widget.boundingBox())?.height ?? Number.NaN;
  };
  const weeks = (): Promise<number> => visitor.widget.getByRole('row').count();
  const before = await height();
  expect(await weeks()).toBe(5);
  await visitor.button('Next month').click();
  await visitor.heading('January 2027').waitFor();
  expect(await weeks()).toBe(6);
  expect(await height()).toBe(before);
  await visitor.close();
});

it.each(['ltr', 'rtl'])('the dot of today stands in the middle below its number, %s', async (dir) => {
  const visitor = await arrive(
    'script tag',
    standIn(),
    { dir },
    { font: 'wide', viewport: { width: 1280, height: 900 } },
  );
  await visitor.freeTimes().first().waitFor();
  const today = await visitor.widget.locator('[aria-current="date"]').evaluate((day) => {
    const dot = getComputedStyle(day, '::after');
    const px = (value: string): number => Number.parseFloat(value);
    const { clientWidth: width, clientHeight: height } = day;
    return { width, height, middle: px(dot.left) + px(dot.marginLeft) + px(dot.width) / 2, bottom: px(dot.bottom) };
  });
  expect(today.middle).toBeCloseTo(today.width / 2, 0);
  expect(today.bottom).toBeLessThan(today.height / 4);
  await visitor.close();
});

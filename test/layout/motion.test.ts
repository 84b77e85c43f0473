import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

it.each([
  ['no-preference', 120],
  ['reduce', 0],
] as const)(
  'a screen that follows another moves for as long as the visitor wants it: %s',
  async (reducedMotion, ms) => {
    const visitor = await arrive('script tag', standIn(), {}, { reducedMotion });
    await visitor.pickTime('10:00 AM');
    const details = visitor.widget.locator('.tour-details');
    await details.waitFor();
    const longest = await details.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000;
    });
    expect(longest).toBe(ms);
    await visitor.close();
  },
);

import { describe, expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

/** `count` times from `from` on, a quarter of an hour apart. */
const quarterHours = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const minutes = from * 60 + index * 15;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });

/** As full as a part of the day can be with large buttons, and with small ones. */
const DAYS = { 'large buttons': quarterHours(12, 12), 'small buttons': quarterHours(12, 20) };

describe.each(['es-US', 'es-CO'])('%s', (locale) => {
  it.each(Object.entries(DAYS))('no time has two lines at any width, %s', async (_, times) => {
    const service = standIn({ times: () => times });
    const visitor = await arrive('script tag', service, { locale }, { font: 'wide' });
    const { page } = visitor;
    const buttons = page.locator('.tour-slot');
    await expect.poll(() => buttons.count()).toBe(times.length);
    const broken: string[] = [];
    for (const width of [304, 320, 344, 360, 390, 600, 620, 660, 700, 768, 800, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      const found = await buttons.evaluateAll((slots) =>
        slots.map((slot) => {
          const words = document.createRange();
          words.selectNodeContents(slot.querySelector('span') ?? slot);
          const [text, place] = [words.getBoundingClientRect(), slot.closest('.tour-times')?.getBoundingClientRect()];
          return {
            lines: words.getClientRects().length,
            spare: slot.getBoundingClientRect().width - text.width,
            left: slot.getBoundingClientRect().left,
            below: slot.getBoundingClientRect().bottom - (place?.bottom ?? Number.NaN),
          };
        }),
      );
      const [lines, spare, below] = [
        Math.max(...found.map((each) => each.lines)),
        Math.min(...found.map((each) => each.spare)),
        Math.max(...found.map((each) => each.below)),
      ];
      const columns = new Set(found.map(({ left }) => left)).size;
      if (lines > 1 || spare < 2 || below > 0 || columns < 3)
        broken.push(`${width} px: ${lines} lines, ${spare} px spare, ${below} px below the place, ${columns} columns`);
    }
    expect(broken).toEqual([]);
    await visitor.close();
  });
});

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

/** The most times that show under headings; a part of the day, with a switch; a part with so many times that they leave out AM and PM. */
const DAYS = {
  'all of a day': [...quarterHours(12, 7), ...quarterHours(17, 8)],
  'a part': [...quarterHours(12, 12), ...quarterHours(17, 8)],
  'a part of many': [...quarterHours(12, 20), ...quarterHours(17, 8)],
};
const SHOWN = { 'all of a day': 15, 'a part': 12, 'a part of many': 20 };

describe.each(['es-US', 'es-CO'])('%s', (locale) => {
  it.each(['all of a day', 'a part', 'a part of many'] as const)(
    'no time has two lines at any width, %s',
    async (name) => {
      const times = DAYS[name];
      const service = standIn({ times: () => times });
      const visitor = await arrive('script tag', service, { locale }, { font: 'wide' });
      const { page } = visitor;
      const buttons = page.locator('.tour-slot');
      await expect.poll(() => buttons.count()).toBe(SHOWN[name]);
      const faults = async (): Promise<string | undefined> => {
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
        return lines > 1 || spare < 2 || below > 0 || columns < 3
          ? `${lines} lines, ${spare} px spare, ${below} px below the place, ${columns} columns`
          : undefined;
      };
      for (const width of [320, 344, 360, 390, 600, 620, 660, 700, 768, 800, 900, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 1000 });
        // The place follows a new width with the next frames.
        await expect.poll(faults, { message: `${width} px` }).toBeUndefined();
      }
      await visitor.close();
    },
  );
});

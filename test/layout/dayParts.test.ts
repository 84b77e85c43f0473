import { describe, expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

/** Every quarter hour from `from` to `to`, both as hours. */
const quarterHours = (from: number, to: number): readonly string[] =>
  Array.from({ length: (to - from) * 4 }, (_, index) => {
    const minutes = from * 60 + index * 15;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });

/** The second day is as full as a day can be: twenty times in the afternoon. */
const service = () => standIn({ times: (day) => (day === '2026-12-01' ? ['10:00'] : quarterHours(7, 20)) });

describe.each([304, 320, 358, 360, 600, 620, 660, 768, 1280])('at %i px', (width) => {
  it('every time of a part is in view, and a full day is as high as one with a single time', async () => {
    const visitor = await arrive('script tag', service(), {}, { font: 'wide', viewport: { width, height: 1000 } });
    await visitor.freeTimes().first().waitFor();
    const height = async (): Promise<number> => (await visitor.widget.boundingBox())?.height ?? Number.NaN;
    const before = await height();
    await visitor.day('Wednesday, December 2, 2026').click();
    for (const [part, count] of [
      ['Morning', 20],
      ['Afternoon', 20],
      ['Evening', 12],
    ] as const) {
      await visitor.widget.getByRole('tab', { name: `${part} ${count} times` }).click();
      await expect.poll(() => visitor.freeTimes().count()).toBe(count);
      expect(await height()).toBe(before);
      const place = visitor.widget.locator('.tour-times');
      expect(await place.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
      const boxes = await visitor.freeTimes().evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, bottom, left, height: tall } = button.getBoundingClientRect();
          const inside = button.closest('.tour-times')?.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(button.querySelector('span') ?? button);
          return {
            isInside: inside !== undefined && top >= inside.top && bottom <= inside.bottom,
            tall,
            left,
            lines: words.getClientRects().length,
            spare: button.clientWidth - words.getBoundingClientRect().width,
          };
        }),
      );
      expect(boxes.filter(({ isInside }) => !isInside)).toEqual([]);
      // Three columns or more.
      expect(new Set(boxes.map(({ left }) => left)).size).toBeGreaterThanOrEqual(3);
      expect(Math.min(...boxes.map(({ tall }) => tall))).toBeGreaterThanOrEqual(38);
      expect(Math.max(...boxes.map(({ lines }) => lines))).toBe(1);
      expect(Math.min(...boxes.map(({ spare }) => spare))).toBeGreaterThanOrEqual(4);
    }
    await visitor.close();
  });
});

describe.each([12, 20])('on a page whose text is %i px', (size) => {
  it.each([320, 360, 600, 768, 1280])('every time of a full day is in view, %i px', async (width) => {
    const visitor = await arrive('script tag', service(), {}, { font: 'wide', viewport: { width, height: 1000 } });
    await visitor.freeTimes().first().waitFor();
    await visitor.page.evaluate((pixels) => {
      document.body.style.fontSize = `${pixels}px`;
    }, size);
    await visitor.day('Wednesday, December 2, 2026').click();
    for (const part of ['Morning', 'Afternoon', 'Evening']) {
      await visitor.widget.getByRole('tab', { name: new RegExp(`^${part} (12|20) times`) }).click();
      const place = visitor.widget.locator('.tour-times');
      expect(await place.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    }
    await visitor.close();
  });
});

import { describe, expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

const quarterHours = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const minutes = from * 60 + index * 15;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
const DAYS = {
  'a few times': ['10:00', '13:00', '18:00'],
  'many times': [...quarterHours(9, 12), ...quarterHours(12, 20)],
  'no time': [],
};

describe.each(Object.entries(DAYS))('the first screen of a day of %s', (_, times) => {
  it.each([1280, 390])('has five sizes of letters and two weights at most, none under 13 px, %i px', async (width) => {
    const service = standIn({ times: (day) => (day === '2026-12-01' ? times : ['10:00']) });
    const visitor = await arrive('script tag', service, {}, { viewport: { width, height: 1000 } });
    await visitor.heading(/^(Tuesday|Wednesday), December [12]$/).waitFor();
    await visitor.button(/^Tomorrow /).waitFor();
    const seen = await visitor.widget.evaluate((card) =>
      [...card.querySelectorAll('*')].flatMap((element) => {
        const hasWords = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isSeen = !element.closest('.tour-hidden') && element.checkVisibility({ visibilityProperty: true });
        const before = getComputedStyle(element, '::before');
        const { fontSize, fontWeight } = getComputedStyle(element);
        return [
          ...(hasWords && isSeen ? [{ size: fontSize, weight: fontWeight }] : []),
          // A day may have the month's name in `::before`.
          ...(isSeen && /^"./.test(before.content) ? [{ size: before.fontSize, weight: before.fontWeight }] : []),
        ];
      }),
    );
    const sizes = [...new Set(seen.map(({ size }) => Number.parseFloat(size)))];
    expect(seen.length).toBeGreaterThan(10);
    expect(sizes.length).toBeLessThanOrEqual(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    expect([...new Set(seen.map(({ weight }) => weight))].sort()).toEqual(['400', '600']);
    await visitor.close();
  });
});

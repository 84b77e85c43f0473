import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

it('a phone of 390 px has two chips in view, above the strip and without a border', async () => {
  const service = standIn({ times: () => ['10:00', '13:00'] });
  const visitor = await arrive('script tag', service, {}, { font: 'narrow', viewport: { width: 390, height: 844 } });
  await visitor.button(/^Tomorrow /).waitFor();
  const seen = await visitor.widget.evaluate((card) => {
    const { right } = card.getBoundingClientRect();
    const strip = card.querySelector('.tour-strip')?.getBoundingClientRect().top ?? 0;
    return [...card.querySelectorAll('.tour-chip')].map((chip) => {
      const box = chip.getBoundingClientRect();
      const { borderTopColor, borderTopWidth } = getComputedStyle(chip);
      const isBordered = borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)';
      return { words: chip.textContent, isInView: box.right <= right, isAbove: box.bottom <= strip, isBordered };
    });
  });
  const chip = { isInView: true, isAbove: true, isBordered: false };
  expect(seen).toEqual([
    { words: expect.stringMatching(/^Today/), ...chip },
    { words: expect.stringMatching(/^Tomorrow/), ...chip },
  ]);
  await visitor.close();
});

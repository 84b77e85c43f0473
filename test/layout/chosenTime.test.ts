import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

it.each([
  ['en', 320],
  ['es', 320],
  ['es', 360],
  ['ar', 320],
] as const)('no line ends inside the chosen time, %s, %i px', async (locale, width) => {
  const visitor = await on.arrive('script tag', { locale }, { viewport: { width, height: 780 } });
  const widget = visitor.page.locator('tour-booking');
  await widget.locator('.tour-slot').nth(2).click();
  const chosen = widget.locator('.tour-chosen strong .tour-joined > span');
  await chosen.last().waitFor();
  const lines = await chosen.evaluateAll((parts) =>
    parts.map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
  await visitor.close();
});

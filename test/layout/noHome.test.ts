import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

it.each([800, 390])('the question for a home stands in the middle of its place, at %i px', async (width) => {
  const visitor = await on.arrive(
    'script tag',
    { homes: 'all', community: '201', 'public-key': 'pk_demo' },
    { viewport: { width, height: 900 } },
  );
  await visitor.button('Choose homes').waitFor();
  const [above, below] = await visitor.widget.locator('.tour-homes-place').evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const boxes = [...place.querySelectorAll('h3, .tour-tray-add')].map((part) => part.getBoundingClientRect());
    return [Math.min(...boxes.map((box) => box.top)) - top, bottom - Math.max(...boxes.map((box) => box.bottom))];
  });
  expect(above).toBeGreaterThan(10);
  expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThan(8);
  await visitor.close();
});

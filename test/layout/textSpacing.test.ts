import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });

/** The spacing that a page has to bear at least (WCAG 1.4.12). */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

it.each([320, 360])('the bar above the form shows the place whole where text is spaced wider, %i px', async (width) => {
  const place = { location: 'Alder House, 123 First St' };
  const visitor = await on.arrive('script tag', place, { font: 'wide', viewport: { width, height: 800 } });
  await visitor.freeTimes().first().click();
  const line = visitor.widget.locator('.tour-chosen small');
  await line.getByText(place.location).waitFor();
  const isWhole = (): Promise<boolean> =>
    line.evaluate((small) => small.scrollWidth <= small.clientWidth && small.scrollHeight <= small.clientHeight);
  expect(await isWhole()).toBe(true);
  await line.evaluate((small, spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spaced);
    const root = small.getRootNode();
    if (root instanceof ShadowRoot) root.adoptedStyleSheets.push(sheet);
  }, SPACED);
  expect(await line.evaluate((small) => getComputedStyle(small).letterSpacing)).not.toBe('normal');
  expect(await isWhole()).toBe(true);
  await visitor.close();
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrivals } from '../journeys/arrivals.ts';
import { standIn } from '../journeys/standIn.ts';

const arrive = arrivals('script tag');

type Painted = 'color' | 'backgroundColor';
type Rgb = readonly [red: number, green: number, blue: number];

/** A color of `selector` as it is painted, 0 to 255 each. */
const painted = (page: Page, selector: string, property: Painted): Promise<Rgb> =>
  page.evaluate(
    ([wanted, name]) => {
      const element = document.querySelector('tour-booking')?.shadowRoot?.querySelector(wanted);
      const context = document.createElement('canvas').getContext('2d');
      if (!element || !context) throw new Error(`there is no ${wanted}`);
      context.fillStyle = getComputedStyle(element)[name];
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    },
    [selector, property] as const,
  );

/** 0 to 1, as WCAG counts it. */
function luminanceOf(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const SELECTED = '.tour-day[data-selected]';
const FREE = '.tour-day[data-state="open"]:not([data-selected])';
/** Beyond the days that are asked about ahead. */
const UNKNOWN = '.tour-day[data-state="unknown"]';

/** The contrast of the words of `selector` on what they are painted on. */
async function contrast(page: Page, selector: string): Promise<number> {
  const [words, ground] = [await painted(page, selector, 'color'), await painted(page, selector, 'backgroundColor')];
  const [darker = 0, lighter = 0] = [luminanceOf(words), luminanceOf(ground)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A page with free days, and a way to give its widget other attributes. */
async function open() {
  // The colors are tested, not the transitions to them.
  const visitor = await arrive('script tag', standIn(), {}, { reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.waitForFunction(
    (free) => document.querySelector('tour-booking')?.shadowRoot?.querySelector(free) != null,
    FREE,
  );
  const give = (attributes: Readonly<Record<string, string>>): Promise<void> =>
    page.evaluate((all) => {
      const widget = document.querySelector('tour-booking');
      for (const [name, value] of Object.entries(all)) widget?.setAttribute(name, value);
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }, attributes);
  return { ...visitor, give };
}

const COLORLESS = ['#111827', '#000', '#3b2f2f', '#888'];
const COLORS = ['#1f5c4d', '#1e3a8a', '#c2185b', '#f00', '#00f', '#0f0', '#ffeb3b', '#7c2d12', '#7cc9b3'];

it.each(['light', 'dark'])('any accent is readable, and does not look disabled, in the %s theme', async (theme) => {
  const { page, give, close } = await open();
  for (const accent of [...COLORLESS, ...COLORS]) {
    await give({ accent, theme });
    expect(await contrast(page, SELECTED), accent).toBeGreaterThan(4.5);
    expect(await contrast(page, FREE), accent).toBeGreaterThan(4.5);
    expect(await contrast(page, UNKNOWN), accent).toBeGreaterThan(4.5);
    // On dark, a gray day would look disabled.
    const light = luminanceOf(await painted(page, SELECTED, 'backgroundColor'));
    if (theme === 'dark') expect(light, accent).toBeGreaterThan(COLORLESS.includes(accent) ? 0.7 : 0.3);
  }
  await close();
});

it.each([
  ['the default accent', {}],
  ['an accent', { accent: '#c2185b' }],
])('a day that nobody asked about has half the tint of a free one: %s', async (_, attributes) => {
  const { page, give, close } = await open();
  for (const theme of ['light', 'dark']) {
    await give({ ...attributes, theme });
    const [surface, half, soft] = [
      await painted(page, '.tour-shell', 'backgroundColor'),
      await painted(page, UNKNOWN, 'backgroundColor'),
      await painted(page, FREE, 'backgroundColor'),
    ];
    half.forEach((value, at) => {
      expect(Math.abs(value - ((surface[at] ?? 0) + (soft[at] ?? 0)) / 2), theme).toBeLessThanOrEqual(1.5);
    });
    expect(half, theme).not.toEqual(surface);
    expect(await painted(page, UNKNOWN, 'color'), theme).toEqual(await painted(page, FREE, 'color'));
  }
  await close();
});

it('a day that nobody asked about differs from a free one in forced colors, too', async () => {
  const visitor = await arrive('script tag', standIn(), {}, { forcedColors: 'active' });
  await visitor.day('Monday, December 14, 2026, times available').waitFor();
  const borderOf = (name: string): Promise<string> =>
    visitor.day(name).evaluate((day) => getComputedStyle(day).borderTopStyle);
  expect(await borderOf('Monday, December 14, 2026, times available')).toBe('solid');
  expect(await borderOf('Tuesday, December 15, 2026, times not known yet')).toBe('dashed');
  await visitor.close();
});

it('the selected day of the month is never struck out', async () => {
  const service = standIn({ times: () => [] });
  const viewport = { width: 1280, height: 900 };
  const visitor = await arrive('script tag', service, { prefetch: 'off' }, { viewport });
  const linesOf = (name: string): Promise<readonly string[]> =>
    visitor
      .day(name)
      .evaluate((day) => [day, ...day.children].map((each) => getComputedStyle(each).textDecorationLine));
  await visitor.day('Wednesday, December 2, 2026, no times left').waitFor();
  expect(await linesOf('Tuesday, December 1, 2026, no times left')).not.toContain('line-through');
  expect(await linesOf('Wednesday, December 2, 2026, no times left')).toContain('line-through');
  await visitor.close();
});

it('a dark accent keeps its color in the dark theme', async () => {
  const { page, give, close } = await open();
  await give({ accent: '#1f5c4d', theme: 'dark' });
  const [red, green] = await painted(page, SELECTED, 'backgroundColor');
  expect(green - red).toBeGreaterThan(40);
  await close();
});

it.each([
  [9, 14],
  [12, 14],
  [16, 16],
  [20, 20],
])('on a page whose text is %i px, the text of the widget is %i px', async (page, widget) => {
  const visitor = await arrive('script tag', standIn());
  await visitor.freeTimes().first().waitFor();
  await visitor.page.evaluate((size) => {
    document.body.style.fontSize = `${size}px`;
  }, page);
  const sizes = await visitor.widget
    .locator('*')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(sizes).toContain(widget);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(widget * 0.68);
  await visitor.close();
});

import { describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import type { Attributes } from '../journeys/hosts.ts';
import { type Door, mockHosts } from '../journeys/mockHosts.ts';
import { type Layout, layoutOf } from './layoutOf.ts';

const on = mockHosts({ doors: ['script tag', 'React build', 'element of the React build'] });

/** A page with `css` of its own. */
const styled = (css: string): Ground => ({ head: `<style>${css}</style>`, headers: {} });
/** The parents are no `<div>`, so that the page's style can hide only the widget. */
const noDivs: Ground = {
  body: (place, script) => `<main>${script}${place.replaceAll('div', 'section')}</main>`,
};

const UNSET = styled('* { all: unset !important }');

const PLAIN: Layout = {
  timeHeight: 44,
  timeFont: 15,
  dayHeight: 48,
  dayFont: 15,
  headingFont: 24,
  weeks: 5,
  longestWeek: 7,
  inOrder: true,
  beside: true,
  smallestIcon: 11,
  lost: [],
};
/** The same layout, enlarged by `factor`. Font sizes stay: they are measured before the enlargement. */
const enlarged = (factor: number): Layout => ({
  ...PLAIN,
  timeHeight: 44 * factor,
  dayHeight: 48 * factor,
  smallestIcon: Math.round(110 * factor) / 10,
});

/** Pages, and the layout of the widget in each. */
const GROUNDS: readonly (readonly [name: string, ground: Ground, layout: Layout])[] = [
  ['nothing special', { headers: {} }, PLAIN],
  ['div { display: none }', { ...styled('div { display: none }'), ...noDivs }, PLAIN],
  ['button { display: none }', styled('button { display: none }'), PLAIN],
  [
    'a sheet that styles every element by its name',
    styled(
      `* { margin: 3px; padding: 7px } main button { background: red; font: 700 30px/3 serif; height: 90px; text-transform: uppercase }
       ul li { float: left; margin-left: 40px } table td, table th { border: 9px solid; padding: 30px; display: block } h2 { display: none }
       section { width: 200px } header { position: fixed; top: -500px } input { width: 10px; opacity: 0 } svg { fill: red; width: 100%; height: auto } span { visibility: hidden }
       main, #root { margin: 0; padding: 0 }`,
    ),
    PLAIN,
  ],
  ['a root font of 62.5 %', styled('html { font-size: 62.5% } body { font-size: 1.6rem }'), PLAIN],
  ['zoom on an ancestor', styled('main { zoom: 1.25 }'), enlarged(1.25)],
  [
    'transform on ancestors',
    styled('body { transform: translateX(0) } main { transform: scale(.75); transform-origin: 0 0 }'),
    enlarged(0.75),
  ],
  ['a page from right to left', { html: 'lang="en" dir="rtl"', headers: {} }, PLAIN],
  ['quirks mode', { doctype: '', headers: {} }, PLAIN],
];

/** The layout of the widget on `ground`. */
async function lookOn(door: Door, ground: Ground): Promise<Layout> {
  const visitor = await on.arrive(door, {}, { ground });
  const layout = await layoutOf(visitor);
  await visitor.close();
  return layout;
}

/** Books a tour on `ground`, and gives the layout that the widget had before. */
async function bookOn(door: Door, ground: Ground, attributes: Attributes = {}): Promise<Layout> {
  const visitor = await on.arrive(door, attributes, { ground });
  const layout = await layoutOf(visitor);
  await visitor.bookTour('2:00 PM');
  expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
  await visitor.close();
  return layout;
}

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it.each(GROUNDS)('looks the same: %s', async (_, ground, layout) => {
    expect(await lookOn(door, ground)).toEqual(layout);
  });
});

it('quirks mode leaves large text as large as elsewhere', async () => {
  const large = styled('body { font-size: 20px }');
  const expected = await lookOn('script tag', large);
  expect(expected.dayFont).toBeGreaterThan(PLAIN.dayFont);
  expect(await lookOn('script tag', { ...large, doctype: '' })).toEqual(expected);
});

describe('* { all: unset !important }', () => {
  it.each(['script tag', 'element of the React build'] as const)('looks the same and books: %s', async (door) => {
    expect(await bookOn(door, UNSET)).toEqual(PLAIN);
  });

  it('looks the same and books: React build, isolated', async () => {
    expect(await bookOn('React build', UNSET, { isolate: 'on' })).toEqual(PLAIN);
  });

  // In the page's own tree nothing can stand against it, see decision 0005.
  it('React build: books all the same', async () => {
    const visitor = await on.arrive('React build', {}, { ground: UNSET });
    await visitor.bookTour('2:00 PM');
    expect(await on.booked()).toHaveLength(1);
    await visitor.close();
  });
});

it.each([
  ['ar', 'ltr', 'rtl', 'حجز جولة'],
  ['en-GB', 'rtl', 'ltr', 'Book a tour'],
  // English stands in.
  ['he-IL', 'rtl', 'ltr', 'Book a tour'],
])('words of %s keep their direction: on a page that runs %s, they run %s', async (locale, page, expected, title) => {
  const ground = { html: `lang="en" dir="${page}"`, headers: {} };
  const visitor = await on.arrive('script tag', { locale }, { ground });
  const widget = visitor.page.getByRole('region', { name: title });
  await widget.getByRole('heading', { name: title }).waitFor();
  expect(await widget.evaluate((element) => getComputedStyle(element).direction)).toBe(expected);
  await visitor.close(locale === 'he-IL' ? /no words for "he-IL"/ : undefined);
});

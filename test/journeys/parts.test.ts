import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../src/ui/parts.ts';
import { type Arrival, arrivals } from './arrivals.ts';
import { standIn } from './standIn.ts';

const arrive = arrivals('script tag', 'React build');

/** The parts with the second names of docs/theming.md, each with a color of its own. */
const SELECTORS = [...PARTS, 'day selected', 'field invalid', 'button primary', 'notice danger'];
const COLORS = new Map(SELECTORS.map((part, place) => [part, `rgb(${place + 1}, 2, 3)`]));
const ruleOf = (selector: (part: string) => string, important = '') =>
  [...COLORS].map(([part, color]) => `${selector(part)} { color: ${color}${important}; }`).join('\n');

/** A page with a style sheet of its own. */
const page = (css: string) => ({
  ground: { head: '<link rel="stylesheet" href="/own.css">', files: { '/own.css': css } },
  reducedMotion: 'reduce' as const,
});

/** Goes from the first look to a booking that the service refuses. Every part shows on the way. Gives each part's colors. */
async function see(visitor: Arrival): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const seen = new Map<string, Set<string>>(SELECTORS.map((part) => [part, new Set()]));
  const look = async (): Promise<void> => {
    for (const part of SELECTORS) {
      const names = part.split(' ').map((name) => `[part~="${name}"]`);
      const found = visitor.page.locator(names.join(''));
      for (const color of await found.evaluateAll((all) => all.map((one) => getComputedStyle(one).color)))
        seen.get(part)?.add(color);
    }
  };
  await visitor.freeTimes().first().waitFor();
  await look();
  await visitor.pickTime('10:00 AM');
  await visitor.field('First name').waitFor();
  await visitor.submit();
  await visitor.widget.locator('[part~="invalid"]').first().waitFor();
  await look();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.widget.locator('[part~="notice"]').waitFor();
  await look();
  return seen;
}

/** The colors that a part may have: its own, and that of its second name. */
const allowed = (part: string): readonly (string | undefined)[] =>
  [...COLORS].filter(([name]) => name === part || name.startsWith(`${part} `)).map(([, color]) => color);

const tooMany = () => standIn({ booking: () => 429 });

it('docs/theming.md lists each part', () => {
  const [, table = ''] = /\n## Parts\n([\s\S]*?)\nIn React/.exec(readFileSync('docs/theming.md', 'utf8')) ?? [];
  expect([...table.matchAll(/^\| `(\w+)` /gm)].map(([, part]) => part)).toEqual([...PARTS]);
});

it('::part gives every part of the element the colors of the page', async () => {
  const css = ruleOf((part) => `tour-booking::part(${part})`);
  const visitor = await arrive('script tag', tooMany(), {}, page(css));
  const seen = await see(visitor);
  for (const part of SELECTORS) {
    expect([...(seen.get(part) ?? [])], part).not.toEqual([]);
    expect(
      [...(seen.get(part) ?? [])].filter((color) => !allowed(part).includes(color)),
      part,
    ).toEqual([]);
  }
  await visitor.close();
});

describe('a class of the page in React', () => {
  const classNames = Object.fromEntries(PARTS.map((part) => [part, `my-${part}`]));
  const own = PARTS.map((part) => COLORS.get(part));
  const rules = (prefix: string, important = ''): string =>
    PARTS.map((part) => `${prefix}.my-${part} { color: ${COLORS.get(part)}${important}; }`).join('\n');
  const visitWith = async (css: string) => {
    const visitor = await arrive('React build', tooMany(), {}, page(css));
    await visitor.freeTimes().first().waitFor();
    await visitor.page.evaluate(
      (detail) => document.getElementById('root')?.dispatchEvent(new CustomEvent('change-options', { detail })),
      { classNames },
    );
    await visitor.page.locator('.my-slot').first().waitFor();
    return visitor;
  };

  it.each([
    ['with `!important`', rules('', ' !important')],
    ['below an id', rules('#root ')],
  ])('wins %s', async (_, css) => {
    const visitor = await visitWith(css);
    const seen = await see(visitor);
    expect(PARTS.map((part) => [...(seen.get(part) ?? [])])).toEqual(own.map((color) => [color]));
    await visitor.close();
  });

  it('leaves the color to the widget without either, as a reset of the page does', async () => {
    const visitor = await visitWith(`${rules('')}\n* { color: rgb(9, 9, 9); }\nbutton { color: rgb(8, 8, 8); }`);
    const slot = visitor.page.locator('.my-slot').first();
    const color = await slot.evaluate((one) => getComputedStyle(one).color);
    expect(color).not.toMatch(/^rgb\((9, 9, 9|8, 8, 8)\)$/);
    expect(own).not.toContain(color);
    await visitor.close();
  });
});

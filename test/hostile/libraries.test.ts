import { describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { IMITATIONS, type Library, SCRIPTS } from './pageScripts.ts';
import { replacedBy } from './replacedBy.ts';
import { REPLACED } from './replacedNames.ts';

/** Libraries that replace what a browser has, before and after the loader of the script tag. */

const on = mockHosts({ doors: ['script tag'] });

/** Expressions that are true on a page where the library works. */
const PROOFS = {
  prototype: 'Array.from === $A && ![].entries',
  mootools: '!(document instanceof Document)',
  mootoolsMore: '!(document instanceof Document) && Date.parse("2026-12-01T10:00") instanceof Date',
  datejs: 'Date.parse("tomorrow") instanceof Date',
  sugar: '[1].at(1) === 1 && RegExp.escape.length === 1 && "tour".first() === "t"',
  es5shim: '!/\\[native code\\]/.test(Object.keys)',
  corejs: 'core.version === "2.5.7"',
  zone: 'Promise.name === "ZoneAwarePromise"',
} as const satisfies Partial<Record<Library, string>>;
const libraries = Object.keys(PROOFS) as readonly (keyof typeof PROOFS)[];

interface Row {
  readonly name: string;
  readonly code: string;
  readonly proof: string;
}
const rows: readonly Row[] = libraries.flatMap((name) => {
  const proof = PROOFS[name];
  // Where a library is not installed, what it replaces stands in for it.
  const code = SCRIPTS[name] || IMITATIONS[name];
  return code ? [{ name, code, proof }] : [];
});

/** The free times of the first day of the mock in the parts of the day: each quarter hour. */
const quarterHours = (first: number, last: number): readonly string[] =>
  [...Array(Math.round((last - first) * 4) + 1).keys()].map((index) => {
    const minutes = first * 60 + index * 15;
    const hour = Math.floor(minutes / 60);
    return `${hour > 12 ? hour - 12 : hour}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  });
const PARTS = [quarterHours(9.25, 11.75), quarterHours(12, 16.75), quarterHours(17, 19.5)];

describe.each(['before', 'after'])('%s the loader', (place) => {
  it.each(rows.map((row) => [row.name, row] as const))(
    '%s: shows the right times, books the right tour and throws nothing',
    async (_, { code, proof }) => {
      const tag = '<script src="/library.js"></script>';
      const ground: Ground = {
        headers: {},
        files: { '/library.js': code },
        head: place === 'before' ? tag : '',
        body: (widget, script) => `<main>${script}${place === 'after' ? tag : ''}${widget}</main>`,
      };
      const visitor = await on.arrive('script tag', {}, { ground });
      for (const times of PARTS) {
        await visitor.openPart(times[0] ?? '');
        await expect
          .poll(() => visitor.freeTimes().evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent)))
          .toEqual(times);
      }
      expect(await visitor.page.evaluate(proof)).toBe(true);
      // Another day, by its full name.
      await visitor.day('Thursday, December 3, 2026').click();
      await visitor.bookTour('2:00 PM');
      await visitor.widget.getByText('Thursday, December 3').first().waitFor();
      expect(await on.booked()).toEqual(['2026-12-03T14:00:00']);
      await visitor.close();
    },
  );
});

/** core-js and Zone.js are left out: their replacements do the same as the browser's own, and mend older browsers. */
const CHANGING = ['prototype', 'mootoolsMore', 'datejs', 'sugar', 'es5shim'] as const;

it.skipIf(CHANGING.some((name) => SCRIPTS[name] === ''))(
  'the libraries replace no names but those of REPLACED',
  async () => {
    const page = await on.browser().newPage();
    const found = [];
    for (const name of CHANGING) {
      await page.goto('about:blank');
      found.push(...(await replacedBy(page, SCRIPTS[name])));
    }
    await page.close();
    expect([...new Set(found)].sort()).toEqual(Object.keys(REPLACED).sort());
  },
);

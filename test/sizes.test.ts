import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_FILE_LIMIT } from '../bench/budgets.ts';
import { measureSizes, sizesOnDemand } from '../bench/measureSizes.ts';
import { sizeRows, sizeTable } from '../bench/sizeTable.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';

const rows = sizeRows(measureSizes());
console.log(sizeTable(rows));
for (const [file, bytes] of sizesOnDemand()) console.log(`fetched when used: ${file}, ${bytes} B brotli`);

it.each(rows)('$what keeps to its budget', ({ bytes, held }) => {
  // Less than this would mean that the build left something out.
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThanOrEqual(held);
});

const read = (page: string): string => readFileSync(resolve(page), 'utf8');

it.each(rows)('docs/performance.md gives the size of $what', ({ what, bytes }) => {
  const row = read('docs/performance.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${what} | `));
  const [, told] = /([\d.]+) kB/.exec(row ?? '') ?? [];
  expect(Math.abs(Number(told) - bytes / 1000)).toBeLessThanOrEqual(0.5);
});

it('the README gives the sizes of the script tag, to the kilobyte', () => {
  const line = /Loader ([\d.]+) kB, first free time ([\d.]+) kB, booked ([\d.]+) kB \(brotli\)/.exec(read('README.md'));
  const measured = rows.slice(0, 3).map(({ bytes }) => bytes / 1000);
  const told = line?.slice(1).map(Number) ?? [];
  expect(told).toHaveLength(measured.length);
  for (const [index, kilobytes] of measured.entries())
    expect(Math.abs((told[index] ?? Number.NaN) - kilobytes)).toBeLessThanOrEqual(1);
});

it('no file of a language is large', () => {
  const ofLanguage = new RegExp(`^embed/(${shippedLanguages.join('|')})[.-]`);
  const files = sizesOnDemand().filter(([file]) => ofLanguage.test(file));
  expect(files).toHaveLength(3 * shippedLanguages.length);
  for (const [file, bytes] of files) expect(bytes, file).toBeLessThan(LANGUAGE_FILE_LIMIT);
});

it('says what is too much', () => {
  const table = sizeTable([{ what: 'a thing', bytes: 2_250, goal: 2_000, held: 2_500 }]);
  expect(table).toBe('a thing    2.25 kB of   2.00 kB  0.25 kB too much');
});

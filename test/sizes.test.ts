import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_FILE_LIMIT } from '../bench/budgets.ts';
import { featureRows, sizeRows, sizesOnDemand, sizeTable } from '../bench/sizes.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';

const plain = sizeRows();
const rows = [...plain, ...featureRows()];
console.log(sizeTable(rows));
for (const [file, bytes] of sizesOnDemand()) console.log(`on demand: ${file}, ${bytes} B brotli`);

it.each(rows)('$what: keeps to its budget', ({ bytes, goal }) => {
  // A smaller size means that the build left something out.
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThanOrEqual(goal);
});

const read = (page: string): string => readFileSync(resolve(page), 'utf8');

/** Whether `told`, a size in kB, differs from `bytes` by at most `share` of them. */
const isNear = (told: string | undefined, bytes: number, share: number): boolean =>
  Math.abs(Number(told) * 1000 - bytes) <= bytes * share;

it.each(rows)('docs/project/performance.md gives the size of $what', ({ what, bytes }) => {
  const row = read('docs/project/performance.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${what} | `));
  const [, told] = /([\d.]+) kB/.exec(row ?? '') ?? [];
  expect(isNear(told, bytes, 0.02), `measured: ${bytes} B`).toBe(true);
});

it('the README gives the sizes of the script tag', () => {
  const line = /Loader ([\d.]+) kB, first free time ([\d.]+) kB, booked ([\d.]+) kB \(brotli\)/.exec(read('README.md'));
  const [loader, firstFreeTime, untilBooked] = plain;
  for (const [index, row] of [loader, firstFreeTime, untilBooked].entries())
    expect(isNear(line?.[index + 1], row?.bytes ?? 0, 0.04), `${row?.what}: ${row?.bytes} B`).toBe(true);
});

it('each language has two small files', () => {
  const ofLanguage = new RegExp(`^embed/(${shippedLanguages.join('|')})[.-]`);
  const files = sizesOnDemand().filter(([file]) => ofLanguage.test(file));
  expect(files).toHaveLength(2 * shippedLanguages.length);
  for (const [file, bytes] of files) expect(bytes, file).toBeLessThan(LANGUAGE_FILE_LIMIT);
});

it('the table says by how much a size exceeds its budget', () => {
  const table = sizeTable([{ what: 'a thing', bytes: 2_250, goal: 2_000 }]);
  expect(table).toBe('a thing    2.25 kB of   2.00 kB  0.25 kB too much');
});

import { expect, it } from 'vitest';
import { LANGUAGE_FILE_LIMIT } from '../bench/budgets.ts';
import { sizeRows, sizesOnDemand, sizeTable } from '../bench/sizes.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';

const rows = sizeRows();
console.log(sizeTable(rows));
for (const [file, bytes] of sizesOnDemand()) console.log(`on demand: ${file}, ${bytes} B brotli`);

it.each(rows)('$what: keeps to its budget', ({ bytes, goal }) => {
  // A smaller size means that the build left something out.
  expect(bytes).toBeGreaterThan(300);
  expect(bytes).toBeLessThanOrEqual(goal);
});

it('each language has three small files', () => {
  const ofLanguage = new RegExp(`^embed/(${shippedLanguages.join('|')})[.-]`);
  const files = sizesOnDemand().filter(([file]) => ofLanguage.test(file));
  expect(files).toHaveLength(3 * shippedLanguages.length);
  for (const [file, bytes] of files) expect(bytes, file).toBeLessThan(LANGUAGE_FILE_LIMIT);
});

it('the table says by how much a size exceeds its budget', () => {
  const table = sizeTable([{ what: 'a thing', bytes: 2_250, goal: 2_000 }]);
  expect(table).toBe('a thing    2.25 kB of   2.00 kB  0.25 kB too much');
});

import { expect, it } from 'vitest';
import { createOptionReader } from './optionReader.ts';

it.each([
  ['one below the least', 14, undefined],
  ['the least', 15, 15],
  ['the most', 240, 240],
  ['one above the most', 241, undefined],
])('reads a whole number from 15 to 240, given %s: %s', (_, given, read) => {
  const reader = createOptionReader();
  expect(reader.whole('duration', given, 15, 240)).toBe(read);
  expect(reader.whole('duration', String(given), 15, 240)).toBe(read);
  expect(reader.problems).toHaveLength(read === undefined ? 2 : 0);
});

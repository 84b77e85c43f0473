import { expect, it } from 'vitest';
import { unbrokenStreet } from './format.ts';

/** `place` with a mark for each space that no line ends at. */
const marked = (place: string): string => unbrokenStreet(place).replaceAll('\u00a0', '_');

it.each([
  ['123 First St', '123_First_St'],
  ['Alder House, 123 First St', 'Alder House, 123_First_St'],
  ['Alder House, 123 First St, New York, NY 10001', 'Alder House, 123_First_St, New York, NY 10001'],
  ['1600 Pennsylvania Avenue Northwest', '1600_Pennsylvania Avenue Northwest'],
  ['Alder House', 'Alder House'],
])('keeps the street of %s in one line', (place, expected) => {
  expect(marked(place)).toBe(expected);
});

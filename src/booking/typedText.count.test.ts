import { expect, it } from 'vitest';
import { MOST_RESIDENTS, parseCount } from './typedText.ts';

it.each([
  ['1', '1'],
  [' 02 ', '2'],
  [`${MOST_RESIDENTS}`, '20'],
  ['٣', '3'],
  ['۴', '4'],
  ['１２', '12'],
  ['\u200e2\u200f', '2'],
])('reads %j as %s people', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each([
  '',
  ' ',
  '0',
  '00',
  `${MOST_RESIDENTS + 1}`,
  '1987',
  '-2',
  '+2',
  '2.0',
  '1,5',
  '1e1',
  'two',
  '2 adults',
  '2 3',
  '0x2',
])('reads no number of people in %j', (text) => {
  expect(parseCount(text)).toBeUndefined();
});

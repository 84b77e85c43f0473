import { expect, it } from 'vitest';
import { unbrokenDay } from './unbrokenDay.ts';

it.each([
  ['Saturday, December 5', 'Saturday, December\u00a05'],
  ['Friday, January 15, 2027', 'Friday, January\u00a015, 2027'],
  ['sábado, 5 de diciembre', 'sábado, 5\u00a0de\u00a0diciembre'],
  ['السبت، 5 ديسمبر', 'السبت، 5\u00a0ديسمبر'],
  ['12月5日星期六', '12月5日星期六'],
])('lets a line of “%s” end after its commas alone', (day, expected) => expect(unbrokenDay(day)).toBe(expected));

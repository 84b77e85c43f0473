import { expect, it } from 'vitest';
import { asksFamilyNameFirst, fullName } from './nameOrder.ts';

it.each([
  ['en-US', 'Lara', 'Smith', 'Lara Smith'],
  ['es-MX', ' Lara ', '', 'Lara'],
  ['vi-US', 'Lan', 'Nguyễn', 'Nguyễn Lan'],
  ['ko-US', '민수', '김', '김민수'],
  ['zh-Hans-US', '小明', '王', '王小明'],
  // Names of other places keep their own order.
  ['ko-US', 'John', 'Smith', 'John Smith'],
  ['zh-Hans-US', 'John', 'Smith', 'John Smith'],
  ['zh-Hans-US', '', '王', '王'],
  // A name in Chinese letters on an English page.
  ['en-US', '小明', '王', '小明 王'],
])('in %s, %j and %j are written %j', (locale, first, last, expected) => {
  expect(fullName(locale, first, last)).toBe(expected);
});

it('asks for the family name first where it is said first', () => {
  expect(['zh-Hans-US-u-ca-gregory', 'vi', 'ko-KR', 'ja', 'hu'].map(asksFamilyNameFirst)).not.toContain(false);
  expect(['en-US', 'es', 'ar-EG', 'zhx'].map(asksFamilyNameFirst)).not.toContain(true);
});

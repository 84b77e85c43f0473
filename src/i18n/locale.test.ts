import { expect, it } from 'vitest';
import { localeOf, tongueOf } from './locale.ts';

it.each([
  ['en-US', undefined, 'en-US'],
  ['en-US', 'en-GB', 'en-GB'],
  ['en-US', 'EN-gb', 'EN-gb'],
  ['en-US', 'de-DE', 'en-US'],
  ['es-US', 'es', 'es-US'],
  ['es-US', 'es-MX', 'es-MX'],
  ['ar', 'ar-EG', 'ar-EG'],
  ['ar', 'arn-CL', 'ar'],
  ['fil', 'fi-FI', 'fil'],
  ['zh-Hans-US', 'zh-CN', 'zh-CN'],
  ['zh-Hans-US', 'zh-TW', 'zh-Hans-US'],
  ['zh-Hant', 'zh-HK', 'zh-HK'],
])('beside words in %s, with %s wanted, dates are written as in %s', (language, wanted, expected) => {
  expect(localeOf(language, wanted)).toBe(expected);
});

it.each([
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-Hans-HK', 'zh'],
  // Traditional characters are not those of the shipped words.
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-US', 'zh-Hant'],
  ['es-MX', 'es'],
])('the language of %s is %s', (tag, expected) => {
  expect(tongueOf(tag)).toBe(expected);
});

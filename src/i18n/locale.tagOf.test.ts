import { expect, it } from 'vitest';
import { isLocale, tagOf, tongueOf } from './locale.ts';

it.each([
  ['es_MX', 'es'],
  ['zh_CN', 'zh'],
  ['zh_TW', 'zh-Hant'],
  ['ar_EG', 'ar'],
  ['es-MX;q=0.9', 'es'],
  ['es-MX,es;q=0.9', 'es'],
  ['es_ES.UTF-8', 'es'],
  ['zh-cmn-Hans', 'zh'],
  [' ko ', 'ko'],
  ['en-US', 'en'],
  ['es-419', 'es'],
])('reads %j as the language %s', (text, language) => {
  expect(isLocale(tagOf(text))).toBe(true);
  expect(tongueOf(tagOf(text))).toBe(language);
});

it.each(['', 'C', 'x', '_', 'q=0.9', '12'])('finds no language in %j', (text) => {
  expect(isLocale(tagOf(text))).toBe(false);
});

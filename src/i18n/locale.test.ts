import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

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
])('beside words in %s, with %s wanted, dates are written as in %s', (language, wanted, expected) => {
  expect(localeOf(language, wanted)).toBe(expected);
});

import { expect, it } from 'vitest';
import { visibleJson, visibleText } from './visibleText.ts';

it.each([
  ['an escape sequence', '\x1b[2J\x1b]0;owned\x07', '\\u001b[2J\\u001b]0;owned\\u0007'],
  ['one of a single character', '\x9b31m', '\\u009b31m'],
  ['a return that overwrites the line', 'differs\rholds', 'differs\\u000dholds'],
  ['a line of its own', 'a\n  holds', 'a\\u000a  holds'],
  ['backspaces', 'no\b\bok\x7f', 'no\\u0008\\u0008ok\\u007f'],
  ['the direction of writing', '\u202etxt\u2066a\u2069', '\\u202etxt\\u2066a\\u2069'],
  ['line breaks of Unicode', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
  ['what nobody sees', 'a\u200b\ufeff\u00ad\u{e0041}', 'a\\u200b\\ufeff\\u00ad\\udb40\\udc41'],
  ['half of a pair', '\ud800', '\\ud800'],
])('writes out %s', (_, text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

it.each(['Ünïcode “quotes” → 200 …', 'مرحبا', '李雷', '🏠'])('leaves %s', (text) => {
  expect(visibleText(text)).toBe(text);
});

it('keeps JSON as it is read', () => {
  const value = { a: '\x9b31m\u202e', b: ['\x1b', '\x7f\u2028'] };
  const shown = visibleJson(JSON.stringify(value, null, 2));
  expect(shown).not.toMatch(/[\x7f-\x9f\u2028\u202e]/);
  expect(JSON.parse(shown)).toEqual(value);
});

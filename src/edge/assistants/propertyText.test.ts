import { expect, it } from 'vitest';
import { isPlainLine, propertyText } from './propertyText.ts';

it.each([
  ['variation selectors', `Pool${'\ufe01\u{e0100}\u{e01ef}'.repeat(20)} open`, 'Pool open'],
  ['fillers of Hangul, joiners of graphemes and the blank of Braille', 'a\u3164\u115f\uffa0b\u034f\u2800c', 'abc'],
  ['more than one joiner', 'a\u200c\u200d\u200cb', 'ab'],
  ['joiners outside of words', '\u200d Pool\u200c', 'Pool'],
  ['tags, soft hyphens and spaces of no width', 'Po\u00adol\u200b\u{e0041}', 'Pool'],
  ['marks of the writing direction', '\u202eloop\u2066', 'loop'],
])('leaves out %s', (_, text, shown) => {
  expect(propertyText(text)).toBe(shown);
  expect(isPlainLine(text)).toBe(false);
});

it.each(['علی\u200cرضا', 'क्\u200dष', 'I ❤\ufe0f it', '👩\u200d🚀', 'Zoë, 李雷'])('leaves %s as it is', (text) => {
  expect(propertyText(text)).toBe(text);
  expect(isPlainLine(text)).toBe(true);
});

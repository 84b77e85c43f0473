import { describe, expect, it } from 'vitest';
import { asciiDigits, isBlank, isEmail, tidyLine } from './typedText.ts';

describe('blank text', () => {
  it.each([
    ['nothing', ''],
    ['spaces and lines', ' \t\n\u00a0'],
    ['a zero-width space', '\u200b'],
    ['zero-width joiners among spaces', ' \u200c \u200d '],
    ['marks of direction', '\u200e\u202a\u202c\u2066\u2069'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['fillers that print nothing', '\u3164\u115f\uffa0\u034f'],
    ['control characters', '\u0000\u0007\u001b'],
  ])('is %s', (_, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '.', '\u200bLara', ' ٥ ', '❤️', '李'])('is not %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('digits', () => {
  const systems = Intl.supportedValuesOf('numberingSystem');
  const inScript = (value: string, system: string) =>
    [...value].map((digit) => new Intl.NumberFormat(`en-u-nu-${system}`).format(Number(digit))).join('');
  // Systems with digits of their own that are no decimal digits of Unicode, such as hanidec, are left as they are.
  const decimal = systems.filter((system) => /^\p{Nd}{10}$/u.test(inScript('0123456789', system)));

  it('of every script are read', () => {
    expect(decimal.length).toBeGreaterThan(50);
    for (const system of decimal) expect(asciiDigits(inScript('9876543210', system)), system).toBe('9876543210');
  });

  it('keep their places', () => {
    expect(asciiDigits('a٣b 4 七')).toBe('a3b 4 七');
  });
});

it('takes one email address, and no list of them', () => {
  expect(['lara@example.com', 'lara.o+tour@mail.example.co.uk', 'lara@b\u00fccher.example'].every(isEmail)).toBe(true);
  const others = ['a@example.com;b@example.com', 'a@example.com,', '<a@example.com>', 'a(b)@example.com', '"a"@b.com'];
  expect(others.filter(isEmail)).toEqual([]);
});

it('makes one line of a name', () => {
  expect(tidyLine(' Lara\tMaria\u0007\n Smith ')).toBe('Lara Maria Smith');
});

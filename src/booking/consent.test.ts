import { describe, expect, it } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import {
  CONSENT,
  consentCode,
  consentOf,
  mayAskConsent,
  mayBeFilledIn,
  maySendConsent,
  withoutLostConsent,
} from './consent.ts';

it('starts as not given, and only the visitor gives it', () => {
  expect(noAnswers[CONSENT]).toBe(false);
  expect(mayBeFilledIn(CONSENT)).toBe(false);
  expect(mayBeFilledIn('email')).toBe(true);
});

it('sends 10 for given and 20 for not given', () => {
  expect(consentCode(true)).toBe(10);
  expect(consentCode(false)).toBe(20);
});

it('is asked beside the field for the number, unless the service says that it sends no messages', () => {
  const said = [true, undefined, false];
  expect(said.map((smsOptIn) => mayAskConsent(smsOptIn, true))).toEqual([true, true, false]);
  expect(said.map((smsOptIn) => mayAskConsent(smsOptIn, false))).toEqual([false, false, false]);
});

const answersWith = (phone: string, isGiven = true): Answers => ({ ...noAnswers, phone, [CONSENT]: isGiven });

it('is sent with a number that is sent, or not at all', () => {
  expect(maySendConsent(['phone', CONSENT], answersWith('555 777 5555'))).toBe(true);
  expect(maySendConsent(['phone', CONSENT], answersWith('\u200b'))).toBe(false);
  expect(maySendConsent([CONSENT], answersWith('555 777 5555'))).toBe(false);
});

it.each([
  ['removed', '555 777 5555', '', false],
  ['another one', '555 777 5555', '555 777 5556', false],
  ['typed after it', '', '5', false],
  ['the same, as it is sent', '555 777 5555', ' 555\u00a0777 5555', true],
])('ends when the number is %s', (_, before, after, stays) => {
  expect(withoutLostConsent(answersWith(before), answersWith(after))[CONSENT]).toBe(stays);
  const notGiven = answersWith(after, false);
  expect(withoutLostConsent(answersWith(before), notGiven)).toBe(notGiven);
});

describe('the consent that is told', () => {
  const words = { text: 'Text me.', locale: 'en-US' };
  const at = '2026-12-01T14:00:00.000Z';
  const shown = ['phone', CONSENT] as const;

  it('is the answer that is sent, with the words and the moment', () => {
    expect(consentOf(words, at, shown, answersWith('555 777 5555'))).toEqual({ given: true, ...words, at });
    expect(consentOf(words, at, shown, answersWith('555 777 5555', false))).toEqual({ given: false, ...words, at });
    expect(consentOf({ ...words, translated: true }, at, shown, answersWith('555'))).toMatchObject({
      translated: true,
    });
  });

  it('is not given where there is no number', () => {
    expect(consentOf(words, at, shown, answersWith(' '))).toMatchObject({ given: false });
  });

  it('is nothing where it was not asked', () => {
    expect(consentOf(words, at, ['phone'], answersWith('555'))).toBeUndefined();
  });

  it('has nothing else that a form of the page may have put beside the words', () => {
    const more = { ...words, phone: '555 777 5555' };
    expect(consentOf(more, at, shown, answersWith('555'))).not.toHaveProperty('phone');
  });
});

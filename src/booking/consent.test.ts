import { expect, it } from 'vitest';
import { noAnswers } from './answers.ts';
import { CONSENT, consentCode, mayAskConsent, mayBeFilledIn } from './consent.ts';

it('starts as not given, and only the visitor gives it', () => {
  expect(noAnswers[CONSENT]).toBe(false);
  expect(mayBeFilledIn(CONSENT)).toBe(false);
  expect(mayBeFilledIn('email')).toBe(true);
});

it('sends 10 for given and 20 for not given', () => {
  expect(consentCode(true)).toBe(10);
  expect(consentCode(false)).toBe(20);
});

it('is not asked only when the service says that it sends no messages', () => {
  expect([true, undefined, false].map(mayAskConsent)).toEqual([true, true, false]);
});

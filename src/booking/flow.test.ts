import { expect, it } from 'vitest';
import { noAnswers } from './answers.ts';
import { startFlow } from './flow.ts';

it('a booking starts without a day, a time or a booking whose outcome is unknown', () => {
  const answers = { ...noAnswers, email: 'lara@example.com' };
  expect(startFlow(answers)).toEqual({ at: 'day', answers, unknownOutcomes: [] });
});

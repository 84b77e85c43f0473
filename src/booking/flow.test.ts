import { describe, expect, it } from 'vitest';
import { later, slot, states } from '../../test/flows.ts';
import { noAnswers } from './answers.ts';
import { type Flow, isCertain, isFinished, startFlow } from './flow.ts';

it('a booking starts without a day, a time or a booking whose outcome is unknown', () => {
  const answers = { ...noAnswers, email: 'lara@example.com' };
  expect(startFlow(answers)).toEqual({ at: 'day', answers, unknownOutcomes: [] });
});

describe('a visit', () => {
  const ends: readonly Flow['at'][] = ['booked', 'reschedule', 'cancel', 'canceled'];
  const certain = { unknownOutcomes: [], perhapsAt: [] };

  it.each(Object.values(states).map((state) => [state.at, state] as const))(
    'has come to its end, or not: %s',
    (at, state) => {
      expect(isFinished({ ...state, ...certain })).toBe(ends.includes(at));
    },
  );

  it('has not come to its end while a booking or a move is in doubt', () => {
    for (const at of ['booked', 'reschedule', 'cancel'] as const) {
      expect(isFinished({ ...states[at], ...certain })).toBe(true);
      expect(isFinished({ ...states[at], ...certain, unknownOutcomes: [slot] })).toBe(false);
      expect(isFinished({ ...states[at], ...certain, perhapsAt: [later] })).toBe(false);
    }
  });

  it('is not certain while a cancellation is in doubt', () => {
    expect(isCertain({ ...states.cancel, ...certain })).toBe(true);
    expect(isCertain({ ...states['cancel-unsure'], ...certain })).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { noAnswers } from './answers.ts';
import { managedFlow } from './changeSteps.ts';

it('begins a change with nothing but the number and the start of the tour', () => {
  const start = local('2026-12-05T10:15:00');
  expect(managedFlow({ id: 48213, start }, noAnswers)).toEqual({
    at: 'booked',
    answers: noAnswers,
    unknownOutcomes: [],
    slot: start,
    tour: { id: 48213, confirmationEnabled: false, start: undefined, location: undefined, expirationDate: undefined },
    knownBy: 'link',
    sequence: 0,
    rescheduledFrom: null,
    perhapsAt: [],
    locked: false,
  });
});

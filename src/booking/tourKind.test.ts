import { expect, it } from 'vitest';
import { slot, states } from '../../test/flows.ts';
import { flowForOtherKind } from './tourKind.ts';

const clear = { unknownOutcomes: [] };

it('goes on from the day and the time that the visitor looks at, without the notice about the other group', () => {
  const day = { ...states.day, ...clear };
  expect(flowForOtherKind(day)).toBe(day);
  expect(flowForOtherKind({ ...states.slot, ...clear })).toEqual({
    ...states.slot,
    ...clear,
    previous: slot,
    notice: null,
  });
});

it.each(['details', 'sending', 'booked', 'reschedule'] as const)('has no other kind at the state %s', (at) => {
  expect(flowForOtherKind({ ...states[at], ...clear })).toBeUndefined();
});

it.each(['day', 'slot'] as const)('has no other kind while a booking is in doubt: %s', (at) => {
  expect(flowForOtherKind(states[at])).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { day, later, other, slot, states, visitorEvents } from '../../test/flows.ts';
import { daysOfChange } from './daysOfChange.ts';

const { pickSlot } = visitorEvents;

describe('the day whose times a visitor comes to', () => {
  it.each([
    ['day', false],
    ['details', false],
    ['booked', false],
    ['sending', true],
    ['unsure', true],
    ['rescheduling', true],
    ['reschedule-unsure', true],
  ] as const)('is asked about again after %s: %s', (before, isOld) => {
    const { shown } = daysOfChange(states[before], visitorEvents.startReschedule, states.reschedule);
    expect(shown).toEqual({ day: other, isOld });
  });

  it('is absent for a chosen time of the day in view, and there for one of another day', () => {
    expect(daysOfChange(states.reschedule, pickSlot, states.reschedule).shown).toBeUndefined();
    expect(daysOfChange({ ...states.reschedule, day }, pickSlot, states.reschedule).shown).toEqual({
      day: other,
      isOld: false,
    });
    expect(daysOfChange(states.day, pickSlot, states.details).shown).toBeUndefined();
  });
});

describe('the days whose times a step has changed', () => {
  it('are those of both times of a move, each once, and none without a time', () => {
    const moved = { type: 'rescheduled', attempt: 2, start: undefined } as const;
    const after = { ...states.booked, slot: later };
    expect(daysOfChange(states.rescheduling, moved, after).changed).toEqual([day, other]);
    expect(daysOfChange({ ...states.rescheduling, slot: later }, moved, after).changed).toEqual([other]);
    expect(daysOfChange(states.day, moved, states.day).changed).toEqual([]);
    expect(daysOfChange(states.details, pickSlot, { ...states.details, slot }).changed).toEqual([]);
  });
});

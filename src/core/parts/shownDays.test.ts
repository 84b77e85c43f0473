import { describe, expect, it } from 'vitest';
import { day, later, other, slot, states, visitorEvents } from '../../../test/flows.ts';
import { daysOfChange } from './shownDays.ts';

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
    const { shown } = daysOfChange({
      before: states[before],
      event: visitorEvents.startReschedule,
      flow: states.reschedule,
    });
    expect(shown).toEqual({ day: other, isOld });
  });

  it('is absent for a chosen time of the day in view, and there for one of another day', () => {
    expect(daysOfChange({ before: states.reschedule, event: pickSlot, flow: states.reschedule }).shown).toBeUndefined();
    expect(
      daysOfChange({ before: { ...states.reschedule, day }, event: pickSlot, flow: states.reschedule }).shown,
    ).toEqual({
      day: other,
      isOld: false,
    });
    expect(daysOfChange({ before: states.day, event: pickSlot, flow: states.details }).shown).toBeUndefined();
  });
});

describe('the days whose times a step has changed', () => {
  it('are those of both times of a move, each once, and none without a time', () => {
    const moved = { type: 'rescheduled', attempt: 2, start: undefined } as const;
    const after = { ...states.booked, slot: later };
    expect(daysOfChange({ before: states.rescheduling, event: moved, flow: after }).changed).toEqual([day, other]);
    expect(
      daysOfChange({ before: { ...states.rescheduling, slot: later }, event: moved, flow: after }).changed,
    ).toEqual([other]);
    expect(daysOfChange({ before: states.day, event: moved, flow: states.day }).changed).toEqual([]);
    expect(
      daysOfChange({ before: states.details, event: pickSlot, flow: { ...states.details, slot } }).changed,
    ).toEqual([]);
  });
});

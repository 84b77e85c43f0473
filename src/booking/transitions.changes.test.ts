import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  booked,
  day,
  events,
  later,
  other,
  replies,
  slot,
  states,
  third,
  tour,
  visitorEvents,
} from '../../test/flows.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { LocalDateTime } from '../time/values.ts';
import type { Flow, FlowEvent } from './flow.ts';
import { nextFlow } from './transitions.ts';

const course = (flow: Flow, ...given: readonly FlowEvent[]): Flow => given.reduce(nextFlow, flow);
const { startReschedule, rescheduleTour, cancelTour, keepTour } = visitorEvents;
const toThird: FlowEvent = { type: 'pickSlot', slot: third };
const offline = { ...replies.notChanged, attempt: 3, why: 'offline', words: undefined } as const;
const notice = { kind: 'not-changed', why: 'offline', words: undefined, attempt: 3 };

describe('a booked tour', () => {
  it.each([
    ['without a number', { ...states.booked, tour: { ...tour, id: undefined } }],
    ['that the service refuses to change', { ...states.booked, locked: true }],
  ] as const)('%s cannot be changed', (_, state) => {
    for (const event of [startReschedule, visitorEvents.startCancel]) {
      expect(nextFlow(states.booked, event)).not.toBe(states.booked);
      expect(nextFlow(state, event)).toBe(state);
    }
  });
  it('shows the day that is given where its own cannot be booked', () => {
    expect(nextFlow(states.booked, { ...startReschedule, day: other })).toMatchObject({
      at: 'reschedule',
      day: other,
      to: null,
    });
  });
});

describe('a move', () => {
  const choosing = course(states.booked, startReschedule);
  it('keeps the chosen time while another day is looked at', () => {
    expect(course(states.reschedule, { type: 'pickDay', day })).toMatchObject({ at: 'reschedule', day, to: later });
  });
  it('is not sent without another time', () => {
    expect(nextFlow(choosing, rescheduleTour)).toBe(choosing);
    expect(course(choosing, { type: 'pickSlot', slot })).toMatchObject({ day, to: null });
  });
  it('forgets the outcome of the last attempt when the visitor chooses again', () => {
    const told = course(states.reschedule, rescheduleTour, offline);
    expect(told).toMatchObject({ at: 'reschedule', to: later, notice });
    for (const event of [visitorEvents.pickDay, visitorEvents.pickSlot])
      expect(nextFlow(told, event)).toMatchObject({ notice: null });
  });
  it('counts up, and takes the start that the service confirms', () => {
    const start = parseOffsetDateTime('2026-12-08T12:00:00-05:00');
    const moved = course(states.rescheduling, replies.rescheduled, startReschedule, toThird, rescheduleTour, {
      ...replies.rescheduled,
      attempt: 3,
      start,
    });
    expect(moved).toEqual({
      ...states.booked,
      slot: third,
      sequence: 2,
      rescheduledFrom: later,
      tour: { ...tour, start },
    });
  });
});

describe('a move whose reply was lost', () => {
  const again = course(states['reschedule-unsure'], rescheduleTour);
  it('stays unsure when its second attempt was not made, and says why', () => {
    expect(course(again, offline)).toEqual({ ...states['reschedule-unsure'], notice });
  });
  it('may itself have taken the time that is refused at the second attempt', () => {
    expect(course(again, { ...replies.slotTaken, attempt: 3 })).toMatchObject({
      at: 'reschedule',
      to: null,
      perhapsAt: [later],
      notice: { slot: later, perhapsOwn: true },
    });
  });
  it('may leave the tour at its own time, which is then refused for a move back', () => {
    const back = { type: 'pickSlot', slot: states.booked.slot } as const;
    const refused = course(states['reschedule-unsure'], startReschedule, back, rescheduleTour, {
      ...replies.slotTaken,
      attempt: 3,
    });
    expect(refused).toMatchObject({ at: 'reschedule', notice: { slot: states.booked.slot, perhapsOwn: true } });
  });
  it('cannot have taken a third time: somebody else has', () => {
    const refused = course(states['reschedule-unsure'], startReschedule, toThird, rescheduleTour, {
      ...replies.slotTaken,
      attempt: 3,
    });
    expect(refused).toMatchObject({ at: 'reschedule', notice: { slot: third, perhapsOwn: false } });
  });
  it('names its time once when it is lost again', () => {
    expect(course(again, { ...replies.changeLost, attempt: 3 })).toEqual(states['reschedule-unsure']);
  });
  it('stays in doubt where the visitor leaves the times again, or the service forbids changes', () => {
    expect(course(states['reschedule-unsure'], startReschedule, keepTour)).toEqual(states['reschedule-unsure']);
    const locked: Flow = { ...states['reschedule-unsure'], locked: true };
    expect(course(again, { ...replies.changeForbidden, attempt: 3 })).toEqual(locked);
    for (const event of [startReschedule, rescheduleTour]) expect(nextFlow(locked, event)).toBe(locked);
  });
  it('stays in doubt beside a second lost move, and is certain once a move is made', () => {
    const toOther = course(states['reschedule-unsure'], startReschedule, toThird, rescheduleTour);
    expect(course(toOther, { ...replies.changeLost, attempt: 3 })).toMatchObject({
      at: 'reschedule-unsure',
      to: third,
      perhapsAt: [later, third],
    });
    expect(course(toOther, { ...replies.notChanged, attempt: 3 })).toMatchObject({
      at: 'reschedule',
      perhapsAt: [later],
    });
    expect(course(toOther, { ...replies.changeForbidden, attempt: 3 })).toMatchObject({
      at: 'reschedule-unsure',
      to: later,
    });
    expect(course(toOther, { ...replies.rescheduled, attempt: 3 })).toMatchObject({ slot: third, perhapsAt: [] });
  });
  it('can be moved back to the first time, with no calendar entry to remove', () => {
    const back = course(states['reschedule-unsure'], startReschedule, { type: 'pickSlot', slot }, rescheduleTour);
    expect(back).toMatchObject({ at: 'rescheduling', to: slot });
    expect(course(back, { ...replies.rescheduled, attempt: 3 })).toMatchObject({
      at: 'booked',
      slot,
      rescheduledFrom: null,
    });
  });
});

describe('a cancellation', () => {
  const again = course(states['cancel-unsure'], cancelTour);
  it('says whether the property was told', () => {
    for (const told of [true, false])
      expect(course(states.canceling, { ...replies.canceled, told })).toMatchObject({ at: 'canceled', told });
  });
  it('whose reply was lost stays unsure when the second attempt was not made, or is forbidden', () => {
    expect(course(again, offline)).toEqual({ ...states['cancel-unsure'], notice });
    const locked: Flow = { ...states['cancel-unsure'], locked: true };
    expect(course(again, { ...replies.changeForbidden, attempt: 3 })).toEqual(locked);
    expect(nextFlow(locked, cancelTour)).toBe(locked);
  });
});

describe('any course of events after a booking', () => {
  const attempt = fc.integer({ min: 1, max: 3 });
  const event: fc.Arbitrary<FlowEvent> = fc
    .tuple(
      fc.constantFrom(...events.filter(({ type }) => type !== 'otherTab' && type !== 'reset'), toThird, {
        type: 'pickSlot',
        slot,
      } as const),
      attempt,
    )
    .map(([each, number]) => ('attempt' in each ? { ...each, attempt: number } : each));
  const courses = fc.array(event, { maxLength: 60 });

  it('gives up the old time for a confirmed move only', () => {
    fc.assert(
      fc.property(courses, (given) => {
        let flow: Flow = { at: 'booked', ...booked };
        for (const each of given) {
          const before: Flow = flow;
          flow = nextFlow(flow, each);
          if (!('tour' in before) || !('tour' in flow) || flow === before) continue;
          const isMoved = before.at === 'rescheduling' && each.type === 'rescheduled';
          expect([flow.slot, flow.sequence]).toEqual(
            isMoved ? [before.to, before.sequence + 1] : [before.slot, before.sequence],
          );
          const lost: readonly LocalDateTime[] =
            before.at === 'rescheduling' && each.type === 'changeLost' ? [before.to] : [];
          expect(new Set(flow.perhapsAt)).toEqual(new Set(isMoved ? [] : [...before.perhapsAt, ...lost]));
          expect(flow.at === 'booked' && flow.perhapsAt.length > 0).toBe(false);
          if (before.locked) expect(flow).toMatchObject({ locked: true });
        }
      }),
    );
  });
});

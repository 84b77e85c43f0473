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
const { changeTime, moveTour, cancelTour, keepTour } = visitorEvents;
const toThird: FlowEvent = { type: 'pickSlot', slot: third };
const offline = { ...replies.notChanged, attempt: 3, why: 'offline', words: undefined } as const;
const notice = { kind: 'not-changed', why: 'offline', words: undefined, attempt: 3 };

describe('a booked tour', () => {
  it.each([
    ['without a number', { ...states.booked, tour: { ...tour, id: undefined } }],
    ['that the service refuses to change', { ...states.booked, locked: true }],
  ] as const)('%s cannot be changed', (_, state) => {
    for (const event of [changeTime, visitorEvents.askCancel]) {
      expect(nextFlow(states.booked, event)).not.toBe(states.booked);
      expect(nextFlow(state, event)).toBe(state);
    }
  });
  it('shows the day that is given where its own cannot be booked', () => {
    expect(nextFlow(states.booked, { ...changeTime, day: other })).toMatchObject({
      at: 'moving',
      day: other,
      to: null,
    });
  });
});

describe('a move', () => {
  const choosing = course(states.booked, changeTime);
  it('keeps the chosen time while another day is looked at', () => {
    expect(course(states.moving, { type: 'pickDay', day })).toMatchObject({ at: 'moving', day, to: later });
  });
  it('is not sent without another time', () => {
    expect(nextFlow(choosing, moveTour)).toBe(choosing);
    expect(course(choosing, { type: 'pickSlot', slot })).toMatchObject({ day, to: null });
  });
  it('forgets the outcome of the last attempt when the visitor chooses again', () => {
    const told = course(states.moving, moveTour, offline);
    expect(told).toMatchObject({ at: 'moving', to: later, notice });
    for (const event of [visitorEvents.pickDay, visitorEvents.pickSlot])
      expect(nextFlow(told, event)).toMatchObject({ notice: null });
  });
  it('counts up, and takes the start that the service confirms', () => {
    const start = parseOffsetDateTime('2026-12-08T12:00:00-05:00');
    const moved = course(states.sendingMove, replies.moved, changeTime, toThird, moveTour, {
      ...replies.moved,
      attempt: 3,
      start,
    });
    expect(moved).toEqual({
      ...states.booked,
      slot: third,
      sequence: 2,
      movedFrom: later,
      tour: { ...tour, start },
    });
  });
});

describe('a move whose reply was lost', () => {
  const again = course(states.moveUnsure, moveTour);
  it('stays unsure when its second attempt was not made, and says why', () => {
    expect(course(again, offline)).toEqual({ ...states.moveUnsure, notice });
  });
  it('may itself have taken the time that is refused at the second attempt', () => {
    expect(course(again, { ...replies.moveRefused, attempt: 3 })).toMatchObject({
      at: 'moving',
      to: null,
      perhapsAt: [later],
      notice: { slot: later, perhapsOwn: true },
    });
  });
  it('may leave the tour at its own time, which is then refused for a move back', () => {
    const back = { type: 'pickSlot', slot: states.booked.slot } as const;
    const refused = course(states.moveUnsure, changeTime, back, moveTour, { ...replies.moveRefused, attempt: 3 });
    expect(refused).toMatchObject({ at: 'moving', notice: { slot: states.booked.slot, perhapsOwn: true } });
  });
  it('cannot have taken a third time: somebody else has', () => {
    const refused = course(states.moveUnsure, changeTime, toThird, moveTour, { ...replies.moveRefused, attempt: 3 });
    expect(refused).toMatchObject({ at: 'moving', notice: { slot: third, perhapsOwn: false } });
  });
  it('names its time once when it is lost again', () => {
    expect(course(again, { ...replies.changeLost, attempt: 3 })).toEqual(states.moveUnsure);
  });
  it('stays in doubt where the visitor leaves the times again, or the service forbids changes', () => {
    expect(course(states.moveUnsure, changeTime, keepTour)).toEqual(states.moveUnsure);
    const locked: Flow = { ...states.moveUnsure, locked: true };
    expect(course(again, { ...replies.changeForbidden, attempt: 3 })).toEqual(locked);
    for (const event of [changeTime, moveTour]) expect(nextFlow(locked, event)).toBe(locked);
  });
  it('stays in doubt beside a second lost move, and is certain once a move is made', () => {
    const toOther = course(states.moveUnsure, changeTime, toThird, moveTour);
    expect(course(toOther, { ...replies.changeLost, attempt: 3 })).toMatchObject({
      at: 'moveUnsure',
      to: third,
      perhapsAt: [later, third],
    });
    expect(course(toOther, { ...replies.notChanged, attempt: 3 })).toMatchObject({ at: 'moving', perhapsAt: [later] });
    expect(course(toOther, { ...replies.changeForbidden, attempt: 3 })).toMatchObject({ at: 'moveUnsure', to: later });
    expect(course(toOther, { ...replies.moved, attempt: 3 })).toMatchObject({ slot: third, perhapsAt: [] });
  });
  it('can be moved back to the first time, with no calendar entry to remove', () => {
    const back = course(states.moveUnsure, changeTime, { type: 'pickSlot', slot }, moveTour);
    expect(back).toMatchObject({ at: 'sendingMove', to: slot });
    expect(course(back, { ...replies.moved, attempt: 3 })).toMatchObject({ at: 'booked', slot, movedFrom: null });
  });
});

describe('a cancellation', () => {
  const again = course(states.cancelUnsure, cancelTour);
  it('says whether the property was told', () => {
    for (const told of [true, false])
      expect(course(states.sendingCancel, { ...replies.canceled, told })).toMatchObject({ at: 'canceled', told });
  });
  it('whose reply was lost stays unsure when the second attempt was not made, or is forbidden', () => {
    expect(course(again, offline)).toEqual({ ...states.cancelUnsure, notice });
    const locked: Flow = { ...states.cancelUnsure, locked: true };
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
          const isMoved = before.at === 'sendingMove' && each.type === 'moved';
          expect([flow.slot, flow.sequence]).toEqual(
            isMoved ? [before.to, before.sequence + 1] : [before.slot, before.sequence],
          );
          const lost: readonly LocalDateTime[] =
            before.at === 'sendingMove' && each.type === 'changeLost' ? [before.to] : [];
          expect(new Set(flow.perhapsAt)).toEqual(new Set(isMoved ? [] : [...before.perhapsAt, ...lost]));
          expect(flow.at === 'booked' && flow.perhapsAt.length > 0).toBe(false);
          if (before.locked) expect(flow).toMatchObject({ locked: true });
        }
      }),
    );
  });
});

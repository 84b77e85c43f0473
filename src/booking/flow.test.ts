import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookedTour } from '../api/booking.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { noAnswers } from './answers.ts';
import { type Flow, type FlowEvent, nextFlow, startFlow } from './flow.ts';

function sure<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a literal of this test is no value');
  return value;
}
const day: Day = sure(parseDay('2026-12-05'));
const other: Day = sure(parseDay('2026-12-07'));
const slot: LocalDateTime = sure(parseLocalDateTime('2026-12-05T10:15:00'));
const later: LocalDateTime = sure(parseLocalDateTime('2026-12-07T09:00:00'));
const answers = { ...noAnswers, first_name: 'Lara' };
const typed = { ...answers, email: 'lara@example.com' };
const tour: BookedTour = {
  id: 7,
  confirmationEnabled: true,
  start: undefined,
  location: undefined,
  expirationDate: undefined,
};
const errors = [{ path: 'client.pets', message: 'x is not a number.' }];

const typical = { answers, doubt: null };
const states: { readonly [At in Flow['at']]: Extract<Flow, { at: At }> } = {
  day: { at: 'day', ...typical },
  slot: { at: 'slot', ...typical, day, before: slot, notice: { kind: 'slot-taken', slot, perhapsYours: false } },
  details: { at: 'details', ...typical, slot, notice: { kind: 'not-booked', why: 'offline', attempt: 1 } },
  sending: { at: 'sending', ...typical, slot, attempt: 2 },
  unsure: { at: 'unsure', answers, doubt: slot, slot, attempt: 2 },
  booked: { at: 'booked', slot, answers, tour },
};
const events: { readonly [Type in FlowEvent['type']]: Extract<FlowEvent, { type: Type }> } = {
  pickDay: { type: 'pickDay', day: other },
  pickSlot: { type: 'pickSlot', slot: later },
  change: { type: 'change' },
  answer: { type: 'answer', answers: typed },
  submit: { type: 'submit', attempt: 3, answers: typed },
  bookAgain: { type: 'bookAgain', attempt: 3 },
  startOver: { type: 'startOver' },
  accepted: { type: 'accepted', attempt: 2, tour },
  slotTaken: { type: 'slotTaken', attempt: 2 },
  rejected: { type: 'rejected', attempt: 2, errors },
  notBooked: { type: 'notBooked', attempt: 2, why: 'refused' },
  lost: { type: 'lost', attempt: 2 },
};

const chosenDay: Flow = { at: 'slot', ...typical, day: other, before: null, notice: null };
const chosenSlot: Flow = { at: 'details', ...typical, slot: later, notice: null };
const backToTimes: Flow = { at: 'slot', ...typical, day, before: slot, notice: null };

/** What leads where, without the attempts a reply may come too late for. Every other pair changes nothing. */
const table: { readonly [Pair in `${Flow['at']} ${FlowEvent['type']}`]?: Flow } = {
  'day pickDay': chosenDay,
  'day pickSlot': chosenSlot,
  'slot pickDay': chosenDay,
  'slot pickSlot': chosenSlot,
  'details answer': { ...states.details, answers: typed },
  'details change': backToTimes,
  'details submit': { at: 'sending', answers: typed, doubt: null, slot, attempt: 3 },
  'sending accepted': { at: 'booked', slot, answers, tour },
  'sending slotTaken': {
    at: 'slot',
    ...typical,
    day,
    before: null,
    notice: { kind: 'slot-taken', slot, perhapsYours: false },
  },
  'sending rejected': { at: 'details', ...typical, slot, notice: { kind: 'rejected', errors } },
  'sending notBooked': { at: 'details', ...typical, slot, notice: { kind: 'not-booked', why: 'refused', attempt: 2 } },
  'sending lost': states.unsure,
  'unsure bookAgain': { at: 'sending', answers, doubt: slot, slot, attempt: 3 },
  'unsure change': { ...backToTimes, doubt: slot },
  'booked startOver': { at: 'day', ...typical },
};

describe('a booking sent once more after a lost reply', () => {
  const again = { ...states.sending, doubt: slot };
  it.each(['offline', 'rate-limited', 'refused'] as const)('stays unsure when it was not made: %s', (why) => {
    expect(nextFlow(again, { type: 'notBooked', attempt: 2, why })).toEqual(states.unsure);
  });
  it('says that the time may be gone to the visitor', () => {
    expect(nextFlow(again, events.slotTaken)).toMatchObject({ at: 'slot', notice: { perhapsYours: true } });
  });
});

describe('the doubt a lost reply leaves', () => {
  it('goes with the visitor to another time, whose refusal is a plain one', () => {
    const picked = [events.change, events.pickDay, events.pickSlot, events.submit].reduce(
      nextFlow,
      states.unsure as Flow,
    );
    expect(picked).toMatchObject({ at: 'sending', slot: later, doubt: slot });
    expect(nextFlow(picked, { ...events.slotTaken, attempt: 3 })).toMatchObject({
      notice: { perhapsYours: false },
      doubt: slot,
    });
    expect(nextFlow(picked, { ...events.notBooked, attempt: 3 })).toMatchObject({ at: 'details', doubt: slot });
  });
});

describe('every state and every event', () => {
  const pairs = Object.values(states).flatMap((state) => Object.values(events).map((event) => [state, event] as const));
  it.each(pairs.map(([state, event]) => [`${state.at} ${event.type}` as const, state, event] as const))(
    '%s',
    (pair, state, event) => {
      const next = table[pair];
      if (next === undefined) expect(nextFlow(state, event)).toBe(state);
      else expect(nextFlow(state, event)).toEqual(next);
    },
  );
});

describe('a reply of a finished attempt', () => {
  const replies = [events.accepted, events.slotTaken, events.rejected, events.notBooked, events.lost];
  it.each(replies.map((reply) => [reply.type, reply] as const))('changes nothing: %s', (_, reply) => {
    expect(nextFlow(states.sending, { ...reply, attempt: 1 })).toBe(states.sending);
    expect(nextFlow(states.sending, { ...reply, attempt: 3 })).toBe(states.sending);
  });
});

describe('any course of events', () => {
  const attempt = fc.integer({ min: 1, max: 3 });
  const event: fc.Arbitrary<FlowEvent> = fc
    .tuple(fc.constantFrom(...Object.values(events)), attempt)
    .map(([each, number]) => ('attempt' in each ? { ...each, attempt: number } : each));
  const course = fc.array(event, { maxLength: 40 });

  it('keeps what the visitor typed', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow = startFlow(answers);
        for (const each of given) {
          const before = flow;
          flow = nextFlow(flow, each);
          const said = flow !== before && (each.type === 'answer' || each.type === 'submit');
          expect(flow.answers).toBe(said ? typed : before.answers);
        }
      }),
    );
  });

  it('leaves `sending` by a reply of the current attempt alone', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow: Flow = states.sending;
        for (const each of given) {
          const before: Flow = flow;
          flow = nextFlow(flow, each);
          if (before.at !== 'sending' || flow === before) continue;
          expect(Object.keys(events).slice(7)).toContain(each.type);
          expect('attempt' in each && each.attempt).toBe(before.attempt);
        }
      }),
    );
  });

  it('comes to `booked` by an accepted booking alone, with the time that was sent', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow: Flow = states.sending;
        for (const each of given) {
          const before: Flow = flow;
          flow = nextFlow(flow, each);
          if (flow.at !== 'booked' || flow === before) continue;
          expect([before.at, each.type]).toEqual(['sending', 'accepted']);
          expect('slot' in before && before.slot).toBe(flow.slot);
        }
      }),
    );
  });
});

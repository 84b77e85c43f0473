import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookedTour } from '../api/booking.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { noAnswers } from './answers.ts';
import { type Flow, type FlowEvent, nextFlow, type Reply, type VisitorEvent } from './flow.ts';
import { startFlow } from './startFlow.ts';

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
const kept = { answers, unknownOutcomes: [later] };
const states: { readonly [At in Flow['at']]: Extract<Flow, { at: At }> } = {
  day: { at: 'day', ...kept },
  slot: {
    at: 'slot',
    ...kept,
    day,
    previous: slot,
    notice: { kind: 'slot-refused', slot, perhapsOwn: false, attempt: 1 },
  },
  details: { at: 'details', ...kept, slot, notice: { kind: 'not-booked', why: 'offline', attempt: 1 } },
  sending: { at: 'sending', ...kept, slot, attempt: 2 },
  unsure: { at: 'unsure', answers, unknownOutcomes: [later, slot], slot, notice: null },
  booked: { at: 'booked', ...kept, slot, tour },
};
const visitorEvents: { readonly [Type in VisitorEvent['type']]: Extract<VisitorEvent, { type: Type }> } = {
  pickDay: { type: 'pickDay', day: other },
  pickSlot: { type: 'pickSlot', slot: later },
  changeTime: { type: 'changeTime' },
  answer: { type: 'answer', answers: typed },
  submit: { type: 'submit', attempt: 3, answers: typed },
  bookAgain: { type: 'bookAgain', attempt: 3 },
};
const replies: { readonly [Type in Reply['type']]: Extract<Reply, { type: Type }> } = {
  accepted: { type: 'accepted', attempt: 2, tour },
  slotRefused: { type: 'slotRefused', attempt: 2 },
  rejected: { type: 'rejected', attempt: 2, errors },
  notBooked: { type: 'notBooked', attempt: 2, why: 'refused' },
  lost: { type: 'lost', attempt: 2 },
};
const events: readonly FlowEvent[] = [...Object.values(visitorEvents), ...Object.values(replies)];

const chosenDay: Flow = { at: 'slot', ...kept, day: other, previous: null, notice: null };
const chosenSlot: Flow = { at: 'details', ...kept, slot: later, notice: null };
const backToTimes: Flow = { at: 'slot', ...kept, day, previous: slot, notice: null };

/** What leads where, without the attempts a reply may come too late for. Every other pair changes nothing. */
const table: { readonly [Pair in `${Flow['at']} ${FlowEvent['type']}`]?: Flow } = {
  'day pickDay': chosenDay,
  'day pickSlot': chosenSlot,
  'slot pickDay': chosenDay,
  'slot pickSlot': chosenSlot,
  'details answer': { ...states.details, answers: typed },
  'details changeTime': backToTimes,
  'details submit': { at: 'sending', ...kept, answers: typed, slot, attempt: 3 },
  'sending accepted': { at: 'booked', ...kept, slot, tour },
  'sending slotRefused': {
    at: 'slot',
    ...kept,
    day,
    previous: null,
    notice: { kind: 'slot-refused', slot, perhapsOwn: false, attempt: 2 },
  },
  'sending rejected': { at: 'details', ...kept, slot, notice: { kind: 'rejected', errors, attempt: 2 } },
  'sending notBooked': { at: 'details', ...kept, slot, notice: { kind: 'not-booked', why: 'refused', attempt: 2 } },
  'sending lost': states.unsure,
  'unsure bookAgain': { at: 'sending', answers, unknownOutcomes: [later, slot], slot, attempt: 3 },
  'unsure changeTime': { ...backToTimes, unknownOutcomes: [later, slot] },
};

describe('every state and every event', () => {
  const pairs = Object.values(states).flatMap((state) => events.map((event) => [state, event] as const));
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
  it.each(Object.values(replies).map((reply) => [reply.type, reply] as const))('changes nothing: %s', (_, reply) => {
    expect(nextFlow(states.sending, { ...reply, attempt: 1 })).toBe(states.sending);
    expect(nextFlow(states.sending, { ...reply, attempt: 3 })).toBe(states.sending);
  });
});

describe('a booking sent once more after a lost reply', () => {
  const again: Flow = { ...states.sending, unknownOutcomes: [slot, later] };
  it.each(['offline', 'rate-limited', 'refused'] as const)('stays unsure and says why it was not made: %s', (why) => {
    const after = nextFlow(again, { type: 'notBooked', attempt: 2, why });
    expect(after).toMatchObject({ at: 'unsure', slot, notice: { kind: 'not-booked', why, attempt: 2 } });
    expect(after.unknownOutcomes).toEqual([later, slot]);
  });
  it('says that the time may be gone to the visitor', () => {
    expect(nextFlow(again, replies.slotRefused)).toMatchObject({ at: 'slot', notice: { perhapsOwn: true } });
  });
  it('names its time once when the reply is lost again, and says nothing of the attempt before', () => {
    const told = nextFlow(again, { type: 'notBooked', attempt: 2, why: 'offline' });
    const lostAgain = [visitorEvents.bookAgain, { ...replies.lost, attempt: 3 }].reduce<Flow>(nextFlow, told);
    expect(lostAgain).toEqual({ ...states.unsure, unknownOutcomes: [later, slot] });
  });
  it('has a known outcome once it is confirmed; another time has not', () => {
    expect(nextFlow(again, replies.accepted)).toEqual(states.booked);
  });
});

describe('two lost replies in a row', () => {
  const lostTwice = [
    visitorEvents.changeTime,
    visitorEvents.pickDay,
    visitorEvents.pickSlot,
    visitorEvents.submit,
    { ...replies.lost, attempt: 3 },
  ].reduce<Flow>(nextFlow, { ...states.unsure, unknownOutcomes: [slot] });

  it('leave the outcome of both times unknown', () => {
    expect(lostTwice).toMatchObject({ at: 'unsure', slot: later, unknownOutcomes: [slot, later] });
  });
  it('are both kept when yet another time is refused, which is a plain refusal, or not booked', () => {
    const third: Flow = { ...states.sending, unknownOutcomes: [later], attempt: 2 };
    expect(nextFlow(third, replies.slotRefused)).toMatchObject({
      notice: { perhapsOwn: false },
      unknownOutcomes: [later],
    });
    expect(nextFlow(third, replies.notBooked)).toMatchObject({ at: 'details', unknownOutcomes: [later] });
  });
});

describe('any course of events', () => {
  const attempt = fc.integer({ min: 1, max: 3 });
  const event: fc.Arbitrary<FlowEvent> = fc
    .tuple(fc.constantFrom(...events), attempt)
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

  it('forgets an unknown outcome only when the time is booked, and adds one only when a reply is lost', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow = startFlow(answers);
        for (const each of given) {
          const before = flow;
          flow = nextFlow(flow, each);
          const here = 'slot' in before ? [before.slot] : [];
          if (flow === before) continue;
          const expected = new Set(before.unknownOutcomes);
          if (each.type === 'accepted') for (const time of here) expected.delete(time);
          if (each.type === 'lost') for (const time of here) expected.add(time);
          expect(new Set(flow.unknownOutcomes)).toEqual(expected);
          expect(flow.unknownOutcomes).toHaveLength(expected.size);
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
          expect(Object.keys(replies)).toContain(each.type);
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

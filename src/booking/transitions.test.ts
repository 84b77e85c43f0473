import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answers,
  booked,
  day,
  errors,
  events,
  kept,
  later,
  other,
  otherTab,
  replies,
  slot,
  states,
  third,
  typed,
  visitorEvents,
} from '../../test/flows.ts';
import { noAnswers } from './answers.ts';
import type { Flow, FlowEvent } from './flow.ts';
import { startFlow } from './flow.ts';
import { nextFlow } from './transitions.ts';

const chosenDay: Flow = { at: 'slot', ...kept, day: other, previous: null, notice: null };
const chosenSlot: Flow = { at: 'details', ...kept, slot: later, notice: null };
const backToTimes: Flow = { at: 'slot', ...kept, day, previous: slot, notice: null };
const looking: Flow = { at: 'reschedule', ...booked, day, to: null, notice: null };
const notChanged = { kind: 'not-changed', why: 'refused', words: 'No such appointment', attempt: 2 } as const;

/** The state that another tab told, with the answers and doubts of this one. */
const found: Flow = { ...otherTab.flow, ...kept };

/** The next state for each state and event; replies are to the current attempt. Every other pair changes nothing. */
const table: { readonly [Pair in `${Flow['at']} ${FlowEvent['type']}`]?: Flow } = {
  'day pickDay': chosenDay,
  'day pickSlot': chosenSlot,
  'day answer': { ...states.day, answers: typed },
  'day otherTab': found,
  'slot pickDay': chosenDay,
  'slot pickSlot': chosenSlot,
  'slot answer': { ...states.slot, answers: typed },
  'slot otherTab': found,
  'slot chosenBefore': { at: 'details', ...kept, slot, notice: null },
  'details answer': { ...states.details, answers: typed },
  'details backToTimes': backToTimes,
  // Another booking may have been made, so the visitor is asked.
  'details submit': { ...states.details, answers: typed, notice: { kind: 'asks-first', attempt: 3 } },
  // The visitor stays in the form.
  'details otherTab': { ...states.details, elsewhere: slot, wantsAnother: false },
  'sending accepted': { at: 'booked', ...booked },
  'sending slotTaken': {
    at: 'slot',
    ...kept,
    day,
    previous: null,
    notice: { kind: 'slot-taken', slot, perhapsOwn: false, attempt: 2 },
  },
  'sending rejected': { at: 'details', ...kept, slot, notice: { kind: 'rejected', errors, attempt: 2 } },
  'sending notBooked': { at: 'details', ...kept, slot, notice: { kind: 'not-booked', why: 'refused', attempt: 2 } },
  'sending lost': { ...states.unsure, wantsAnother: false },
  'unsure bookAgain': { at: 'sending', answers, unknownOutcomes: [later, slot], wantsAnother: true, slot, attempt: 3 },
  'unsure backToTimes': { ...backToTimes, unknownOutcomes: [later, slot] },
  'unsure reviewAnswers': {
    at: 'details',
    answers,
    unknownOutcomes: [later, slot],
    wantsAnother: true,
    slot,
    notice: null,
  },
  'unsure lookUp': { at: 'looking-up', answers, unknownOutcomes: [later, slot], slot, attempt: 3 },
  'looking-up foundBooked': { at: 'booked', ...booked },
  'looking-up foundNotBooked': { at: 'details', ...kept, slot, notice: { kind: 'found-not-booked', attempt: 2 } },
  'looking-up stillUnsure': { ...states.unsure, wantsAnother: false, notice: { kind: 'still-unsure', attempt: 2 } },
  'unsure otherTab': found,
  'booked otherTab': found,
  'reschedule-unsure otherTab': found,
  'cancel-unsure otherTab': found,
  'booked startReschedule': looking,
  'booked startCancel': states.cancel,
  'booked bookAnother': { at: 'day', ...kept },
  'reschedule pickDay': states.reschedule,
  'reschedule pickSlot': states.reschedule,
  'reschedule keepTour': states.booked,
  'reschedule rescheduleTour': { ...states.rescheduling, attempt: 3 },
  'rescheduling rescheduled': { ...states.booked, slot: later, sequence: 1, rescheduledFrom: slot },
  'rescheduling slotTaken': {
    ...states.reschedule,
    to: null,
    notice: { kind: 'slot-taken', slot: later, perhapsOwn: false, words: 'That time is not free', attempt: 2 },
  },
  'rescheduling notChanged': { ...states.reschedule, notice: notChanged },
  'rescheduling changeForbidden': { ...states.booked, locked: true },
  'rescheduling changeLost': states['reschedule-unsure'],
  'reschedule-unsure rescheduleTour': { ...states.rescheduling, perhapsAt: [later], attempt: 3 },
  'reschedule-unsure startReschedule': { ...looking, perhapsAt: [later] },
  'cancel startReschedule': looking,
  'cancel pickSlot': states.reschedule,
  'cancel keepTour': states.booked,
  'cancel cancelTour': { ...states.canceling, attempt: 3 },
  'canceling canceled': states.canceled,
  'canceling notChanged': { ...states.cancel, notice: notChanged },
  'canceling changeForbidden': { ...states.booked, locked: true },
  'canceling changeLost': states['cancel-unsure'],
  'cancel-unsure cancelTour': { ...states.canceling, again: true, attempt: 3 },
  'canceled bookAnother': { at: 'day', ...kept },
  ...Object.fromEntries(
    ['day', 'slot', 'booked', 'reschedule', 'cancel', 'canceled'].map((at) => [`${at} reset`, startFlow(noAnswers)]),
  ),
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
  const sent = [states.sending, states['looking-up'], states.rescheduling, states.canceling];
  it.each(Object.values(replies).map((reply) => [reply.type, reply] as const))('changes nothing: %s', (_, reply) => {
    expect(sent.some((state) => nextFlow(state, reply) !== state)).toBe(true);
    for (const state of sent) for (const attempt of [1, 3]) expect(nextFlow(state, { ...reply, attempt })).toBe(state);
  });
});

describe('a booking sent once more after a lost reply', () => {
  const again: Flow = { ...states.sending, unknownOutcomes: [slot, later] };
  it.each(['offline', 'rate-limited', 'refused'] as const)('stays unsure and says why it was not made: %s', (why) => {
    const after = nextFlow(again, { type: 'notBooked', attempt: 2, why });
    expect(after).toMatchObject({ at: 'unsure', slot, notice: { kind: 'not-booked', why, attempt: 2 } });
    expect(after.unknownOutcomes).toEqual([later, slot]);
  });
  it('says that the visitor’s own booking may have taken the time', () => {
    expect(nextFlow(again, replies.slotTaken)).toMatchObject({ at: 'slot', notice: { perhapsOwn: true } });
  });
  it('names its time once when the reply is lost again, and says nothing of the attempt before', () => {
    const told = nextFlow(again, { type: 'notBooked', attempt: 2, why: 'offline' });
    const lostAgain = [visitorEvents.bookAgain, { ...replies.lost, attempt: 3 }].reduce<Flow>(nextFlow, told);
    expect(lostAgain).toEqual({ ...states.unsure, wantsAnother: false, unknownOutcomes: [later, slot] });
  });
  it('has a known outcome once it is confirmed; a booking of another time stays in doubt', () => {
    expect(nextFlow(again, replies.accepted)).toEqual(states.booked);
  });
});

describe('a time that may have been taken by the visitor’s own booking', () => {
  it('is in doubt from then on', () => {
    expect(nextFlow(states.sending, { ...replies.slotTaken, own: true })).toMatchObject({
      at: 'slot',
      unknownOutcomes: [later, slot],
      notice: { slot, perhapsOwn: true },
    });
  });
  it('is no longer in doubt when the host says that it was not the visitor’s booking', () => {
    const again: Flow = { ...states.sending, unknownOutcomes: [slot, later] };
    expect(nextFlow(again, { ...replies.slotTaken, own: false })).toMatchObject({
      unknownOutcomes: [later],
      notice: { perhapsOwn: false },
    });
  });
});

describe('another tour beside one in doubt', () => {
  const confirmed = [visitorEvents.submit, visitorEvents.submit].reduce<Flow>(nextFlow, states.details);

  it('is sent when the visitor submits once more', () => {
    expect(confirmed).toEqual({ at: 'sending', ...kept, wantsAnother: true, answers: typed, slot, attempt: 3 });
  });
  it('is asked about once, also when its fields are refused', () => {
    const refused = nextFlow(confirmed, { ...replies.rejected, attempt: 3 });
    expect(nextFlow(refused, visitorEvents.submit)).toMatchObject({ at: 'sending' });
  });
  it('is asked about again where the visitor did not confirm it, and chose another time', () => {
    const events = [visitorEvents.submit, visitorEvents.backToTimes, visitorEvents.pickSlot, visitorEvents.submit];
    expect(events.reduce<Flow>(nextFlow, states.details)).toMatchObject({
      at: 'details',
      notice: { kind: 'asks-first' },
    });
  });
  it('is asked about again when one more booking is in doubt', () => {
    const more = nextFlow(confirmed, { ...replies.lost, attempt: 3 });
    const events = [visitorEvents.backToTimes, { type: 'pickSlot', slot: third } as const, visitorEvents.submit];
    expect(events.reduce<Flow>(nextFlow, more)).toMatchObject({ at: 'details', notice: { kind: 'asks-first' } });
  });
});

describe('the id of an attempt', () => {
  it('is new when nothing is in doubt, and stays while something is', () => {
    const clear: Flow = { ...states.details, unknownOutcomes: [], attemptId: 'old' };
    const first = nextFlow(clear, { ...visitorEvents.submit, id: 'new' });
    expect(first).toMatchObject({ at: 'sending', attemptId: 'new' });
    const lost = nextFlow(first, { ...replies.lost, attempt: 3 });
    expect(nextFlow(lost, visitorEvents.bookAgain)).toMatchObject({ at: 'sending', attemptId: 'new' });
    const again: Flow = { ...states.details, unknownOutcomes: [later], attemptId: 'new', wantsAnother: true };
    expect(nextFlow(again, { ...visitorEvents.submit, id: 'other' })).toMatchObject({ attemptId: 'new' });
  });
});

it('a tour that was booked for another time is at that time', () => {
  expect(nextFlow(states.sending, { ...replies.accepted, bookedAt: third })).toMatchObject({
    slot: third,
    askedFor: slot,
    unknownOutcomes: [later],
  });
});

describe('two lost replies in a row', () => {
  const lostTwice = [
    visitorEvents.backToTimes,
    visitorEvents.pickDay,
    visitorEvents.pickSlot,
    visitorEvents.submit,
    visitorEvents.submit,
    { ...replies.lost, attempt: 3 },
  ].reduce<Flow>(nextFlow, { ...states.unsure, unknownOutcomes: [slot] });

  it('leave the outcome of both times unknown', () => {
    expect(lostTwice).toMatchObject({ at: 'unsure', slot: later, unknownOutcomes: [slot, later] });
  });
  it('stay in doubt when yet another time is refused, which is a plain refusal, or not booked', () => {
    const another: Flow = { ...states.sending, unknownOutcomes: [later], attempt: 2 };
    expect(nextFlow(another, replies.slotTaken)).toMatchObject({
      notice: { perhapsOwn: false },
      unknownOutcomes: [later],
    });
    expect(nextFlow(another, replies.notBooked)).toMatchObject({ at: 'details', unknownOutcomes: [later] });
  });
});

describe('any course of events', () => {
  const attempt = fc.integer({ min: 1, max: 3 });
  const event: fc.Arbitrary<FlowEvent> = fc
    .tuple(fc.constantFrom(...events.filter(({ type }) => type !== 'otherTab' && type !== 'reset')), attempt)
    .map(([each, number]) => ('attempt' in each ? { ...each, attempt: number } : each));
  const course = fc.array(event, { maxLength: 40 });

  it.each(['', '555 777 5556'])('takes the consent back when the number becomes another one: %j', (phone) => {
    const given = { ...answers, phone: '555 777 5555', sms_opted_in: true };
    const after = nextFlow({ ...states.details, answers: given }, { type: 'answer', answers: { ...given, phone } });
    expect(after.answers).toMatchObject({ phone, sms_opted_in: false });
  });

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

  it('forgets an unknown outcome only when it is known, and adds one only when a reply is lost', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow = startFlow(answers);
        for (const each of given) {
          const before = flow;
          flow = nextFlow(flow, each);
          const here = 'slot' in before ? [before.slot] : [];
          if (flow === before) continue;
          const expected = new Set(before.unknownOutcomes);
          if (['accepted', 'foundBooked', 'foundNotBooked'].includes(each.type))
            for (const time of here) expected.delete(time);
          if (each.type === 'lost') for (const time of here) expected.add(time);
          expect(new Set(flow.unknownOutcomes)).toEqual(expected);
          expect(flow.unknownOutcomes).toHaveLength(expected.size);
        }
      }),
    );
  });

  it.each(['sending', 'looking-up', 'rescheduling', 'canceling'] as const)(
    'leaves `%s` by a reply of the current attempt alone',
    (at) => {
      fc.assert(
        fc.property(course, (given) => {
          let flow: Flow = states[at];
          for (const each of given) {
            const before: Flow = flow;
            flow = nextFlow(flow, each);
            if (before.at !== at || flow === before) continue;
            expect(Object.keys(replies)).toContain(each.type);
            expect('attempt' in each && each.attempt).toBe(before.attempt);
          }
        }),
      );
    },
  );

  it('reaches `booked` only by an accepted booking or from a booked tour', () => {
    fc.assert(
      fc.property(course, (given) => {
        let flow: Flow = states.sending;
        for (const each of given) {
          const before: Flow = flow;
          flow = nextFlow(flow, each);
          if (flow.at !== 'booked' || flow === before || 'tour' in before) continue;
          expect(['sending accepted', 'looking-up foundBooked']).toContain(`${before.at} ${each.type}`);
          expect('slot' in before && before.slot).toBe(flow.slot);
        }
      }),
    );
  });
});

import { describe, expect, it, vi } from 'vitest';
import { slot as moveFrom, later as moveTo, replies, states } from '../../../test/flows.ts';
import { noAnswers } from '../../booking/answers.ts';
import type { Flow, FlowEvent } from '../../booking/flow.ts';
import { nextFlow } from '../../booking/transitions.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../../time/values.ts';
import { eventNames } from '../events.ts';
import { createHostEvents, emitTo } from './hostEvents.ts';

const day: Day | undefined = parseDay('2026-12-05');
const slot: LocalDateTime | undefined = parseLocalDateTime('2026-12-05T10:15:00');
if (!day || !slot) throw new Error('no day');
const answers = { ...noAnswers, first_name: 'Lara', email: 'lara@example.com', notes: 'My secret' };
const tour = { id: 7, confirmationEnabled: true, start: undefined, location: '1 First St', expirationDate: undefined };
const sending: Flow = { at: 'sending', slot, answers, unknownOutcomes: [], attempt: 1 };
const details: Flow = { at: 'details', slot, answers, unknownOutcomes: [], notice: null };
const unsure: Flow = { at: 'unsure', slot, answers, unknownOutcomes: [slot], notice: null };
const start: Flow = { at: 'day', answers, unknownOutcomes: [] };
const every = { groupId: 101, elementId: undefined };
const errors = [{ path: 'client.email', message: 'lara@example.com is no address' }];
const notRescheduled = { action: 'reschedule', id: 7, from: moveFrom, slot: moveTo };
const notCanceled = { action: 'cancel', id: 7, slot: moveFrom };

const service = { confirms: 'service', instructions: [], nextStep: undefined } as const;

const cases: readonly (readonly [FlowEvent, Flow, readonly unknown[] | null])[] = [
  [{ type: 'pickDay', day }, start, ['day', { day }]],
  [{ type: 'pickSlot', slot }, start, ['slot', { slot }]],
  [{ type: 'submit', attempt: 1, answers }, details, ['submit', { slot }]],
  [{ type: 'bookAgain', attempt: 2 }, unsure, ['submit', { slot }]],
  [{ type: 'slotTaken', attempt: 1 }, sending, ['slot-taken', { action: 'book', slot }]],
  [{ type: 'rejected', attempt: 1, errors }, sending, ['rejected', { action: 'book', fields: ['client.email'] }]],
  [
    { type: 'notBooked', attempt: 1, why: 'rate-limited' },
    sending,
    ['failed', { action: 'book', slot, why: 'rate-limited' }],
  ],
  [{ type: 'lost', attempt: 1 }, sending, ['failed', { action: 'book', slot, why: 'unsure' }]],
  [
    { type: 'rescheduled', attempt: 2, start: undefined },
    states.rescheduling,
    ['rescheduled', { id: 7, from: moveFrom, slot: moveTo }],
  ],
  [
    { type: 'canceled', attempt: 2, told: false },
    states.canceling,
    ['canceled', { id: 7, slot: moveFrom, told: false }],
  ],
  [{ ...replies.slotTaken }, states.rescheduling, ['slot-taken', { action: 'reschedule', slot: moveTo }]],
  [{ ...replies.notChanged }, states.rescheduling, ['failed', { ...notRescheduled, why: replies.notChanged.why }]],
  [{ ...replies.changeForbidden }, states.rescheduling, ['failed', { ...notRescheduled, why: 'refused' }]],
  [{ ...replies.changeLost }, states.rescheduling, ['failed', { ...notRescheduled, why: 'unsure' }]],
  [{ ...replies.notChanged }, states.canceling, ['failed', { ...notCanceled, why: replies.notChanged.why }]],
  [{ ...replies.changeForbidden }, states.canceling, ['failed', { ...notCanceled, why: 'refused' }]],
  [{ ...replies.changeLost }, states.canceling, ['failed', { ...notCanceled, why: 'unsure' }]],
  [{ type: 'answer', answers }, details, null],
  [{ type: 'backToTimes' }, details, null],
];

describe('what the host is told', () => {
  it.each(cases)('%j', (event, before, expected) => {
    const emit = vi.fn();
    createHostEvents(emit, () => service).changed?.({ event, before, flow: nextFlow(before, event) });
    expect(emit.mock.calls).toEqual(expected === null ? [] : [expected]);
    expect(JSON.stringify(emit.mock.calls)).not.toMatch(/lara|secret/i);
  });

  it.each([
    ['service', 'booked'],
    ['office', 'requested'],
  ] as const)(
    'is the outcome, whoever confirms it, then what it is, and what the visitor reads: %s',
    (confirms, outcome) => {
      const nextStep = { label: 'Verify your ID', url: '/verify' };
      for (const type of ['accepted', 'foundBooked'] as const) {
        const emit = vi.fn();
        const event = { type, attempt: 1, tour } as const;
        const after = { confirms, instructions: ['Bring: A photo ID'], nextStep };
        createHostEvents(emit, () => after).changed?.({ event, before: sending, flow: nextFlow(sending, event) });
        const taken = { slot, tour, instructions: ['Bring: A photo ID'], nextStep };
        expect(emit.mock.calls).toEqual([
          ['outcome', { ...taken, outcome }],
          [outcome, taken],
        ]);
      }
    },
  );

  it('covers every event but ready, lead, opened, closed and those of a tour taken', () => {
    const told = new Set(cases.flatMap(([, , expected]) => (expected ? [String(expected[0])] : [])));
    const others = ['ready', 'lead', 'opened', 'closed', 'outcome', 'booked', 'requested'];
    expect([...told, ...others].sort()).toEqual([...eventNames].sort());
  });
});

describe('emitTo', () => {
  it('calls the handler of the event alone, and does without one', () => {
    const onDay = vi.fn();
    const emit = emitTo({ onDay });
    emit('slot', { ...every, slot });
    emit('day', { ...every, day });
    expect(onDay).toHaveBeenCalledExactlyOnceWith({ ...every, day });
  });

  it('knows the handler of each event by its name', () => {
    for (const name of eventNames) {
      const handler = vi.fn();
      const inCamelCase = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
      emitTo({ [`on${inCamelCase}`]: handler })(name, { ...every, slot, tour, day });
      expect(handler).toHaveBeenCalledTimes(1);
    }
  });

  it('reports what a handler throws, and goes on', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fault = new Error('of the host');
    emitTo({
      onDay: () => {
        throw fault;
      },
    })('day', { ...every, day });
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });
});

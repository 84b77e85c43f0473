import { describe, expect, it } from 'vitest';
import { answers, later, slot, states, third } from '../../test/flows.ts';
import type { Flow } from './flow.ts';
import { flowFrom, readRecord, recordOf, type TourRecord } from './tourRecord.ts';

const scope = { group: 101, service: 'https://leasing.example.com' };
const clear = { unknownOutcomes: [] };
/** The state of a visitor after a reload in `flow`. */
function reloaded(flow: Flow): Flow | undefined {
  const record = recordOf(flow, scope);
  const read = record && readRecord(JSON.stringify(record), scope);
  return read && flowFrom(read, answers);
}

describe('a reload', () => {
  it.each<[string, Flow, object | undefined]>([
    ['before a time is chosen', { ...states.day, ...clear }, undefined],
    ['at the times', { ...states.slot, ...clear }, undefined],
    ['at the form', { ...states.details, ...clear }, { at: 'slot', previous: slot, notice: null }],
    ['while a booking is sent', { ...states.sending, ...clear }, { at: 'unsure', slot, unknownOutcomes: [slot] }],
    ['while another one is sent', states.sending, { at: 'unsure', slot, unknownOutcomes: [later, slot] }],
    ['in doubt', states.unsure, { at: 'unsure', slot, unknownOutcomes: [later, slot] }],
    ['in doubt, back at the times', states.slot, { at: 'unsure', slot: later, unknownOutcomes: [later] }],
    ['in doubt, at the form for another time', states.details, { at: 'unsure', slot: later }],
    ['while the host is asked', states['looking-up'], { at: 'unsure', slot, unknownOutcomes: [later, slot] }],
    ['in doubt, with the id of the attempt', { ...states.unsure, attemptId: 'a-1' }, { attemptId: 'a-1' }],
    ['without a doubt', { ...states.booked, ...clear, attemptId: 'a-1' }, { at: 'booked', attemptId: undefined }],
    ['booked, with another booking in doubt', { ...states.booked, attemptId: 'a-1' }, { attemptId: 'a-1' }],
    [
      'booked',
      states.booked,
      { at: 'booked', slot, knownBy: 'memory', sequence: 0, unknownOutcomes: [later], locked: false },
    ],
    ['booked, without what the reply said', states.booked, { tour: { id: 7, confirmationEnabled: false } }],
    ['choosing another time', states.reschedule, { at: 'booked', slot }],
    ['while a move is sent', states.rescheduling, { at: 'reschedule-unsure', slot, to: later, perhapsAt: [later] }],
    [
      'while a move is sent again',
      { ...states.rescheduling, perhapsAt: [later, third] },
      { at: 'reschedule-unsure', to: later, perhapsAt: [third, later] },
    ],
    ['a move in doubt', states['reschedule-unsure'], { at: 'reschedule-unsure', to: later, perhapsAt: [later] }],
    [
      'a move in doubt, choosing again',
      { ...states.reschedule, perhapsAt: [later] },
      { at: 'reschedule-unsure', to: later },
    ],
    ['asked whether to cancel', states.cancel, { at: 'booked', slot }],
    ['while a cancellation is sent', states.canceling, { at: 'cancel-unsure', slot }],
    ['a cancellation in doubt', states['cancel-unsure'], { at: 'cancel-unsure', slot }],
    ['canceled', { ...states.canceled, ...clear }, undefined],
    ['canceled, with another booking in doubt', states.canceled, { at: 'unsure', slot: later }],
  ])('%s', (_, flow, expected) => {
    const after = reloaded(flow);
    if (expected === undefined) expect(after).toBeUndefined();
    else expect(after).toMatchObject(expected);
  });

  it.each([states.booked, states.reschedule, states['reschedule-unsure'], states.cancel, states['cancel-unsure']])(
    'keeps the token of the tour: $at',
    (flow) => {
      expect(reloaded({ ...flow, token: 't-1' })).toMatchObject({ tour: { id: 7 }, token: 't-1' });
    },
  );

  it.each([
    states.unsure,
    states.booked,
    states.reschedule,
    states.rescheduling,
    states['reschedule-unsure'],
    states['cancel-unsure'],
  ])('keeps what names the homes of the tour: $at', (flow) => {
    const homes = [
      { id: 4711, label: '4B', rent: 3720 },
      { id: 12, label: 'B2', isFloorplan: true },
    ];
    expect(reloaded({ ...flow, homes })?.homes).toEqual([
      { id: 4711, label: '4B', isFloorplan: false },
      { id: 12, label: 'B2', isFloorplan: true },
    ]);
  });

  it('keeps whether a move is in doubt', () => {
    for (const flow of [states.booked, states.reschedule, states.cancel]) {
      expect(recordOf(flow, scope)?.at).toBe('booked');
      expect(recordOf({ ...flow, perhapsAt: [later] }, scope)?.at).toBe('reschedule-unsure');
    }
  });

  it('keeps the number of the appointment and how often it was moved', () => {
    expect(reloaded({ ...states.booked, sequence: 2 })).toMatchObject({ tour: { id: 7 }, sequence: 2 });
  });
});

it('a record says nothing about the visitor', () => {
  for (const flow of Object.values(states)) expect(JSON.stringify(recordOf(flow, scope) ?? '')).not.toContain('Lara');
});

describe('a stored text', () => {
  const record: TourRecord = { version: 1, ...scope, at: 'booked', start: slot, id: 7 };
  it('is read as it was written', () => {
    expect(readRecord(JSON.stringify(record), scope)).toMatchObject(record);
  });

  it('needs no more than the time of the tour', () => {
    expect(flowFrom({ version: 1, ...scope, at: 'booked', start: slot }, answers)).toMatchObject({
      at: 'booked',
      slot,
      sequence: 0,
      unknownOutcomes: [],
      perhapsAt: [],
    });
    expect(readRecord(JSON.stringify({ ...record, sequence: 0 }), scope)?.sequence).toBe(0);
  });

  it.each<[string, object | string]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', { ...record, version: 2 }],
    ['another group', { ...record, group: 102 }],
    ['another service', { ...record, service: 'https://other.example.com' }],
    ['an unknown place', { ...record, at: 'constructor' }],
    ['no time', { ...record, start: 'soon' }],
  ])('with %s is no record', (_, given) => {
    expect(readRecord(typeof given === 'string' ? given : JSON.stringify(given), scope)).toBeUndefined();
  });

  it('loses what is wrong in it, and keeps the rest', () => {
    const odd = {
      ...record,
      id: '7',
      sequence: -1,
      unknown: [later, 5, 'x'],
      perhapsAt: 'x',
      attempt: '<b>',
      token: 'a b',
      given: { openedFor: 'listing 4711' },
      homes: [null, 'x', { id: '7', label: '4B' }, { id: 7 }, { id: 4712, label: '2F', url: 'javascript:' }],
    };
    const read = readRecord(JSON.stringify(odd), scope);
    expect(read).toMatchObject({ start: slot, unknown: [later], perhapsAt: [] });
    expect(read?.homes).toEqual([{ id: 4712, label: '2F', isFloorplan: false }]);
    expect([read?.id, read?.sequence, read?.attempt, read?.given, read?.token]).toEqual(Array(5).fill(undefined));
    const given = { start: 'listing 4711', openedFor: 4712 };
    expect(readRecord(JSON.stringify({ ...record, given }), scope)?.given).toEqual({ start: 'listing 4711' });
    const numbers = readRecord(JSON.stringify({ ...record, id: 1.5, attempt: 5 }), scope);
    expect([numbers?.id, numbers?.attempt]).toEqual([undefined, undefined]);
  });
});

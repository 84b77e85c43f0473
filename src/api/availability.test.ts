import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { readAvailability, slotsByDay } from './availability.ts';
import { ApiError } from './failure.ts';
import { readOfficeHours } from './tourClient.ts';
import type { Reply } from './transport.ts';

const sample = (name: string) => JSON.parse(readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8'));
function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}
const asked = local('2026-12-04T10:00:00');
const reply = (json: unknown, status = 200): Reply => ({
  status,
  ok: status === 200,
  json,
  malformed: (at) => new ApiError({ kind: 'malformed', status, at }, { method: 'GET', url: 'https://a.example' }),
});
const read = (times: readonly unknown[]) => readAvailability(reply({ available_times: times }), asked);

describe('readOfficeHours', () => {
  it("reads the document's sample", () => {
    const hours = readOfficeHours(reply(sample('times-office-hours')));
    expect(hours.times).toHaveLength(47);
    expect([hours.times[0], hours.times[46]]).toEqual(['08:00:00', '19:30:00']);
    expect(hours.smsOptIn).toBe(true);
  });

  it('skips the parts that are wrong', () => {
    const body = { available_times: ['9:00', '10:00', null, '08:00:00', '10:00:00'], appointment_sms_opt_in: 'yes' };
    expect(readOfficeHours(reply(body))).toEqual({ times: ['08:00:00', '10:00:00'], smsOptIn: undefined });
  });
});

describe.each([
  ['readOfficeHours', readOfficeHours],
  ['readAvailability', (each: Reply) => readAvailability(each, asked)],
])('%s', (_, readReply) => {
  it.each([
    ...[undefined, null, [], {}, 'x', 4].map((json) => [json, 'available_times'] as const),
    ...[null, {}, 'soon'].map((times) => [{ available_times: times }, 'available_times'] as const),
    ...[null, 'soon', 4, {}, '2026-12-04T10:00:00Z'].map(
      (time) => [{ available_times: [time] }, 'available_times.0'] as const,
    ),
  ])('%j is malformed at %s', (json, at) => {
    expect(() => readReply(reply(json))).toThrow(
      expect.objectContaining({ failure: { kind: 'malformed', status: 200, at } }),
    );
  });
});

describe('readAvailability', () => {
  it("reads the document's samples", () => {
    const free = readAvailability(reply(sample('times-free')), asked);
    expect(free.free).toBe(true);
    expect(free.smsOptIn).toBe(true);
    expect(free.slots).toHaveLength(sample('times-free').available_times.length);
    const taken = readAvailability(reply(sample('times-taken'), 400), asked);
    expect(taken.free).toBe(false);
    expect(taken.slots).toHaveLength(44);
    // A 400 changes nothing about the consent, though the sample carries the flag.
    expect(taken.smsOptIn).toBeUndefined();
  });

  it.each([
    ['out of order', ['2026-12-04T11:00:00', '2026-12-04T10:00:00'], ['2026-12-04T10:00:00', '2026-12-04T11:00:00']],
    ['doubled', ['2026-12-04T10:00:00', '2026-12-04T10:00', '2026-12-04 10:00:00.0'], ['2026-12-04T10:00:00']],
    [
      'in part malformed',
      ['2026-02-30T10:00:00', 'soon', '', 4, null, [], '10:00:00', '2026-12-04T10:00:00Z', '2026-12-04T09:00:00'],
      ['2026-12-04T09:00:00'],
    ],
    ['empty', [], []],
  ])('reads a list that is %s', (_, times, slots) => {
    expect(read(times).slots).toEqual(slots);
  });

  it('says that the time is not free when the body does', () => {
    expect(readAvailability(reply({ available_times: [], valid: false }), asked).free).toBe(false);
  });

  it('gives each readable slot once, ascending, whatever the reply is', () => {
    const slot = fc.date({ min: new Date('2026-12-01'), max: new Date('2026-12-09'), noInvalidDate: true });
    const times = fc.array(
      fc.oneof(
        slot.map((date) => date.toISOString().slice(0, 19)),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(times, (given) => {
        const readable = given.flatMap((each) => (typeof each === 'string' ? (parseLocalDateTime(each) ?? []) : []));
        if (readable.length === 0 && given.length > 0) {
          expect(() => read(given)).toThrow(ApiError);
          return;
        }
        const { slots } = read(given);
        expect(new Set(slots)).toEqual(new Set(readable));
        expect(slots.every((each, index) => index === 0 || each > (slots[index - 1] ?? ''))).toBe(true);
      }),
    );
  });
});

describe('slotsByDay', () => {
  it('has the day that was asked for, also when it has no slots', () => {
    expect([...slotsByDay(read([]))]).toEqual([['2026-12-04', []]]);
  });

  it('puts the slots of another day under that day', () => {
    const days = slotsByDay(read(['2026-12-07T09:00:00', '2026-12-04T10:00:00', '2026-12-07T08:00:00']));
    expect([...days]).toEqual([
      ['2026-12-04', ['2026-12-04T10:00:00']],
      ['2026-12-07', ['2026-12-07T08:00:00', '2026-12-07T09:00:00']],
    ]);
  });
});

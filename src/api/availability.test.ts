import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { isTimesBody, readAvailability, readOfficeHours, slotsByDay } from './availability.ts';

const sample = (name: string) => JSON.parse(readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8'));
function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}
const asked = local('2026-12-04T10:00:00');
const read = (times: readonly unknown[]) => readAvailability({ available_times: times }, asked, true);

describe('isTimesBody', () => {
  it.each([null, undefined, [], {}, 'x', 4, { available_times: null }, { available_times: {} }])(
    '%j is none',
    (body) => {
      expect(isTimesBody(body)).toBe(false);
    },
  );
  it('an empty list is one', () => expect(isTimesBody({ available_times: [] })).toBe(true));
});

describe('readOfficeHours', () => {
  it("reads the document's sample", () => {
    const hours = readOfficeHours(sample('times-office-hours'));
    expect(hours.times).toHaveLength(47);
    expect([hours.times[0], hours.times[46]]).toEqual(['08:00:00', '19:30:00']);
    expect(hours.smsOptIn).toBe(true);
  });

  it('reads on where a part is wrong', () => {
    const body = { available_times: ['9:00', '10:00', null, '08:00:00', '10:00:00'], appointment_sms_opt_in: 'yes' };
    expect(readOfficeHours(body)).toEqual({ times: ['08:00:00', '10:00:00'], smsOptIn: undefined });
  });
});

describe('readAvailability', () => {
  it("reads the document's samples", () => {
    const free = readAvailability(sample('times-free'), asked, true);
    expect(free.free).toBe(true);
    expect(free.smsOptIn).toBe(true);
    expect(free.slots).toHaveLength(sample('times-free').available_times.length);
    const taken = readAvailability(sample('times-taken'), local('2026-12-04T10:00:00'), false);
    expect(taken.free).toBe(false);
    expect(taken.slots).toHaveLength(44);
    // A 400 changes nothing about the consent, though the sample carries the flag.
    expect(taken.smsOptIn).toBeUndefined();
  });

  it.each([
    ['out of order', ['2026-12-04T11:00:00', '2026-12-04T10:00:00'], ['2026-12-04T10:00:00', '2026-12-04T11:00:00']],
    ['doubled', ['2026-12-04T10:00:00', '2026-12-04T10:00', '2026-12-04 10:00:00.0'], ['2026-12-04T10:00:00']],
    ['malformed', ['2026-02-30T10:00:00', 'soon', '', 4, null, [], '10:00:00', '2026-12-04T10:00:00Z'], []],
  ])('%s', (_, times, slots) => {
    expect(read(times).slots).toEqual(slots);
  });

  it('is not free when the body says so', () => {
    expect(readAvailability({ available_times: [], valid: false }, asked, true).free).toBe(false);
  });

  it('gives each readable slot once, ascending, whatever comes', () => {
    const slot = fc.date({ min: new Date('2026-12-01'), max: new Date('2026-12-09'), noInvalidDate: true });
    const times = fc.array(
      fc.oneof(
        slot.map((date) => date.toISOString().slice(0, 19)),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(times, (given) => {
        const { slots } = read(given);
        const readable = given.flatMap((each) => (typeof each === 'string' ? (parseLocalDateTime(each) ?? []) : []));
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

import { describe, expect, it } from 'vitest';
import type { DayAnswer, Known } from '../queries/useDays.ts';
import { type Day, type LocalDateTime, parseDay, parseLocalDateTime } from '../time/values.ts';
import { horizonOf, isClosed, lookAhead, nearest, nextAvailable, OPENING_CALLS, timeToAsk, within } from './outlook.ts';

function sure<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a literal of this test is no value');
  return value;
}
const day = (text: string): Day => sure(parseDay(text));
const local = (text: string): LocalDateTime => sure(parseLocalDateTime(text));
const december = (number: number): Day => day(`2026-12-${String(number).padStart(2, '0')}`);

const asking: DayAnswer = { kind: 'asking' };
const full: DayAnswer = { kind: 'slots', slots: [] };
const failed: DayAnswer = { kind: 'failed', why: 'offline' };
const open = (...times: string[]): DayAnswer => ({ kind: 'slots', slots: times.map(local) });
/** Answers of the days from December 1 on; null where a day was not asked about. */
const known = (...answers: readonly (DayAnswer | null)[]): Known =>
  new Map(answers.flatMap((answer, index) => (answer ? [[december(index + 1), answer] as const] : [])));
const free = (number: number): DayAnswer => open(`${december(number)}T10:00:00`);

const everyDay = horizonOf(december(1), 60, () => false);

describe('lookAhead before the first touch', () => {
  const walk = (answers: Known) => lookAhead(answers, december(1), everyDay, OPENING_CALLS);
  it.each([
    ['asks about the first day alone', [], [1]],
    ['waits for it', [asking], [1]],
    ['then asks about two together', [free(1)], [1, 2, 3]],
    ['two together also when the first is full', [full], [1, 2, 3]],
    ['never about more than three', [full, full, full], [1, 2, 3]],
    ['no more once three have times', [free(1), free(2), free(3)], [1, 2, 3]],
    ['stops at a day that could not be asked', [failed], [1]],
    ['also at a later one', [full, failed], [1, 2]],
  ] as const)('%s', (_, answers, days) => {
    expect(walk(known(...answers))).toEqual(days.map(december));
  });

  it('skips closed days without asking', () => {
    // The first of December 2026 is a Tuesday.
    const horizon = horizonOf(december(1), 60, (each, weekday) => weekday === 3 || each === '2026-12-03');
    expect(isClosed(december(2), horizon)).toBe(true);
    expect(lookAhead(known(full), december(1), horizon, OPENING_CALLS)).toEqual([1, 4, 5].map(december));
  });

  it('ends at the horizon, and asks nothing when all is closed', () => {
    expect(
      lookAhead(
        known(full, full),
        december(1),
        horizonOf(december(1), 1, () => false),
        9,
      ),
    ).toEqual([1, 2].map(december));
    expect(
      lookAhead(
        new Map(),
        december(1),
        horizonOf(december(1), 60, () => true),
        9,
      ),
    ).toEqual([]);
  });

  it('asks for more only as more is known, and ends', () => {
    let answers: Known = new Map();
    let before = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      const days = lookAhead(answers, december(1), everyDay, 14, 1);
      expect(days.length).toBeGreaterThanOrEqual(before);
      expect(days.filter((each) => !answers.has(each)).length).toBeLessThanOrEqual(2);
      before = days.length;
      answers = new Map(days.map((each) => [each, full]));
    }
    expect(before).toBe(14);
  });

  it('ends at the first day with times when one is enough', () => {
    expect(lookAhead(known(full, full, free(3)), december(1), everyDay, 14, 1)).toEqual([1, 2, 3].map(december));
  });
});

describe('nextAvailable', () => {
  it('is the first time of the next days that have any, up to the first day nobody knows', () => {
    const answers = new Map([...known(full, free(2), full, free(4), asking, free(6), free(7))].reverse());
    expect(nextAvailable(answers, december(1), everyDay)).toEqual(
      [2, 4].map((number) => `${december(number)}T10:00:00`),
    );
  });
  it('is empty while nothing is known', () =>
    expect(nextAvailable(known(asking, full), december(1), everyDay)).toEqual([]));
});

describe('timeToAsk', () => {
  it.each([
    ['today: the next quarter hour', '2026-12-01', '2026-12-01T09:03:20', '2026-12-01T09:15:00'],
    ['on the mark: that mark', '2026-12-01', '2026-12-01T09:15:00', '2026-12-01T09:15:00'],
    ['a later day: noon', '2026-12-05', '2026-12-01T09:03:20', '2026-12-05T12:00:00'],
    ['today when only minutes are left: noon', '2026-12-01', '2026-12-01T23:50:00', '2026-12-01T12:00:00'],
    ['tomorrow when it is that near', '2026-12-02', '2026-12-01T23:50:00', '2026-12-02T00:00:00'],
  ])('%s', (_, asked, now, time) => {
    expect(timeToAsk(day(asked), local(now))).toBe(time);
  });
});

describe('nearest', () => {
  const slot = local('2026-12-05T10:00:00');
  const at = (...times: string[]) => times.map((time) => local(`2026-12-05T${time}:00`));
  it.each([
    ['one on each side', at('09:30', '09:45', '10:15', '10:30'), at('09:45', '10:15')],
    ['two after', at('10:15', '10:30', '10:45'), at('10:15', '10:30')],
    ['two before', at('09:00', '09:30', '09:45'), at('09:30', '09:45')],
    ['only one', at('09:30'), at('09:30')],
    ['never the slot itself', at('10:00', '11:00'), at('11:00')],
    ['none', [], []],
  ])('%s', (_, slots, times) => {
    expect(nearest(slot, slots)).toEqual(times);
  });
});

describe('the horizon', () => {
  it('reaches from today to so many days ahead', () => {
    const horizon = horizonOf(day('2026-12-15'), 60, () => false);
    expect(horizon).toMatchObject({ first: '2026-12-15', last: '2027-02-13' });
    expect(['2026-12-14', '2026-12-15', '2027-02-13', '2027-02-14'].map((each) => within(day(each), horizon))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { Availability } from '../api/availability.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import { availabilityByDay, hasSlots, isFull, type QueryState } from './availabilityByDay.ts';

const asking: QueryState<Availability> = { data: undefined, why: null, failures: 0, isFetching: true };
const answer = (day: Day, ...slots: readonly LocalDateTime[]): QueryState<Availability> => ({
  ...asking,
  isFetching: false,
  data: { answer: { asked: local(`${day}T12:00:00`), free: false, slots, smsOptIn: undefined }, receivedAt: 0 },
});
const byDay = (...states: readonly (readonly [Day, QueryState<Availability>])[]) =>
  Object.fromEntries(availabilityByDay(new Map(states)));

const [one, two] = [december(1), december(2)];
const slot = local('2026-12-01T10:00:00');
const away = local('2026-12-02T10:00:00');

describe('what is known of a day', () => {
  it('is on its way, or free slots, which may be none', () => {
    expect(byDay([one, asking])).toEqual({ [one]: { kind: 'asking' } });
    expect(byDay([one, answer(one, slot)])).toEqual({ [one]: { kind: 'slots', slots: [slot], refreshing: false } });
    expect(byDay([one, answer(one)])).toEqual({ [one]: { kind: 'slots', slots: [], refreshing: false } });
    const refreshing = { ...answer(one, slot), isFetching: true };
    expect(byDay([one, refreshing])).toEqual({ [one]: { kind: 'slots', slots: [slot], refreshing: true } });
  });

  it('is a failure, also where an older answer exists', () => {
    const failed = { ...answer(one, slot), why: 'offline', failures: 2 } as const;
    const expected = { kind: 'failed', why: 'offline', failures: 2, retrying: false };
    expect(byDay([one, failed])).toEqual({ [one]: expected });
    expect(byDay([one, { ...failed, data: undefined, isFetching: true }])).toEqual({
      [one]: { ...expected, retrying: true },
    });
  });

  it('is full when the answer has the slots of another day alone, which show under that day', () => {
    expect(byDay([one, { ...answer(one, away), isFetching: true }])).toEqual({
      [one]: { kind: 'slots', slots: [], refreshing: true },
      [two]: { kind: 'slots', slots: [away], refreshing: true },
    });
  });

  it('is known too when a client answers about another day than it was asked about', () => {
    expect(byDay([one, answer(two, away)])).toMatchObject({
      [one]: { kind: 'slots', slots: [] },
      [two]: { slots: [away] },
    });
  });

  it("is the day's own answer; until that is there, the answer about another day counts", () => {
    const other = local('2026-12-02T15:00:00');
    expect(byDay([one, answer(one, away)], [two, answer(two, other)])[two]).toMatchObject({ slots: [other] });
    expect(byDay([two, answer(two, other)], [one, answer(one, away)])[two]).toMatchObject({ slots: [other] });
    expect(byDay([one, answer(one, away)], [two, asking])[two]).toMatchObject({ slots: [away] });
  });
});

describe('an answer in short', () => {
  const slots = (...free: readonly LocalDateTime[]) => ({ kind: 'slots', slots: free, refreshing: false }) as const;
  it.each([
    [undefined, false, false],
    [{ kind: 'asking' } as const, false, false],
    [slots(), false, true],
    [slots(slot), true, false],
  ])('%j has slots: %s, is full: %s', (given, has, full) => {
    expect([hasSlots(given), isFull(given)]).toEqual([has, full]);
  });
});

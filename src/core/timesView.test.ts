import { describe, expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { december, noTimes, situation, tenDays } from '../../test/situations.ts';
import type { Situation } from './asking/situation.ts';
import { withoutPast } from './asking/situation.ts';
import type { NoTimes } from './snapshot.ts';
import { timesView } from './timesView.ts';

const times = (letters: string, changes: Partial<Situation> = {}) => timesView(situation(letters, changes));

describe('the view of the times', () => {
  it.each([
    ['', { kind: 'asking' }],
    ['a', { kind: 'asking' }],
    ['o', { kind: 'times', slots: [local('2026-12-01T10:00:00'), local('2026-12-01T11:00:00')], refreshing: false }],
    ['x', { kind: 'failed', why: 'offline', failures: 1, retrying: false }],
    ['r', { kind: 'failed', why: 'offline', failures: 1, retrying: true }],
  ])('follows from the days "%s"', (letters, shown) => {
    expect(times(letters)).toEqual(shown);
  });

  it('shows the old times while new ones are on their way', () => {
    const byDay = new Map([
      [december(1), { kind: 'slots', slots: [local('2026-12-01T10:00:00')], refreshing: true }] as const,
    ]);
    expect(times('', { byDay })).toMatchObject({ kind: 'times', refreshing: true });
    const past = withoutPast(byDay, local('2026-12-01T10:00:01'));
    expect(times('', { byDay: past })).toMatchObject({ kind: 'none', refreshing: true });
  });

  describe('of a day without times', () => {
    const from = (number: number) => ({ search: { from: december(number), last: december(10) } });
    it.each<[string, string, Partial<Situation>, Partial<NoTimes>]>([
      ['nothing later is known', 'f', {}, {}],
      ['the next day has times', 'fo', {}, { next: december(2) }],
      ['the first that has any counts', 'fffo', {}, { next: december(4) }],
      ['a day between is not known', 'f.o', {}, {}],
      ['a day between failed', 'fxo', {}, {}],
      ['closed days do not stand between', 'f..o', { period: tenDays(2, 3) }, { next: december(4) }],
      ['a search is under way', 'fa', from(2), { searching: true }],
      ['a search has come so far', 'ffffa', from(2), { searching: true, searchedUntil: december(4) }],
      ['a search found', 'ffo', from(2), { next: december(3) }],
      ['a search found while it still asks', 'ffoa', from(2), { next: december(3) }],
      [
        'a search came to its limit',
        'ffff',
        { search: { from: december(2), last: december(4) } },
        { searchedUntil: december(4) },
      ],
      [
        'a search came to the end',
        'ffffffffff',
        from(2),
        { why: 'all-full', searchable: false, searchedUntil: december(10) },
      ],
      [
        'it is the last, with times before it',
        'oof......f',
        { dayInView: december(10) },
        { searchable: false, earlier: december(2) },
      ],
      [
        'it is the last, with no times known before it',
        '.........f',
        { dayInView: december(10) },
        { searchable: false },
      ],
      ['earlier days are no way on while later ones are', 'of', { dayInView: december(2) }, {}],
      [
        'the next day is the last that is known, and so are all before it',
        'offffffffo',
        { dayInView: december(2) },
        { next: december(10), searchable: false },
      ],
      ['it is closed', '', { period: tenDays(1) }, { why: 'closed' }],
      [
        'all are closed',
        '',
        { period: tenDays(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
        { why: 'all-closed', searchable: false },
      ],
      ['it is past since it was chosen', '', { dayInView: december(11) }, { searchable: false }],
      [
        'every open day is full',
        'f.f.f.f.f.',
        { period: tenDays(2, 4, 6, 8, 10) },
        { why: 'all-full', searchable: false },
      ],
    ])('where %s', (_, letters, changes, expected) => {
      expect(times(letters, changes)).toEqual({ ...noTimes, ...expected });
    });

    it('is the failure of its search, also while that is asked again', () => {
      expect(times('ffx', from(2))).toMatchObject({ kind: 'failed', retrying: false });
      expect(times('ffr', from(2))).toMatchObject({ kind: 'failed', retrying: true });
      expect(times('ffx')).toEqual(noTimes);
    });
  });
});

describe('the last start of today', () => {
  const lastStart = local('2026-12-01T17:30:00');
  it.each([
    ['is told on today without times', 'ff', 1, lastStart],
    ['is not told on another day', 'ff', 2, undefined],
  ])('%s', (_, letters, dayInView, expected) => {
    expect(times(letters, { lastStart, dayInView: december(dayInView) })).toMatchObject({
      kind: 'none',
      lastStart: expected,
    });
  });
});

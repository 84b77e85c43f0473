import { describe, expect, it } from 'vitest';
import { december, known, tenDays } from '../../../test/situations.ts';
import { searchProgress, startSearch } from './search.ts';

/** In short: the days to ask about, the day it failed at, whether it is under way, the last day known to be full. */
function progress(letters: string, last = 10, period = tenDays()) {
  const { unasked, failed, underWay, fullUntil } = searchProgress(known(letters), period, {
    from: december(2),
    last: december(last),
  });
  const number = (day: string | undefined) => day && Number(day.slice(8));
  return [unasked.map(number), number(failed), underWay, number(fullUntil)];
}

describe('a search from the second day on', () => {
  it.each<[string, ...ReturnType<typeof progress>]>([
    ['f', [2, 3, 4, 5, 6, 7, 8, 9, 10], undefined, true, undefined],
    // Found.
    ['fo', [], undefined, false, undefined],
    ['fffo', [], undefined, false, 3],
    // An earlier day may still have times: nothing later is asked about.
    ['f.fo', [2], undefined, true, undefined],
    ['faf', [4, 5, 6, 7, 8, 9, 10], undefined, true, undefined],
    ['ffao', [], undefined, true, 2],
    // Failed, also while it is asked again.
    ['ffx', [], 3, false, 2],
    ['ffr.', [], 3, false, 2],
    ['f.x', [2], 3, true, undefined],
    // Nothing left.
    ['ffffffffff', [], undefined, false, 10],
  ])('tells how far it has come once "%s" is known', (letters, ...expected) => {
    expect(progress(letters)).toEqual(expected);
  });

  it('ends at its last day, whatever is asked about beyond it', () => {
    expect(progress('f', 3)).toEqual([[2, 3], undefined, true, undefined]);
    expect(progress('fff', 3)).toEqual([[], undefined, false, 3]);
    expect(progress('fffaaf', 3)).toEqual([[], undefined, false, 3]);
    expect(progress('fffx', 3)).toEqual([[], undefined, false, 3]);
    expect(progress('faf', 3)).toEqual([[], undefined, true, undefined]);
  });

  it('passes over closed days', () => {
    expect(progress('f', 5, tenDays(2, 4))).toEqual([[3, 5], undefined, true, undefined]);
  });
});

describe('how far a search looks', () => {
  const lastDay = (letters: string, days: number, period = tenDays()) =>
    Number(startSearch(known(letters), period, december(2), days).last.slice(8));

  it.each<readonly [string, number, number]>([
    ['f', 3, 4],
    // A known day does not count, not even after the last day to ask about.
    ['fff', 3, 6],
    ['f..f..f', 3, 5],
    ['f.f.ff', 2, 6],
    // A day that failed, or whose answer is on its way, counts.
    ['fax', 2, 3],
    ['f', 14, 10],
    ['ffffffffff', 3, 10],
  ])('once "%s" is known, %i days at most: until day %i', (letters, days, last) => {
    expect(lastDay(letters, days)).toBe(last);
  });

  it('passes over closed days, and stays where none is left', () => {
    expect(lastDay('f', 2, tenDays(2, 4))).toBe(5);
    expect(startSearch(known(''), tenDays(), december(11), 3)).toEqual({ from: december(11), last: december(11) });
  });
});

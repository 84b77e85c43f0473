import { describe, expect, it } from 'vitest';
import { december, known, tenDays } from '../../test/situations.ts';
import { searchProgress } from './search.ts';

/** In short: the days to ask about, the day it failed at, whether it is under way, the last day known to be full. */
function progress(letters: string, left = 14, horizon = tenDays()) {
  const { unasked, failed, underWay, fullUntil } = searchProgress(known(letters), horizon, { from: december(2), left });
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
  ])('knowing "%s"', (letters, ...expected) => {
    expect(progress(letters)).toEqual(expected);
  });

  it('asks about no more days than are left to it', () => {
    expect(progress('f', 2)).toEqual([[2, 3], undefined, true, undefined]);
    expect(progress('fff', 0)).toEqual([[], undefined, false, 3]);
    expect(progress('faf', 0)).toEqual([[], undefined, true, undefined]);
    expect(progress('f.f', 1)).toEqual([[2], undefined, true, undefined]);
  });

  it('passes over closed days', () => {
    expect(progress('f', 2, tenDays(2, 4))).toEqual([[3, 5], undefined, true, undefined]);
  });
});

import { describe, expect, it } from 'vitest';
import { december, situation, tenDays } from '../../../test/situations.ts';
import { firstDays, waitsForFirstDays } from './firstDays.ts';
import { type Call, mayAskList, nextCalls } from './nextCalls.ts';
import type { Situation } from './situation.ts';

const quiet = { underWay: 0, prefetches: 14 };

/** Calls in short: `5 search`. */
const short = (calls: readonly Call[]): readonly string[] =>
  calls.map(({ day, why }) => `${Number(day.slice(8))} ${why}`);
const now = (of: Situation, load = quiet) => short(nextCalls(of, load).now);
const idle = (of: Situation, load = quiet) => short(nextCalls(of, load).idle);

describe('the first-days', () => {
  const opens = (letters: string, changes: Partial<Situation> = {}) =>
    now(situation(letters, { touched: false, ...changes }));

  it.each([
    ['', ['1 visitor']],
    ['a', []],
    ['o', ['2 first-days', '3 first-days']],
    ['f', ['2 first-days', '3 first-days']],
    ['oa', ['3 first-days']],
    ['ooo', []],
    ['o.f', ['2 first-days']],
    // Fewer than three days with a free time: one more, and then the next.
    ['foa', []],
    ['foo', ['4 first-days']],
    ['fooa', []],
    ['foof', ['5 first-days']],
    ['foofo', []],
    ['fff', ['4 first-days']],
    ['ffffff', ['7 first-days']],
    ['fffffof', []],
    // What is not known yet comes first: a later one may not be the next.
    ['of..o', ['3 first-days']],
    ['ofo.o', ['4 first-days']],
  ])('knowing "%s" it asks about %j', (letters, calls) => {
    expect(opens(letters)).toEqual(calls);
  });

  it('skips closed days, and begins where the visitor does', () => {
    expect(opens('o', { period: tenDays(2, 4) })).toEqual(['3 first-days', '5 first-days']);
    expect(opens('....o', { startDay: december(5) })).toEqual(['6 first-days', '7 first-days']);
    expect(opens('o.f.o', { period: tenDays(2, 4) })).toEqual(['6 first-days']);
  });

  it('asks about no closed day and none past the booking period', () => {
    expect(opens('', { period: tenDays(1) })).toEqual([]);
    expect(opens('', { startDay: december(11) })).toEqual([]);
  });

  it('stops at any failure, and goes on when the service answers again', () => {
    expect(opens('o', { hasFailure: true })).toEqual([]);
    expect(opens('o', { hasFailure: true, recovering: true })).toEqual(['2 first-days', '3 first-days']);
    expect(opens('fff', { hasFailure: true })).toEqual([]);
    expect(opens('fffx')).toEqual([]);
  });

  it('asks about the first day alone for a visitor who saves data', () => {
    expect(opens('', { savesData: true })).toEqual(['1 visitor']);
    expect(opens('o', { savesData: true })).toEqual([]);
    expect(opens('fff', { savesData: true })).toEqual([]);
  });

  it('is about three days, from the first on, in order', () => {
    expect(firstDays(situation('o'))).toEqual([1, 2, 3].map(december));
    expect(firstDays(situation('ooo', { startDay: december(2), period: tenDays(3) }))).toEqual([2, 4, 5].map(december));
  });

  it.each([
    ['', false],
    ['a', true],
    ['o', true],
    ['oa', true],
    ['ooa', true],
    ['ooo', false],
    ['oooa', false],
    ['off', true],
    ['offa', true],
    ['fffffff', false],
    ['fffffffa', false],
    ['x', false],
    ['ox', false],
    ['offx', false],
  ])('knowing "%s" it still waits: %s', (letters, waits) => {
    expect(waitsForFirstDays(situation(letters))).toBe(waits);
  });

  it('waits for nothing where something else failed', () => {
    expect(waitsForFirstDays(situation('o', { hasFailure: true }))).toBe(false);
  });
});

describe("the visitor's day", () => {
  it('is asked about before everything, also when two calls are under way', () => {
    const chosen = situation('oooaa', { chosen: december(8) });
    expect(now(chosen, { ...quiet, underWay: 2 })).toEqual(['8 visitor']);
    expect(now(situation('o', { chosen: december(8) }))).toEqual(['8 visitor', '2 first-days']);
  });
  it('is not asked about twice', () => {
    expect(now(situation('oooa', { chosen: december(4) }))).toEqual([]);
    expect(now(situation('ooox', { chosen: december(4) }))).toEqual([]);
    const search = { from: december(8), last: december(10) };
    expect(now(situation('ooo', { chosen: december(8), search }))).toEqual(['8 visitor', '9 search']);
  });
});

describe('the queue', () => {
  const search = { from: december(4), last: december(10) };
  it('takes the search first, then what failed, the highlighted day and the first-days', () => {
    const all = { recovering: true, hasFailure: false, highlighted: december(10) };
    const of = (letters: string, changes: Partial<Situation>) => now(situation(letters, { ...all, ...changes }));
    expect(of('oo.......', { search: { from: december(4), last: december(4) } })).toEqual(['4 search', '10 highlight']);
    expect(of('ox.......', {})).toEqual(['2 recovery', '10 highlight']);
    expect(of('oo.......', {})).toEqual(['10 highlight', '3 first-days']);
  });
  it('has room for two, less what is under way', () => {
    const searching = situation('fff', { search });
    expect(now(searching)).toEqual(['4 search', '5 search']);
    expect(now(searching, { ...quiet, underWay: 1 })).toEqual(['4 search']);
    expect(now(searching, { ...quiet, underWay: 2 })).toEqual([]);
    expect(now(searching, { ...quiet, underWay: 5 })).toEqual([]);
  });
  it('asks about a day once, whatever for', () => {
    expect(now(situation('fff', { search, highlighted: december(4) }))).toEqual(['4 search', '5 search']);
    expect(now(situation('o', { highlighted: december(2) }))).toEqual(['2 highlight', '3 first-days']);
  });
  it('searches on after a failure elsewhere and for a visitor who saves data: it was tapped', () => {
    expect(now(situation('xff', { search, hasFailure: true, savesData: true }))).toEqual(['4 search', '5 search']);
  });
});

describe('what failed', () => {
  it('waits until the service answers again, the day in view first', () => {
    expect(now(situation('xxx'))).toEqual([]);
    const back = situation('xxx', { recovering: true, dayInView: december(3) });
    expect(now(back)).toEqual(['3 recovery', '1 recovery']);
  });
  it('is not asked for while it is asked for', () => {
    expect(now(situation('rrx', { recovering: true }))).toEqual(['3 recovery']);
  });
  it('is the day in view alone for a visitor who saves data', () => {
    expect(now(situation('xx', { recovering: true, savesData: true }))).toEqual(['1 recovery']);
  });
});

describe('a highlighted day', () => {
  const on = (letters: string, changes: Partial<Situation> = {}) =>
    now(situation(letters, { highlighted: december(6), ...changes }));
  it('is asked about ahead of the click', () => {
    expect(on('ooo')).toEqual(['6 highlight']);
  });
  it.each<[string, Partial<Situation>]>([
    ['any failure', { hasFailure: true }],
    ['saved data', { savesData: true }],
    ['a closed day', { period: tenDays(6) }],
    ['a day past the booking period', { highlighted: december(11) }],
    ['another screen', { picking: false }],
  ])('is not, for %s', (_, changes) => {
    expect(on('ooo', changes)).toEqual([]);
  });
  it('is not when it is known', () => {
    expect(on('ooo..o')).toEqual([]);
  });
});

describe('the prefetch', () => {
  it('takes the days in view, two at a time, while nothing else waits', () => {
    expect(idle(situation('ooo'))).toEqual(['4 prefetch', '5 prefetch']);
    expect(idle(situation('ooo'), { ...quiet, underWay: 1 })).toEqual(['4 prefetch']);
    expect(idle(situation('ooo', { highlighted: december(9) }))).toEqual([]);
    expect(idle(situation('ooo', { daysInView: [december(7)] }))).toEqual(['7 prefetch']);
  });
  it('ends with its budget', () => {
    expect(idle(situation('ooo'), { underWay: 0, prefetches: 1 })).toEqual(['4 prefetch']);
    expect(idle(situation('ooo'), { underWay: 0, prefetches: 0 })).toEqual([]);
  });
  it.each<[string, Partial<Situation>]>([
    ['before the first touch', { touched: false }],
    ['after any failure', { hasFailure: true }],
    ['under Save-Data', { savesData: true }],
    ['on another screen', { picking: false }],
  ])('is none %s', (_, changes) => {
    expect(idle(situation('ooo', changes))).toEqual([]);
  });
});

describe('a list of choices', () => {
  it.each([
    ['opened', 0, false, true],
    ['opened', 1, false, true],
    ['opened', 2, false, false],
    ['opened', 0, true, false],
    ['visitor', 2, false, true],
    ['visitor', 2, true, true],
  ] as const)('%s, with %i calls under way and data saved %s, is asked for now: %s', (why, underWay, saves, now) => {
    expect(mayAskList(why, { underWay }, saves)).toBe(now);
  });
});

import { describe, expect, it } from 'vitest';
import { december, situation, tenDays } from '../../../test/situations.ts';
import { bookingPeriodOf } from '../bookingPeriod.ts';
import { firstDays, waitsForFirstDays } from './firstDays.ts';
import { type Call, mayAskList, nextCalls } from './nextCalls.ts';
import { nothingUntil } from './nextDays.ts';
import type { Situation } from './situation.ts';

/** From 1 December 2026 on, more days than a month shows. */
const december60 = bookingPeriodOf(december(1), 60, () => false);
const quiet = { underWay: 0, prefetches: 14 };

/** Calls in short: `5 search`. */
const short = (calls: readonly Call[]): readonly string[] =>
  calls.map(({ day, why }) => `${Number(day.slice(8))} ${why}`);
const now = (of: Situation, load = quiet) => short(nextCalls(of, load).now);
const idle = (of: Situation, load = quiet) => short(nextCalls(of, load).idle);

describe('the first days', () => {
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
    // An unknown day comes first: a later free day may not be the next one.
    ['of..o', ['3 first-days']],
    ['ofo.o', ['4 first-days']],
  ])('once "%s" is known, lead to the calls %j', (letters, calls) => {
    expect(opens(letters)).toEqual(calls);
  });

  it('skip closed days, and begin with the start day', () => {
    expect(opens('o', { period: tenDays(2, 4) })).toEqual(['3 first-days', '5 first-days']);
    expect(opens('....o', { startDay: december(5) })).toEqual(['6 first-days', '7 first-days']);
    expect(opens('o.f.o', { period: tenDays(2, 4) })).toEqual(['6 first-days']);
  });

  it('are neither closed nor beyond the booking period', () => {
    expect(opens('', { period: tenDays(1) })).toEqual([]);
    expect(opens('', { startDay: december(11) })).toEqual([]);
  });

  it('stop at any failure, and go on when the service answers again', () => {
    expect(opens('o', { hasFailure: true })).toEqual([]);
    expect(opens('o', { hasFailure: true, recovering: true })).toEqual(['2 first-days', '3 first-days']);
    expect(opens('fff', { hasFailure: true })).toEqual([]);
    expect(opens('fffx')).toEqual([]);
  });

  it('are the start day alone for a visitor who saves data', () => {
    expect(opens('', { savesData: true })).toEqual(['1 visitor']);
    expect(opens('o', { savesData: true })).toEqual([]);
    expect(opens('fff', { savesData: true })).toEqual([]);
  });

  it('are three days, from the start day on, in order', () => {
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
  ])('once "%s" is known, are still awaited: %s', (letters, waits) => {
    expect(waitsForFirstDays(situation(letters))).toBe(waits);
  });

  it('are not awaited where something else failed', () => {
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
  it('takes the search first, then what failed, the highlighted day and the first days', () => {
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
  it('asks about a day once, even for two reasons', () => {
    expect(now(situation('fff', { search, highlighted: december(4) }))).toEqual(['4 search', '5 search']);
    expect(now(situation('o', { highlighted: december(2) }))).toEqual(['2 highlight', '3 first-days']);
  });
  it('searches on after a failure elsewhere and for a visitor who saves data, because the visitor asked for it', () => {
    expect(now(situation('xff', { search, hasFailure: true, savesData: true }))).toEqual(['4 search', '5 search']);
  });
});

describe('what failed', () => {
  it('waits until the service answers again, the day in view first', () => {
    expect(now(situation('xxx'))).toEqual([]);
    const back = situation('xxx', { recovering: true, dayInView: december(3) });
    expect(now(back)).toEqual(['3 recovery', '1 recovery']);
  });
  it('is not asked for again while its call runs', () => {
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
  ])('is not asked about, for %s', (_, changes) => {
    expect(on('ooo', changes)).toEqual([]);
  });
  it('is not asked about when it is known', () => {
    expect(on('ooo..o')).toEqual([]);
  });
});

describe('the next days', () => {
  /** What is asked about in turn before the first touch, by the day of the month. */
  const ask = (letters: string, changes: Partial<Situation> = {}, load = quiet) =>
    idle(situation(letters, { touched: false, period: december60, ...changes }), load);

  it('are asked about two at a time, once the widget is in view', () => {
    expect(ask('ooo')).toEqual(['4 next-days', '5 next-days']);
    expect(ask('ooo', {}, { ...quiet, underWay: 1 })).toEqual(['4 next-days']);
    expect(ask('ooo', { inView: false })).toEqual([]);
  });
  it('are fourteen days that can be booked, from the start day on', () => {
    expect(ask('o'.repeat(12))).toEqual(['13 next-days', '14 next-days']);
    expect(ask('o'.repeat(14))).toEqual([]);
    const sundays = { period: bookingPeriodOf(december(1), 60, (day) => [6, 13].includes(Number(day.slice(8)))) };
    expect(ask('ooooo.oooooo.o', sundays)).toEqual(['15 next-days', '16 next-days']);
    expect(ask('...ooo', { startDay: december(4) })).toEqual(['7 next-days', '8 next-days']);
  });
  it('come after the first days, and after all else', () => {
    expect(ask('oo')).toEqual([]);
    expect(ask('ooa')).toEqual([]);
    expect(ask('foo')).toEqual([]);
    expect(ask('ooo', { highlighted: december(9) })).toEqual([]);
  });
  it('wait for the touch, or are not asked about, as the integrator wants', () => {
    expect(ask('ooo', { prefetch: 'touch' })).toEqual([]);
    expect(ask('ooo', { prefetch: 'touch', inView: false, touched: true })).toEqual(['4 next-days', '5 next-days']);
    expect(ask('ooo', { prefetch: 'off', touched: true })).toEqual([]);
    expect(now(situation('ooo', { prefetch: 'off', highlighted: december(6) }))).toEqual([]);
  });
  it.each<[string, Partial<Situation>]>([
    ['on a page that is not in view', { isVisible: false }],
    ['after any failure', { hasFailure: true }],
    ['under Save-Data', { savesData: true }],
    ['on another screen', { picking: false }],
  ])('are none %s', (_, changes) => {
    expect(ask('ooo', changes)).toEqual([]);
  });
  it('give way to the month that the visitor has turned to', () => {
    const turned = { touched: true, daysInView: [december(27), december(28)] };
    expect(ask('ooo', turned)).toEqual(['27 prefetch', '28 prefetch']);
    expect(ask('ooo', turned, { underWay: 0, prefetches: 1 })).toEqual(['27 prefetch', '4 next-days']);
  });
});

describe('nothing is free', () => {
  const until = (letters: string, { from = 1, period = december60 } = {}) =>
    nothingUntil(situation(letters).byDay, period, december(from));

  it.each([
    ['', undefined],
    ['f'.repeat(13), undefined],
    [`${'f'.repeat(13)}a`, undefined],
    [`${'f'.repeat(13)}x`, undefined],
    [`${'f'.repeat(13)}o`, undefined],
    [`f.${'f'.repeat(12)}`, undefined],
    ['f'.repeat(14), december(14)],
    [`${'f'.repeat(20)}o`, december(20)],
    [`${'f'.repeat(16)}.ff`, december(16)],
  ])('once "%s" is known, until %s', (letters, day) => {
    expect(until(letters)).toBe(day);
  });
  it('from the first day that can still be asked about, past closed days, to the end of the booking period', () => {
    expect(until(`.${'f'.repeat(14)}`, { from: 2 })).toBe(december(15));
    expect(until('ffff.fffff', { period: tenDays(5) })).toBe(december(10));
    expect(until('fffff', { period: tenDays(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) })).toBeUndefined();
  });
});

describe('the prefetch', () => {
  /** The idle calls once the next days are known. */
  const prefetched = (changes: Partial<Situation> = {}, load = quiet) =>
    idle(situation('o'.repeat(14), { period: december60, ...changes }), load);

  it('takes the days in view, two at a time, while nothing else waits', () => {
    expect(prefetched()).toEqual(['15 prefetch', '16 prefetch']);
    expect(prefetched({}, { ...quiet, underWay: 1 })).toEqual(['15 prefetch']);
    expect(prefetched({ highlighted: december(19) })).toEqual([]);
    expect(prefetched({ daysInView: [december(17)] })).toEqual(['17 prefetch']);
  });
  it('ends with its budget', () => {
    expect(prefetched({}, { underWay: 0, prefetches: 1 })).toEqual(['15 prefetch']);
    expect(prefetched({}, { underWay: 0, prefetches: 0 })).toEqual([]);
  });
  it.each<[string, Partial<Situation>]>([
    ['before the first touch', { touched: false }],
    ['where nothing is asked ahead', { prefetch: 'off' }],
    ['after any failure', { hasFailure: true }],
    ['under Save-Data', { savesData: true }],
    ['on another screen', { picking: false }],
  ])('is none %s', (_, changes) => {
    expect(prefetched(changes)).toEqual([]);
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

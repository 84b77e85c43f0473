import { describe, expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { december, known, situation, tenDays } from '../../test/situations.ts';
import { firstDayWithTimes } from './asking/firstDays.ts';
import type { Situation } from './asking/situation.ts';
import { withoutPast } from './asking/situation.ts';
import { availabilityView } from './availabilityView.ts';
import { timesView } from './timesView.ts';

const view = (letters: string, changes: Partial<Situation> = {}) => {
  const known = situation(letters, changes);
  return availabilityView(known, timesView(known));
};

describe('the view', () => {
  it('hands on what is in view', () => {
    expect(view('o', { smsOptIn: true })).toMatchObject({
      today: december(1),
      range: { first: december(1), last: december(10) },
      day: december(1),
      month: '2026-12',
      smsOptIn: true,
      touched: true,
    });
  });

  it('has a state for every day of the booking period', () => {
    const { states } = view('ofaxr', { period: tenDays(1, 9) });
    const shown = Object.entries(states).map(([day, state]) => `${Number(day.slice(8))} ${state}`);
    expect(shown).toEqual([
      '1 closed',
      '2 full',
      '3 unknown',
      '4 unknown',
      '5 unknown',
      '6 unknown',
      '7 unknown',
      '8 unknown',
      '9 closed',
      '10 unknown',
    ]);
    expect(view('o').states[december(1)]).toBe('open');
  });

  it('counts the times of the days that are known', () => {
    expect(view('ofax.o').counts).toEqual({ [december(1)]: 2, [december(2)]: 0, [december(6)]: 2 });
  });
});

describe('the chips', () => {
  const chips = (letters: string, changes: Partial<Situation> = {}) => {
    const { chips: shown, chipsPending } = view(letters, changes);
    return [shown.map((slot) => slot.slice(8, 16)), chipsPending];
  };
  it.each([
    ['ooo', ['01T10:00', '02T10:00', '03T10:00'], false],
    ['oooo', ['01T10:00', '02T10:00', '03T10:00'], false],
    ['ofo', ['01T10:00', '03T10:00'], true],
    ['ofoo', ['01T10:00', '03T10:00', '04T10:00'], false],
    ['fff', [], true],
    ['ffffffo', ['07T10:00'], false],
    ['oa', ['01T10:00'], true],
    ['oao', ['01T10:00'], true],
    ['a', [], true],
    ['x', [], false],
    ['ox', ['01T10:00'], false],
  ])('of the days "%s" are %j, and more may come: %s', (letters, shown, pending) => {
    expect(chips(letters)).toEqual([shown, pending]);
  });
  it('begin with the start day, and pass over closed days', () => {
    expect(chips('ooooo', { startDay: december(3), period: tenDays(4) })).toEqual([['03T10:00', '05T10:00'], true]);
  });
});

describe('the day whose times show first', () => {
  const first = (letters: string, startDay = december(1)) =>
    Number(firstDayWithTimes({ byDay: known(letters), startDay, period: tenDays() }).slice(8));
  it.each([
    ['', 1],
    ['o', 1],
    ['fo', 2],
    ['fa', 2],
    ['fx', 2],
    ['f', 1],
    ['f.o', 3],
    ['fff', 1],
    // Not one of the first days.
    ['fffo', 1],
  ])('of the days "%s" is day %i', (letters, number) => {
    expect(first(letters)).toBe(number);
  });
  it('is never before the start day', () => {
    expect(first('oof', december(3))).toBe(3);
  });
});

describe('withoutPast', () => {
  const day = december(2);
  const of = (now: string) =>
    [...withoutPast(known('ooo'), local(now))].map(([, answer]) => answer.kind === 'slots' && answer.slots.length);
  it('keeps the times that are now or later', () => {
    expect(of(`${day}T09:59:59`)).toEqual([0, 2, 2]);
    expect(of(`${day}T10:00:00`)).toEqual([0, 2, 2]);
    expect(of(`${day}T10:00:01`)).toEqual([0, 1, 2]);
    expect(of(`${day}T23:00:00`)).toEqual([0, 0, 2]);
  });
  it('leaves days without an answer alone', () => {
    const byDay = known('axr');
    expect(withoutPast(byDay, local('2026-12-10T00:00:00'))).toEqual(byDay);
  });
});

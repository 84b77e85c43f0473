import { describe, expect, it } from 'vitest';
import { availability } from '../../../.storybook/model.ts';
import { local } from '../../../test/programmedClient.ts';
import { december, noTimes } from '../../../test/situations.ts';
import { chosenDays, offeredDays, shownTimes, usualDays } from './waitlistDays.ts';

const { range } = availability;
const view = (day: number) => ({ ...availability, day: december(day) });

describe('the days to wait for', () => {
  it.each([
    ['on a Tuesday', 1, { first: december(5), last: december(6) }, { first: december(7), last: december(13) }],
    ['on a Saturday', 5, { first: december(5), last: december(6) }, { first: december(7), last: december(13) }],
    ['on a Sunday', 6, { first: december(6), last: december(6) }, { first: december(7), last: december(13) }],
  ])('%s: the day in view, the weekend, the next week, or any', (_, today, weekend, nextWeek) => {
    const { last } = range;
    const from = { ...view(16), today: december(today), range: { first: december(today), last } };
    expect(offeredDays(from)).toEqual([
      { which: 'day', days: { first: december(16), last: december(16) } },
      { which: 'weekend', days: weekend },
      { which: 'nextWeek', days: nextWeek },
      { which: 'any', days: { first: december(today), last } },
    ]);
  });

  it('are each offered once, and end with the booking period', () => {
    const few = { ...view(6), today: december(6), range: { first: december(6), last: december(8) } };
    expect(offeredDays(few)).toEqual([
      { which: 'day', days: { first: december(6), last: december(6) } },
      { which: 'nextWeek', days: { first: december(7), last: december(8) } },
      { which: 'any', days: { first: december(6), last: december(8) } },
    ]);
    const today = { ...few, range: { first: december(6), last: december(6) } };
    expect(offeredDays(today).map(({ which }) => which)).toEqual(['day']);
  });

  it('leave out closed days', () => {
    expect(offeredDays(view(25)).map(({ which }) => which)).toEqual(['weekend', 'nextWeek', 'any']);
  });
});

it('begins with the day in view, or with any day where nothing is free', () => {
  expect(usualDays(availability)).toBe('day');
  expect(usualDays({ ...availability, nothingUntil: december(14) })).toBe('any');
  expect(usualDays({ ...availability, times: { ...noTimes, why: 'all-full' } })).toBe('any');
  expect(usualDays({ ...availability, times: { ...noTimes, why: 'full' } })).toBe('day');
});

it('falls back to the first choice that is offered', () => {
  const offered = offeredDays(view(25));
  expect(chosenDays(offered, 'any', range)?.days).toEqual(range);
  expect(chosenDays(offered, 'day', range)?.which).toBe('weekend');
});

it('takes the visitor’s own days, as far as they can be booked', () => {
  const offered = offeredDays(view(5));
  const own = { first: december(9), last: december(11) };
  expect(chosenDays(offered, own, range)).toEqual({ which: 'own', days: own });
  const later = { first: december(10), last: range.last };
  expect(chosenDays(offered, own, later)?.days).toEqual({ first: december(10), last: december(11) });
  expect(chosenDays(offered, own, { first: december(12), last: range.last })?.which).toBe('day');
});

describe('what the screen shows of the days', () => {
  const view = {
    ...availability,
    day: december(5),
    counts: { [december(3)]: 0, [december(4)]: 0, [december(5)]: 2, [december(6)]: 3 },
    times: {
      ...({ kind: 'times', refreshing: false } as const),
      slots: [local('2026-12-05T10:15:00'), local('2026-12-05T11:00:00')],
    },
  };

  it('is the times of the day in view, and the days that are known to have none', () => {
    const days = { first: december(4), last: december(9) };
    expect(shownTimes(view, days)).toEqual({ '2026-12-04': [], '2026-12-05': ['10:15:00', '11:00:00'] });
    expect(shownTimes(view, { first: december(6), last: december(9) })).toEqual({});
  });

  it('is nothing while no answer is there', () => {
    const days = { first: december(5), last: december(5) };
    expect(shownTimes(null, days)).toEqual({});
    expect(shownTimes({ ...view, times: { kind: 'asking' } }, days)).toEqual({});
  });
});

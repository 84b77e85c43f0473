import { describe, expect, it } from 'vitest';
import { availability } from '../../../.storybook/model.ts';
import { local } from '../../../test/programmedClient.ts';
import { december, noTimes } from '../../../test/situations.ts';
import { chosenDays, offeredDays, shownTimes, usualDays } from './waitlistDays.ts';

const { range } = availability;
const view = (day: number) => ({ ...availability, day: december(day) });

describe('the days to wait for', () => {
  it.each([
    ['a week from Sunday', 9, 0, { first: december(6), last: december(12) }],
    ['a week from Monday', 13, 1, { first: december(7), last: december(13) }],
    ['a week that has begun: from today on', 3, 0, { first: december(1), last: december(5) }],
  ])('%s', (_, day, firstWeekday, week) => {
    expect(offeredDays(view(day), firstWeekday)).toEqual([
      { which: 'day', days: { first: december(day), last: december(day) } },
      { which: 'week', days: week },
      { which: 'any', days: range },
    ]);
  });

  it('are each offered once', () => {
    const today = { ...view(5), range: { first: december(5), last: december(20) } };
    expect(offeredDays(today, 0).map(({ which }) => which)).toEqual(['day', 'any']);
    expect(offeredDays({ ...view(9), range: { first: december(8), last: december(10) } }, 0)).toHaveLength(2);
  });

  it('leave out a closed day', () => {
    expect(offeredDays(view(25), 0).map(({ which }) => which)).toEqual(['week', 'any']);
  });
});

it('begins with the day in view, or with any day where nothing is free', () => {
  expect(usualDays(availability)).toBe('day');
  expect(usualDays({ ...availability, nothingUntil: december(14) })).toBe('any');
  expect(usualDays({ ...availability, times: { ...noTimes, why: 'all-full' } })).toBe('any');
  expect(usualDays({ ...availability, times: { ...noTimes, why: 'full' } })).toBe('day');
});

it('falls back to the first choice that is offered', () => {
  const offered = offeredDays(view(25), 0);
  expect(chosenDays(offered, 'any')?.days).toEqual(range);
  expect(chosenDays(offered, 'day')?.which).toBe('week');
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

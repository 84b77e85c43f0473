import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { day, slot, slots } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { noTimes } from '../../../test/situations.ts';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { SpokenTimes } from './SpokenTimes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Shows views one after another. Gives the words that are read out at each. */
function open() {
  const page = (view: TimesView, speak: boolean) => (
    <Announcer>
      <SpokenTimes day={day('2026-12-05')} view={view} speak={speak} daysAhead={60} />
    </Announcer>
  );
  const { rerender } = render(page({ kind: 'asking' }, false));
  return (view: TimesView, speak = true): string | null => {
    // By then the live region has cleared the words before.
    act(() => vi.advanceTimersByTime(7_000));
    rerender(page(view, speak));
    return liveRegion().textContent;
  };
}

const times: TimesView = { kind: 'times', slots, refreshing: false };
const failed = (failures: number, retrying = false): TimesView => ({
  kind: 'failed',
  why: 'status',
  failures,
  retrying,
});
const saturday = 'Saturday, December 5:';

it('says how many times a day has: before the first touch only once, and with the title of the widget', () => {
  const readOut = open();
  expect(readOut(times, false)).toBe(`Book a tour. ${saturday} 11 times`);
  expect(readOut({ ...times, slots: slots.slice(0, 2) }, false)).toBe('');
  expect(readOut({ ...times, slots: slots.slice(0, 2) })).toBe('');
  expect(readOut({ kind: 'asking' })).toBe('');
  expect(readOut({ ...times, slots: slots.slice(0, 1) })).toBe(`${saturday} 1 time`);
});

it('says before the first touch what is found after a day without times', () => {
  const readOut = open();
  expect(readOut(noTimes, false)).toBe(`Book a tour. ${saturday} No times left on this day.`);
  expect(readOut({ ...noTimes, why: 'all-full' }, false)).toBe(
    `${saturday} There are no open times in the next 60 days.`,
  );
  expect(readOut({ ...noTimes, why: 'all-full', refreshing: true }, false)).toBe('');
});

it('announces each further failure of "try again"', () => {
  const readOut = open();
  const service = 'Something’s wrong on our end.';
  expect(readOut(failed(1))).toBe(`${saturday} We couldn’t load the times. ${service}`);
  for (const failures of [2, 3]) {
    expect(readOut(failed(failures - 1, true))).toBe('');
    expect(readOut(failed(failures))).toBe(`${saturday} We still couldn’t load the times. ${service}`);
  }
});

it.each<readonly [NoTimes['why'], string]>([
  ['closed', 'Closed on this day.'],
  ['full', 'No times left on this day.'],
  ['all-closed', 'Online booking is closed for the next 60 days.'],
  ['all-full', 'There are no open times in the next 60 days.'],
])('says why a day has no times: %s', (why, words) => {
  expect(open()({ ...noTimes, why })).toBe(`${saturday} ${words}`);
});

it('says that it searches, and how the search ended, but not each day on the way', () => {
  const readOut = open();
  const looking = `${saturday} Looking for the next available day…`;
  expect(readOut({ ...noTimes, searching: true })).toBe(looking);
  expect(readOut({ ...noTimes, searching: true, searchedUntil: day('2026-12-07') })).toBe('');
  const nothing = { ...noTimes, searchedUntil: day('2026-12-19') };
  expect(readOut(nothing)).toBe(`${saturday} Nothing open through Sat,\u00a0Dec\u00a019.`);
  expect(readOut({ ...nothing, searching: true })).toBe(looking);
  expect(readOut({ ...noTimes, next: day('2026-12-24') })).toBe(
    `${saturday} No times left on this day. Next available day: Thursday, December 24`,
  );
});

it('says once as of when older times from an edge are, and is silent when they are fresh again', () => {
  const readOut = open();
  const asOf = slot('2026-12-01T10:14:00');
  expect(readOut({ ...times, asOf }, false)).toBe(`Book a tour. ${saturday} 11 times. As of 10:14\u00a0AM`);
  expect(readOut(times)).toBe('');
  expect(readOut({ ...times, asOf })).toBe(`${saturday} 11 times. As of 10:14\u00a0AM`);
  expect(readOut({ ...times, asOf, refreshing: true })).toBe('');
  expect(readOut(times)).toBe('');
  expect(readOut({ ...times, slots: slots.slice(0, 1) })).toBe(`${saturday} 1 time`);
  expect(readOut({ ...noTimes, asOf })).toBe(`${saturday} No times left on this day. As of 10:14\u00a0AM`);
  expect(readOut({ ...noTimes, asOf, searching: true })).toBe(`${saturday} Looking for the next available day…`);
});

import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import type { TourClient } from '../../api/tourClient.ts';
import { configurationKey } from '../../queries/queryOptions.ts';
import type { Day, LocalDateTime } from '../../time/values.ts';
import { nextFreeSlot } from './nextFreeSlot.ts';

/** 9:05 on Tuesday, December 1, 2026, in New York. */
const NOW = Date.UTC(2026, 11, 1, 14, 5);
const local = (text: string): LocalDateTime => text as LocalDateTime;

/** The settings with `change`, and a client of a service that has these slots. */
function setUp(
  slots: readonly string[],
  change: { now?: number; savesData?: boolean; closed?: (weekday: number) => boolean; initialDay?: string } = {},
) {
  const getAvailability = vi.fn<TourClient['getAvailability']>(async (_, asked) => ({
    asked,
    free: false,
    slots: slots.map(local),
    smsOptIn: undefined,
  }));
  const never = (): Promise<never> => Promise.reject(new Error('not asked for'));
  const client: TourClient = {
    getAvailability,
    getWidgetConfiguration: never,
    getOfficeHours: never,
    bookTour: never,
  };
  const scope = { client, service: 'test', groupId: 101 };
  const settings = {
    scope,
    zone: 'America/New_York',
    closed: (_: Day, weekday: number) => change.closed?.(weekday) === true,
    daysAhead: 60,
    initialDay: change.initialDay as Day | undefined,
    managed: undefined,
  };
  const environment = {
    queryClient: new QueryClient(),
    now: () => change.now ?? NOW,
    savesData: () => change.savesData === true,
  };
  return { getAvailability, settings, environment, scope };
}

describe('the next free slot', () => {
  it('is the first that has not begun, by one call that is sent once', async () => {
    const { settings, environment, getAvailability } = setUp(['2026-12-01T09:00:00', '2026-12-01T16:45:00']);
    expect(await nextFreeSlot(settings, environment)).toEqual({ slot: '2026-12-01T16:45:00', today: '2026-12-01' });
    expect(getAvailability.mock.calls.map(([group, at, options]) => [group, at, options?.attempts])).toEqual([
      [101, '2026-12-01T09:15:00', 1],
    ]);
    await nextFreeSlot(settings, environment);
    expect(getAvailability).toHaveBeenCalledTimes(1);
  });

  it("excludes a time that begins now, unless the property's clock is unknown", async () => {
    const { settings, environment } = setUp(['2026-12-01T09:05:00', '2026-12-01T16:45:00']);
    expect(await nextFreeSlot(settings, environment)).toMatchObject({ slot: '2026-12-01T16:45:00' });
    expect(await nextFreeSlot({ ...settings, zone: undefined }, environment)).toMatchObject({
      slot: '2026-12-01T09:05:00',
    });
  });

  it('is of the next day late at night', async () => {
    const { settings, environment } = setUp(['2026-12-02T10:00:00'], { now: Date.UTC(2026, 11, 2, 4, 50) });
    expect(await nextFreeSlot(settings, environment)).toEqual({ slot: '2026-12-02T10:00:00', today: '2026-12-01' });
  });

  it.each<[string, Parameters<typeof setUp>[1], string]>([
    ['the first with tours', { closed: (weekday) => weekday === 2 }, '2026-12-02T12:00:00'],
    ['the one the integrator wants', { initialDay: '2026-12-05' }, '2026-12-05T12:00:00'],
    ['the first where that one cannot be booked', { initialDay: '2027-12-05' }, '2026-12-01T09:15:00'],
  ])('is of the day the booking opens with: %s', async (_, change, asked) => {
    const { settings, environment, getAvailability } = setUp(['2026-12-05T16:45:00'], change);
    expect(await nextFreeSlot(settings, environment)).toMatchObject({ slot: '2026-12-05T16:45:00' });
    expect(getAvailability.mock.calls.map(([, at]) => at)).toEqual([asked]);
  });

  it('is none where nothing is left, or the call fails', async () => {
    const full = setUp(['2026-12-01T09:00:00']);
    expect(await nextFreeSlot(full.settings, full.environment)).toBeUndefined();
    const broken = setUp([]);
    broken.getAvailability.mockRejectedValue(new Error('down'));
    expect(await nextFreeSlot(broken.settings, broken.environment)).toBeUndefined();
    expect(broken.getAvailability).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the visitor saves data', { savesData: true }],
    ['no day has tours', { closed: () => true }],
  ])('is not asked for where %s', async (_, change) => {
    const { settings, environment, getAvailability } = setUp(['2026-12-01T16:45:00'], change);
    expect(await nextFreeSlot(settings, environment)).toBeUndefined();
    expect(getAvailability).not.toHaveBeenCalled();
  });

  it('is not asked for of a group that is known to take no bookings, nor without one, nor for a tour to change', async () => {
    const { settings, environment, getAvailability, scope } = setUp(['2026-12-01T16:45:00']);
    expect(await nextFreeSlot({ ...settings, scope: undefined }, environment)).toBeUndefined();
    const managed = { id: 7, start: local('2026-12-05T10:15:00') };
    expect(await nextFreeSlot({ ...settings, managed }, environment)).toBeUndefined();
    environment.queryClient.setQueryData(configurationKey(scope), {
      answer: { active: false, reason: '' },
      receivedAt: NOW,
    });
    expect(await nextFreeSlot(settings, environment)).toBeUndefined();
    expect(getAvailability).not.toHaveBeenCalled();
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/failure.ts';
import type { TourClient } from '../api/tours.ts';
import { dayOf, type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { createCache } from './cache.ts';
import { type AskPlan, useDays } from './useDays.ts';

function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}
const first = local('2026-12-04T12:00:00');
const second = local('2026-12-05T12:00:00');
const slot = local('2026-12-04T10:00:00');
const away = local('2026-12-07T10:00:00');

function setUp(plan: AskPlan) {
  const getAvailability = vi.fn<TourClient['getAvailability']>();
  const getOfficeHours = vi.fn<TourClient['getOfficeHours']>(async () => ({ times: [], smsOptIn: undefined }));
  const never = () => Promise.reject(new Error('not asked for here'));
  const client: TourClient = { getAvailability, getOfficeHours, getWidgetConfiguration: never, bookTour: never };
  const desk = { client, service: 'https://a.example', groupId: 101 };
  const cache = createCache();
  const show = () => renderHook((current: AskPlan) => useDays(desk, current, cache), { initialProps: plan });
  return { getAvailability, getOfficeHours, show };
}
const answer =
  (slots: readonly LocalDateTime[], smsOptIn?: boolean): TourClient['getAvailability'] =>
  (_, asked) =>
    Promise.resolve({ asked, free: true, slots, smsOptIn });

describe('useDays', () => {
  it('asks about each day of the plan once, and goes on as more is known', async () => {
    const { getAvailability, show } = setUp((known) =>
      known.get(dayOf(first))?.kind === 'slots' ? [first, second] : [first],
    );
    getAvailability.mockImplementation(answer([]));
    const { result } = show();
    expect(result.current.known).toEqual(new Map([['2026-12-04', { kind: 'asking' }]]));
    await waitFor(() => expect(result.current.known.get(dayOf(second))?.kind).toBe('slots'));
    expect(getAvailability.mock.calls.map(([, time]) => time)).toEqual([first, second]);
  });

  it('shows slots under the day they are of', async () => {
    const { getAvailability, show } = setUp(() => [first]);
    getAvailability.mockImplementation(answer([slot, away]));
    const { result } = show();
    await waitFor(() => expect(result.current.known.size).toBe(2));
    expect(Object.fromEntries(result.current.known)).toEqual({
      '2026-12-04': { kind: 'slots', slots: [slot] },
      '2026-12-07': { kind: 'slots', slots: [away] },
    });
  });

  it('says why a day could not be asked, and asks it again on request alone', async () => {
    const { getAvailability, show } = setUp(() => [first]);
    getAvailability.mockRejectedValueOnce(
      new ApiError({ kind: 'offline' }, { method: 'GET', url: 'https://a.example' }),
    );
    const { result } = show();
    await waitFor(() => expect(result.current.known.get(dayOf(first))).toEqual({ kind: 'failed', why: 'offline' }));
    expect(getAvailability).toHaveBeenCalledTimes(1);
    getAvailability.mockImplementation(answer([slot]));
    act(() => result.current.refresh(first, true));
    await waitFor(() => expect(result.current.known.get(dayOf(first))).toEqual({ kind: 'slots', slots: [slot] }));
  });

  it('keeps the old slots in view while fresh ones are on their way', async () => {
    const { getAvailability, show } = setUp(() => [first]);
    getAvailability.mockImplementation(answer([slot]));
    const { result } = show();
    await waitFor(() => expect(result.current.known.get(dayOf(first))?.kind).toBe('slots'));
    let release = (): void => undefined;
    getAvailability.mockImplementation(
      (_, asked) =>
        new Promise((resolve) => {
          release = () => resolve({ asked, free: true, slots: [], smsOptIn: undefined });
        }),
    );
    act(() => result.current.refresh(first));
    expect(getAvailability).toHaveBeenCalledTimes(1);
    act(() => result.current.refresh(first, true));
    await waitFor(() => expect(result.current.refreshing.has(dayOf(first))).toBe(true));
    expect(result.current.known.get(dayOf(first))).toEqual({ kind: 'slots', slots: [slot] });
    act(() => release());
    await waitFor(() => expect(result.current.known.get(dayOf(first))).toEqual({ kind: 'slots', slots: [] }));
    expect(result.current.refreshing.size).toBe(0);
  });
});

describe('consent to text messages', () => {
  it('is as the latest 200 says', async () => {
    const { getAvailability, getOfficeHours, show } = setUp(() => [first]);
    getOfficeHours.mockResolvedValue({ times: [], smsOptIn: false });
    getAvailability.mockImplementation(answer([slot], true));
    const { result } = show();
    await waitFor(() => expect(result.current.smsOptIn).toBeDefined());
    getAvailability.mockImplementation(answer([slot], false));
    await act(async () => result.current.refresh(first, true));
    await waitFor(() => expect(result.current.smsOptIn).toBe(false));
  });

  it('is not changed by a 400 that comes after it for the same day', async () => {
    const { getAvailability, show } = setUp(() => [first]);
    getAvailability.mockImplementation(answer([slot], true));
    const { result } = show();
    await waitFor(() => expect(result.current.smsOptIn).toBe(true));
    getAvailability.mockImplementation(answer([], undefined));
    act(() => result.current.refresh(first, true));
    await waitFor(() => expect(result.current.known.get(dayOf(first))).toEqual({ kind: 'slots', slots: [] }));
    expect(result.current.smsOptIn).toBe(true);
  });

  it('outlives the day that said it', async () => {
    const { getAvailability, show } = setUp(() => [first]);
    getAvailability.mockImplementation(answer([slot], true));
    const { result, rerender } = show();
    await waitFor(() => expect(result.current.smsOptIn).toBe(true));
    getAvailability.mockImplementation(answer([], undefined));
    rerender(() => [second]);
    await waitFor(() => expect(result.current.known.get(dayOf(second))?.kind).toBe('slots'));
    expect(result.current.smsOptIn).toBe(true);
  });
});

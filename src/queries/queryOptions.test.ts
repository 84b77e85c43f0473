import { onlineManager, QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { failing, local, programmedClient } from '../../test/programmedClient.ts';
import type { TourClient } from '../api/tourClient.ts';
import { availabilityQuery, configurationQuery, officeHoursQuery } from './queryOptions.ts';

const time = local('2026-12-04T09:15:00');
const scopeOf = (client: TourClient = programmedClient(), service = 'https://a.example', groupId = 101) => ({
  client,
  service,
  groupId,
});
const asking = { now: () => 5_000 };

describe('a query', () => {
  it('has a key of its own for each service, group, question and day', () => {
    const keys = [scopeOf(), scopeOf(undefined, 'https://b.example'), scopeOf(undefined, undefined, 102)].flatMap(
      (scope) => [
        configurationQuery(scope, asking).queryKey,
        officeHoursQuery(scope, asking).queryKey,
        availabilityQuery(scope, time, asking).queryKey,
        availabilityQuery(scope, local('2026-12-05T09:15:00'), asking).queryKey,
      ],
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(12);
    expect(keys[2]).toEqual(['tour-booking', 'https://a.example', 101, 'availability', '2026-12-04']);
    expect([keys[0]?.[3], keys[1]?.[3]]).toEqual(['configuration', 'office-hours']);
  });

  it('has one key for every time of a day', () => {
    const [morning, evening] = [time, local('2026-12-04T20:00:00')].map(
      (each) => availabilityQuery(scopeOf(), each, asking).queryKey,
    );
    expect(morning).toEqual(evening);
  });

  it('says when its answer came, by the clock that was passed in', async () => {
    const scope = scopeOf();
    const queryClient = new QueryClient();
    const answer = await queryClient.fetchQuery(availabilityQuery(scope, time, asking));
    expect(answer).toMatchObject({ answer: { asked: time }, receivedAt: 5_000 });
  });

  it('hands the group, a signal and the number of attempts, if there is one, to the client', async () => {
    const getWidgetConfiguration = vi.fn(programmedClient().getWidgetConfiguration);
    const getOfficeHours = vi.fn(programmedClient().getOfficeHours);
    const scope = scopeOf({ ...programmedClient(), getWidgetConfiguration, getOfficeHours });
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(configurationQuery(scope, { ...asking, attempts: 1 }));
    await queryClient.fetchQuery(officeHoursQuery(scope, asking));
    expect(getWidgetConfiguration).toHaveBeenCalledExactlyOnceWith(101, {
      signal: expect.any(AbortSignal),
      attempts: 1,
    });
    expect(getOfficeHours).toHaveBeenCalledExactlyOnceWith(101, { signal: expect.any(AbortSignal) });
  });

  it('is tried once, also while the browser believes it is offline: the transport retries', async () => {
    onlineManager.setOnline(false);
    const client = programmedClient({ officeHours: failing({ kind: 'offline' }) });
    const asked = new QueryClient().fetchQuery(officeHoursQuery(scopeOf(client), asking));
    await expect(asked).rejects.toThrow('no connection');
    onlineManager.setOnline(true);
    expect(client.calls).toHaveLength(1);
  });

  it('is asked by nobody but the core', () => {
    expect(officeHoursQuery(scopeOf(), asking)).toMatchObject({
      enabled: false,
      retry: false,
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    });
  });
});

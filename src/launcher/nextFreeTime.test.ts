import { QueryClient } from '@tanstack/query-core';
import { expect, it, vi } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { nextFreeTime } from './nextFreeTime.ts';

const next = () =>
  nextFreeTime(
    { groupId: 101, client: programmedClient(), timeZone: 'America/New_York' },
    'a service',
    steppedEnvironment(START, new QueryClient()),
  );

it('is nothing where the page has broken what writes times', async () => {
  expect(await next()).toBe('Next: today, 10:00 AM');
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new Error('broken by the page');
  });
  expect(await next()).toBeUndefined();
});

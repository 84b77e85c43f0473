import { expect, it } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { nextFreeTime } from './nextFreeTime.ts';

it('is nothing where the page has broken the clock', async () => {
  const environment = steppedEnvironment(START);
  const next = () =>
    nextFreeTime({ groupId: 101, client: programmedClient(), timeZone: 'America/New_York' }, 'a service', environment);
  expect(await next()).toBe('Next: today, 10:00 AM');
  Object.assign(environment, {
    now() {
      throw new Error('broken by the page');
    },
  });
  expect(await next()).toBeUndefined();
});

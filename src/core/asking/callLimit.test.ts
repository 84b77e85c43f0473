import { expect, it, vi } from 'vitest';
import { START } from '../../../test/openBooking.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { trafficOf } from './callLimit.ts';

it('tells who listens that a call has ended, and nobody who left', async () => {
  const environment = steppedEnvironment(START);
  const traffic = trafficOf(environment);
  const stays = vi.fn();
  const leaves = vi.fn();
  traffic.subscribe(stays);
  const remove = traffic.subscribe(leaves);
  remove();
  traffic.add('visitor', Promise.resolve());
  expect(traffic.load().underWay).toBe(1);
  await environment.settle();
  expect(traffic.load().underWay).toBe(0);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

import { expect, it, vi } from 'vitest';
import { START } from '../../../test/openBooking.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { callCountOf } from './callLimit.ts';

it('tells each listener that a call has ended, but none that was removed', async () => {
  const environment = steppedEnvironment(START);
  const callCount = callCountOf(environment);
  const stays = vi.fn();
  const leaves = vi.fn();
  callCount.subscribe(stays);
  const remove = callCount.subscribe(leaves);
  remove();
  callCount.add('visitor', Promise.resolve());
  expect(callCount.load().underWay).toBe(1);
  await environment.settle();
  expect(callCount.load().underWay).toBe(0);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { openDetails } from '../../../test/openBooking.ts';
import { failing, local, programmedClient } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';

const slot = local('2026-12-04T10:00:00');

it('times that could not be renewed are asked for again at the next tap, however new they are', async () => {
  const client = programmedClient({ booking: async () => ({ kind: 'slot-taken', message: '' }) });
  const { environment, snapshot, submit, pickDay, view } = await openDetails(slot, { client });
  client.answers.availability = failing({ kind: 'status', status: 404, errors: [] });
  submit(snapshot().flow.answers, []);
  await environment.settle();
  expect(view().times.kind).toBe('failed');
  client.forget();
  pickDay(december(4));
  await environment.settle();
  expect(client.days()).toEqual([december(4)]);
});

import { expect, it } from 'vitest';
import { makeBooking } from '../../../test/openBooking.ts';
import { programmedClient, slots } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { parseTimeOfDay } from '../../time/values.ts';

const times = ['09:00:00', '12:00:00', '17:30:00'].flatMap((text) => parseTimeOfDay(text) ?? []);

/** A booking of a day without times, which starts at `utc` on 4 December; New York is five hours behind. */
async function openAt(utc: number, settings: { readonly zone?: undefined } = {}) {
  const environment = steppedEnvironment(utc);
  const client = programmedClient({
    officeHours: async () => ({ times, smsOptIn: undefined }),
    availability: async (time) => slots(time),
  });
  const booking = makeBooking({ client, environment, settings });
  booking.start();
  await environment.settle();
  const lastStart = () => {
    const { times: view } = booking.view();
    return view.kind === 'none' ? view.lastStart : view.kind;
  };
  return { ...booking, environment, lastStart };
}

it.each([
  ['past', Date.UTC(2026, 11, 4, 22, 31), '2026-12-04T17:30:00'],
  ['now', Date.UTC(2026, 11, 4, 22, 30), undefined],
  ['to come', Date.UTC(2026, 11, 4, 14, 5), undefined],
])('the last start of today is told when it is past: %s', async (_, utc, expected) => {
  expect((await openAt(utc)).lastStart()).toBe(expected);
});

it('the last start is not told without the zone of the property', async () => {
  expect((await openAt(Date.UTC(2026, 11, 4, 22, 31), { zone: undefined })).lastStart()).toBe(undefined);
});

it('the last start is not told on the next day, which may have other hours', async () => {
  const { environment, lastStart, pickDay, view } = await openAt(Date.UTC(2026, 11, 4, 22, 31));
  await environment.sleep(24 * 3_600_000);
  pickDay(view().today);
  await environment.settle();
  expect(view().today).toBe('2026-12-05');
  expect(lastStart()).toBe(undefined);
});

import { expect, it } from 'vitest';
import { makeBooking, openBooking, openDetails, START } from '../../test/openBooking.ts';
import { local, programmedClient, slots } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { dayOf } from '../time/values.ts';

const slot = local('2026-12-07T10:00:00');
const settings = { initialSlot: slot, initialDay: dayOf(slot) };

it('opens the form with the time that the host names', async () => {
  const { snapshot, emitted, warned } = await openBooking({ settings });
  expect(snapshot()).toMatchObject({ screen: 'details', flow: { slot, notice: null } });
  expect(emitted.map(([name]) => name)).toEqual(['ready']);
  expect(warned).toEqual([]);
});

it('says that the time is not free, and shows its day', async () => {
  const client = programmedClient({ availability: async (time) => slots(time, '15:00:00') });
  const { snapshot, view } = await openBooking({ settings, client });
  expect(snapshot()).toMatchObject({ screen: 'pick', flow: { notice: { kind: 'slot-taken', slot } } });
  expect(view()).toMatchObject({ day: dayOf(slot), times: { slots: [local('2026-12-07T15:00:00')] } });
});

it('says that a time of today that is past is not free', async () => {
  const past = local('2026-12-04T09:00:00');
  const { snapshot } = await openBooking({ settings: { initialSlot: past, initialDay: dayOf(past) } });
  expect(snapshot()).toMatchObject({ screen: 'pick', flow: { notice: { slot: past } } });
});

it.each(['2026-11-30T10:00:00', '2027-12-07T10:00:00'])(
  'opens with the first free day, and warns, where the day of %s cannot be booked',
  async (text) => {
    const beyond = { initialSlot: local(text), initialDay: dayOf(local(text)) };
    const { snapshot, view, warned } = await openBooking({ settings: beyond });
    expect(snapshot()).toMatchObject({ screen: 'pick', flow: { at: 'day' } });
    expect(view().day).toBe('2026-12-04');
    expect(warned).toEqual([expect.stringMatching(/^tour-booking: `initialSlot` 20\S+ is not a day/)]);
  },
);

it('gives way to what the visitor does meanwhile', async () => {
  const { environment, start, snapshot, pickDay } = makeBooking({ settings });
  start();
  const other = dayOf(local('2026-12-08T10:00:00'));
  pickDay(other);
  await environment.settle();
  expect(snapshot()).toMatchObject({ screen: 'pick', flow: { day: other, notice: null } });
});

it('wins over a time that was chosen before, but not over a booked tour', async () => {
  const before = await openDetails(local('2026-12-05T10:00:00'));
  const again = steppedEnvironment(START);
  for (const [key, text] of before.environment.stored) again.stored.set(key, text);
  const { snapshot, submit, environment } = await openBooking({ environment: again, settings });
  expect(snapshot()).toMatchObject({ screen: 'details', flow: { slot } });
  submit(snapshot().flow.answers, []);
  await environment.settle();
  expect(snapshot().screen).toBe('booked');
  const next = steppedEnvironment(START);
  for (const [key, text] of environment.stored) next.stored.set(key, text);
  const other = { initialSlot: local('2026-12-08T10:00:00'), initialDay: dayOf(local('2026-12-08T10:00:00')) };
  expect((await openBooking({ environment: next, settings: other })).snapshot()).toMatchObject({
    screen: 'booked',
    flow: { slot },
  });
});

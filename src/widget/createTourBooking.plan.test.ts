import { expect, it } from 'vitest';
import { START } from '../../test/openBooking.ts';
import { local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { BookTourRequest } from '../api/contract/schemas/appointments.ts';
import type { TourClient } from '../api/tourClient.ts';
import { noAnswers } from '../booking/answers.ts';
import type { BookingOptions } from '../options/options.ts';
import { createBookingIn } from './createTourBooking.ts';

type Outcome = Awaited<ReturnType<TourClient['bookTour']>>;
const tooLong: Outcome = { kind: 'rejected', errors: [{ path: 'client.notes', message: 'Too long.' }] };
const lara = { ...noAnswers, first_name: 'Lara', notes: 'From the site', move_in_date: '2027-01-15' };

/** A booking whose form is open, of a group that asks for a layout and notes. */
async function openForm(options: Partial<BookingOptions>, outcome: Outcome = tooLong) {
  const sent: BookTourRequest[] = [];
  const fields = { 'client.layout': 20, 'client.notes': 20, 'client.move_in_date': 20 };
  const configuration = { layouts: ['1br'], sources: [], fields, unread: [] };
  const client = programmedClient({
    configuration: async () => ({ active: true, configuration }),
    async booking(_, request) {
      sent.push(request);
      return outcome;
    },
  });
  const environment = steppedEnvironment(START);
  const booking = createBookingIn(environment, { groupId: 101, client, timeZone: 'America/New_York', ...options });
  const before = booking.getSnapshot().plan;
  booking.subscribe(() => undefined);
  await environment.settle();
  booking.commands.pickSlot(local('2026-12-04T15:00:00'));
  const submit = async (): Promise<BookTourRequest['client'] | undefined> => {
    booking.commands.submit(lara);
    await environment.settle();
    return sent.at(-1)?.client;
  };
  return { booking, before, sent, submit, plan: () => booking.getSnapshot().plan };
}

it('gives the form in the snapshot once the configuration has come, and the same one while the visitor types', async () => {
  const { booking, before, plan } = await openForm({ fields: { notes: 'hidden' } });
  expect(before).toBeNull();
  const keys = plan()?.keys;
  expect(keys).toEqual(expect.arrayContaining(['first_name', 'layout', 'move_in_date']));
  expect(keys).not.toContain('notes');
  const [first, snapshot] = [plan(), booking.getSnapshot()];
  expect(booking.getSnapshot()).toBe(snapshot);
  booking.commands.answer(lara);
  expect(booking.getSnapshot()).not.toBe(snapshot);
  expect(plan()).toBe(first);
});

it('sends the answers to the fields of the form, and of hidden presets', async () => {
  const hidden = { notes: 'hidden', move_in_date: 'hidden' } as const;
  expect(await (await openForm({ fields: hidden })).submit()).not.toHaveProperty('notes');
  const preset = await openForm({ fields: hidden, prefill: { notes: 'From the site' } });
  expect(await preset.submit()).toMatchObject({ notes: 'From the site' });
});

it('leaves a hidden preset out of the next attempt when the service refuses it', async () => {
  const { submit, sent } = await openForm({ fields: { notes: 'hidden' }, prefill: { notes: 'From the site' } });
  expect(await submit()).toHaveProperty('notes');
  expect(await submit()).not.toHaveProperty('notes');
  expect(sent).toHaveLength(2);
});

it('sends an answer of the form again although it was refused', async () => {
  const { submit, sent } = await openForm({});
  await submit();
  expect(await submit()).toHaveProperty('notes');
  expect(sent).toHaveLength(2);
});

it('sends no hidden preset of a day that is past at the property', async () => {
  const fields = { move_in_date: 'hidden' } as const;
  const { plan } = await openForm({ fields, prefill: { move_in_date: '2026-12-04' } });
  expect(plan()?.sent).toContain('move_in_date');
  const past = await openForm({ fields, prefill: { move_in_date: '2020-01-01' } });
  expect(past.plan()).toMatchObject({
    sent: expect.not.arrayContaining(['move_in_date']),
    warnings: [expect.stringContaining('"move_in_date"')],
  });
});

it('has no form of a group that takes no bookings', async () => {
  const environment = steppedEnvironment(START);
  const client = programmedClient({ configuration: async () => ({ active: false, reason: '' }) });
  const booking = createBookingIn(environment, { groupId: 101, client, timeZone: 'America/New_York' });
  booking.subscribe(() => undefined);
  await environment.settle();
  expect(booking.getSnapshot()).toMatchObject({ screen: 'closed', plan: null });
});

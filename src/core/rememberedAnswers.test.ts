import { expect, it } from 'vitest';
import { makeBooking, openBooking, openDetails } from '../../test/openBooking.ts';
import { local, programmedClient } from '../../test/programmedClient.ts';
import { noAnswers } from '../booking/answers.ts';

const slot = local('2026-12-05T10:00:00');
const typed = { ...noAnswers, first_name: 'Lara', layout: ['1br'], sms_opted_in: true };
const KEY = 'tour-booking 101 https://leasing.example.com';

/** What a tab keeps after a visitor has typed, and has left. */
async function leave(settings = {}) {
  const { environment, answer, stop } = await openDetails(slot, { settings });
  answer(typed);
  stop();
  return environment;
}

it('has the answers of this tab after a reload, without the consent', async () => {
  const environment = await leave();
  expect([...environment.stored].filter(([key]) => key === KEY)).toEqual([
    [KEY, '{"first_name":"Lara","layout":["1br"]}'],
  ]);
  const { snapshot } = await openBooking({ environment });
  expect(snapshot().flow.answers).toEqual({ ...typed, sms_opted_in: false });
});

it('stores nothing before the visitor has typed anything', async () => {
  const { environment } = await openDetails(slot, { settings: { prefill: { email: 'lara@example.com' } } });
  expect(environment.stored.has(KEY)).toBe(false);
});

it('forgets the answers once a tour is booked, and keeps them while the outcome is unknown', async () => {
  const { environment, answer, submit, bookAgain, snapshot, client } = await openDetails(slot);
  answer(typed);
  client.answers.booking = () => Promise.reject(new Error('lost'));
  submit(typed, []);
  await environment.settle();
  expect(environment.stored.has(KEY)).toBe(true);
  client.answers.booking = programmedClient().answers.booking;
  bookAgain();
  await environment.settle();
  expect(snapshot().flow.at).toBe('booked');
  expect(environment.stored.has(KEY)).toBe(false);
});

it('overrides a preset, unless that is locked', async () => {
  const environment = await leave();
  const prefill = { first_name: 'Mara', layout: ['2br'], email: 'mara@example.com' };
  const { snapshot } = await openBooking({ environment, settings: { prefill, fixed: { layout: ['2br'] } } });
  expect(snapshot().flow.answers).toMatchObject({ first_name: 'Lara', layout: ['2br'], email: 'mara@example.com' });
});

it('does not bring back a preset that the visitor has emptied', async () => {
  const prefill = { email: 'mara@example.com', broker_toggle: true };
  const { environment, answer, stop } = await openDetails(slot, { settings: { prefill } });
  answer(noAnswers);
  stop();
  const { snapshot } = await openBooking({ environment, settings: { prefill } });
  expect(snapshot().flow.answers).toEqual(noAnswers);
});

it('outlives a visit to a tour that was booked before', async () => {
  const environment = await leave();
  const managed = { id: 7, start: slot };
  const { startCancel, keepTour, snapshot } = await openBooking({ environment, settings: { managed } });
  startCancel();
  keepTour();
  expect(snapshot().flow.at).toBe('booked');
  expect(environment.stored.has(KEY)).toBe(true);
});

it('belongs to one service and one group', async () => {
  const environment = await leave();
  const { settings } = makeBooking({ environment });
  const scope = settings.scope && { ...settings.scope, groupId: 102 };
  for (const other of [{ scope }, { storedAs: 'https://other.example.com' }]) {
    const { snapshot } = await openBooking({ environment, settings: other });
    expect(snapshot().flow.answers).toEqual(noAnswers);
  }
});

it('neither stores nor reads anything where the host does not want it', async () => {
  const environment = await leave();
  const { snapshot, answer, pickSlot } = await openBooking({ environment, settings: { remember: 'off' } });
  expect(snapshot().flow.answers).toEqual(noAnswers);
  pickSlot(slot);
  answer({ ...typed, first_name: 'Mara' });
  expect(environment.stored.get(KEY)).toContain('Lara');
  expect((await leave({ remember: 'off' })).stored.size).toBe(0);
});

it('leaves the first snapshot as it is on a server, and takes the answers once, with the first start', async () => {
  const environment = await leave();
  const booking = makeBooking({ environment });
  expect(booking.core.getInitialSnapshot().flow.answers).toEqual(noAnswers);
  const stop = booking.start();
  await environment.settle();
  expect(booking.snapshot().flow.answers.first_name).toBe('Lara');
  booking.pickSlot(slot);
  booking.answer({ ...noAnswers, first_name: 'Mara' });
  stop();
  environment.stored.set(KEY, '{"first_name":"Zara"}');
  booking.start();
  await environment.settle();
  expect(booking.snapshot().flow.answers.first_name).toBe('Mara');
});

import { describe, expect, it } from 'vitest';
import { makeBooking, openBooked, openBooking, openDetails } from '../../test/openBooking.ts';
import { held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { BookingOutcome } from '../api/appointmentClient.ts';
import { noAnswers } from '../booking/answers.ts';
import { dayOf } from '../time/values.ts';

const slot = local('2026-12-05T10:00:00');
const KEY = 'tour-booking tour 101 https://leasing.example.com';
const typed = { ...noAnswers, first_name: 'Lara' };
const lost = (): Promise<never> => Promise.reject(new Error('lost'));

describe('after a reload', () => {
  it('a booked tour is there, can be changed, and another one can be booked beside it', async () => {
    const { environment } = await openBooked(slot);
    expect(JSON.parse(environment.stored.get(KEY) ?? '')).toMatchObject({ version: 1, group: 101, start: slot, id: 7 });
    const { snapshot, bookAnother } = await openBooking({ environment });
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, knownBy: 'memory', tour: { id: 7 } } });
    bookAnother();
    expect(snapshot().flow.at).toBe('day');
    // It is still booked, so it is still known.
    const again = await openBooking({ environment });
    expect(again.snapshot().screen).toBe('booked');
  });

  it('a record keeps the token of its tour, also once that was moved', async () => {
    const { environment } = await openBooked(slot);
    const record = JSON.parse(environment.stored.get(KEY) ?? '');
    environment.stored.set(KEY, JSON.stringify({ ...record, token: 't-1' }));
    const { startReschedule, pickSlot, rescheduleTour, snapshot } = await openBooking({ environment });
    startReschedule();
    pickSlot(local('2026-12-07T10:00:00'));
    rescheduleTour();
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot: '2026-12-07T10:00:00' } });
    expect(JSON.parse(environment.stored.get(KEY) ?? '')).toMatchObject({ sequence: 1, token: 't-1' });
  });

  it('a booking that was being sent is in doubt, and is not sent again', async () => {
    const waiting = held<BookingOutcome>();
    const { environment, submit, stop } = await openDetails(slot, {
      client: programmedClient({ booking: waiting.answer }),
    });
    submit(typed, []);
    expect(environment.asksBeforeLeaving).toBe(true);
    stop();
    const { snapshot, client } = await openBooking({ environment });
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { slot, unknownOutcomes: [slot] } });
    expect(client.calls.filter(({ name }) => name === 'bookTour')).toEqual([]);
  });

  it('a doubt shows, also where the visitor had gone back to the times', async () => {
    const { environment, submit, backToTimes, snapshot } = await openDetails(slot, {
      client: programmedClient({ booking: lost }),
    });
    submit(typed, []);
    await environment.settle();
    expect(snapshot().screen).toBe('unsure');
    backToTimes();
    expect((await openBooking({ environment })).snapshot()).toMatchObject({ screen: 'unsure', flow: { slot } });
  });

  it('a doubt after a reload leads back to the form before anything is sent again', async () => {
    const { environment, submit } = await openDetails(slot, { client: programmedClient({ booking: lost }) });
    submit(typed, ['first_name']);
    await environment.settle();
    const { bookAgain, submit: submitAgain, client, snapshot } = await openBooking({ environment });
    bookAgain();
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { slot, unknownOutcomes: [slot] } });
    expect(client.calls.filter(({ name }) => name === 'bookTour')).toEqual([]);
    submitAgain(typed, ['first_name']);
    await environment.settle();
    expect(snapshot().flow.at).toBe('booked');
    expect(client.calls.filter(({ name }) => name === 'bookTour')).toHaveLength(1);
  });

  it('a tour that one widget booked outlives what the visitor does in another of the page', async () => {
    const { environment, start } = makeBooking();
    start();
    const first = await openDetails(slot, { environment });
    const second = await openBooking({ environment });
    first.submit(typed, []);
    await environment.settle();
    second.pickSlot(local('2026-12-07T10:00:00'));
    second.answer(typed);
    expect((await openBooking({ environment })).snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
    first.startCancel();
    first.cancelTour();
    await environment.settle();
    second.answer({ ...typed, notes: 'Hi' });
    expect((await openBooking({ environment })).snapshot().screen).not.toBe('booked');
  });

  it('a booked tour is known again when another booking beside it is refused', async () => {
    const { environment, bookAnother, pickSlot, submit, client } = await openBooked(slot);
    bookAnother();
    pickSlot(local('2026-12-07T10:00:00'));
    client.answers.booking = async () => ({ kind: 'slot-taken', message: 'Taken' });
    submit(typed, []);
    expect(environment.stored.get(KEY)).toContain('unsure');
    await environment.settle();
    expect((await openBooking({ environment })).snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  });

  it('a refused booking leaves no doubt', async () => {
    const { environment, submit, stop } = await openDetails(slot, {
      client: programmedClient({ booking: async () => ({ kind: 'slot-taken', message: 'Taken' }) }),
    });
    submit(typed, []);
    await environment.settle();
    stop();
    expect((await openBooking({ environment })).snapshot().screen).toBe('pick');
  });

  it('a tour that is canceled is gone', async () => {
    const { environment, startCancel, cancelTour } = await openBooked(slot);
    startCancel();
    cancelTour();
    await environment.settle();
    expect(environment.stored.size).toBe(0);
  });

  it('a tour that is over is gone', async () => {
    const { environment } = await openBooked(slot);
    await environment.sleep(5 * 86_400_000);
    expect((await openBooking({ environment })).snapshot().screen).toBe('pick');
    expect(environment.stored.has(KEY)).toBe(false);
  });

  it('a tour of another group is not shown', async () => {
    const { environment, settings } = await openBooked(slot);
    const scope = settings.scope && { ...settings.scope, groupId: 102 };
    expect((await openBooking({ environment, settings: { scope } })).snapshot().screen).toBe('pick');
  });

  it('nothing is kept or read where the host does not want it', async () => {
    const { environment } = await openBooked(slot, { settings: { remember: 'off' } });
    expect(environment.stored.size).toBe(0);
    const kept = await openBooked(slot);
    const { snapshot } = await openBooking({ environment: kept.environment, settings: { remember: 'off' } });
    expect(snapshot().screen).toBe('pick');
  });

  it('with `device` the tour outlives the tab', async () => {
    const settings = { remember: 'device' } as const;
    const { environment } = await openBooked(slot, { settings });
    environment.stored.clear();
    expect((await openBooking({ environment, settings })).snapshot().screen).toBe('booked');
  });

  it('the page about a tour shows it at the time it was moved to', async () => {
    const { environment } = await openBooked(slot);
    const managed = { id: 7, start: local('2026-12-04T09:00:00') };
    expect((await openBooking({ environment, settings: { managed } })).snapshot().flow).toMatchObject({ slot });
    const other = { id: 8, start: local('2026-12-04T09:00:00') };
    const { snapshot } = await openBooking({ environment, settings: { managed: other } });
    expect(snapshot().flow).toMatchObject({ slot: other.start, tour: { id: 8 } });
  });
});

describe('a time that was chosen before a reload', () => {
  /** A new page in the tab: what the tab keeps, and nothing else. */
  async function reloaded(): Promise<SteppedEnvironment> {
    const { environment } = await openDetails(slot);
    const fresh = steppedEnvironment(environment.now());
    for (const [key, text] of environment.stored) fresh.stored.set(key, text);
    return fresh;
  }

  it('is chosen again when it is free', async () => {
    const { snapshot, emitted } = await openBooking({ environment: await reloaded() });
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { slot } });
    // The host was told of the time before the reload.
    expect(emitted.map(([name]) => name)).toEqual(['ready']);
  });

  it('is named as refused when it was just taken', async () => {
    const client = programmedClient({ availability: async (time) => slots(time, '15:00:00') });
    const { snapshot } = await openBooking({ environment: await reloaded(), client });
    expect(snapshot()).toMatchObject({ screen: 'pick', flow: { notice: { kind: 'slot-taken', slot } } });
  });

  it('gives way to what the visitor does meanwhile', async () => {
    const environment = await reloaded();
    const { start, snapshot, pickDay } = makeBooking({ environment });
    start();
    const other = dayOf(local('2026-12-07T10:00:00'));
    pickDay(other);
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'pick', flow: { day: other, notice: null } });
  });
});

it('the browser asks before leaving only while something is sent', async () => {
  const { environment, submit, startCancel, cancelTour } = await openDetails(slot);
  expect(environment.asksBeforeLeaving).toBe(false);
  submit(typed, []);
  expect(environment.asksBeforeLeaving).toBe(true);
  await environment.settle();
  expect(environment.asksBeforeLeaving).toBe(false);
  startCancel();
  expect(environment.asksBeforeLeaving).toBe(false);
  cancelTour();
  expect(environment.asksBeforeLeaving).toBe(true);
  await environment.settle();
  expect(environment.asksBeforeLeaving).toBe(false);
});

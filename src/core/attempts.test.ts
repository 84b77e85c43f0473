import { describe, expect, it, vi } from 'vitest';
import { replies } from '../../test/flows.ts';
import { openBooking, openDetails } from '../../test/openBooking.ts';
import { bookedTour, failing, held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import { type BookingOutcome, readBooking } from '../api/appointmentClient.ts';
import type { Availability } from '../api/availability.ts';
import { ApiError } from '../api/failure.ts';
import { noAnswers } from '../booking/answers.ts';

const slot = local('2026-12-04T10:00:00');
const answers = { ...noAnswers, first_name: 'Lara', email: 'lara@example.com' };
const shown = ['first_name'] as const;
const refusal = (errors: object): BookingOutcome =>
  readBooking({
    status: 400,
    ok: false,
    json: { errors },
    malformed: (at) => new ApiError({ kind: 'malformed', status: 400, at }, { method: 'POST', url: '' }),
  });
const gone = async () => refusal({ appointment: { start: ['Not available.'] } });

describe('a booking', () => {
  it('is sent once, with the answers to the shown fields and with the location and community of the host', async () => {
    const booking = vi.fn(programmedClient().answers.booking);
    const client = programmedClient({ booking });
    const { environment, submit, snapshot, emitted } = await openDetails(slot, { client, settings: { community: 5 } });
    submit(answers, shown);
    submit(answers, shown);
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { at: 'sending', slot, answers } });
    await environment.settle();
    expect(booking).toHaveBeenCalledTimes(1);
    expect(booking.mock.calls[0]?.slice(0, 2)).toEqual([
      101,
      {
        appointment: { start: slot, location: '123 First St', broker_booked: false },
        client: { people: [{ first_name: 'Lara' }], community: 5 },
      },
    ]);
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { at: 'booked', tour: bookedTour } });
    expect(emitted).toEqual([
      ['submit', { slot }],
      ['outcome', { slot, tour: bookedTour, outcome: 'booked' }],
      ['booked', { slot, tour: bookedTour }],
    ]);
  });

  it('asks about the day again for the other widgets of the page, unless the visitor saves data', async () => {
    const { environment, submit, client } = await openDetails(slot);
    submit(answers, shown);
    await environment.settle();
    expect(client.days()).toEqual([december(4)]);
    const saving = await openDetails(slot);
    saving.environment.saveData = true;
    saving.submit(answers, shown);
    await saving.environment.settle();
    expect(saving.client.days()).toEqual([]);
  });

  it('is not sent where no form is open', async () => {
    const { environment, client, submit, bookAgain, emitted } = await openBooking();
    submit(answers, shown);
    bookAgain();
    await environment.settle();
    expect(client.calls.map(({ name }) => name)).not.toContain('bookTour');
    expect(emitted.map(([name]) => name)).toEqual(['ready']);
  });

  it('is not sent while the browser is offline, and says so at once', async () => {
    const { environment, submit, snapshot, emitted, bookings } = await openDetails(slot);
    environment.online = false;
    submit(answers, shown);
    expect(snapshot().flow).toMatchObject({ at: 'details', answers, notice: { kind: 'not-booked', why: 'offline' } });
    await environment.settle();
    expect(bookings()).toBe(0);
    expect(emitted).toEqual([
      ['submit', { slot }],
      ['failed', { action: 'book', slot, why: 'offline' }],
    ]);
  });

  it('is not sent without a group', async () => {
    const { submit, snapshot, core, settings } = await openDetails(slot);
    core.configure({ ...settings, scope: undefined });
    submit(answers, shown);
    expect(snapshot().flow).toMatchObject({ at: 'details', notice: { kind: 'not-booked' } });
  });

  it('keeps what was typed before it was sent', async () => {
    const { answer, snapshot, startReschedule, pickSlot } = await openDetails(slot);
    answer(answers);
    startReschedule();
    pickSlot(slot);
    expect(snapshot().flow.answers).toBe(answers);
  });
});

describe('a refused time', () => {
  it('leads to the times of its day, which are asked for again at once', async () => {
    const { environment, client, submit, snapshot, view, emitted } = await openDetails(slot, {
      client: programmedClient({ booking: gone }),
    });
    const fresh = held<Availability>();
    client.answers.availability = fresh.answer;
    submit(answers, shown);
    await environment.settle();
    expect(client.days()).toEqual([december(4)]);
    expect(snapshot()).toMatchObject({
      screen: 'pick',
      flow: { at: 'slot', day: december(4), answers, notice: { kind: 'slot-taken', slot, perhapsOwn: false } },
    });
    expect(view().times).toMatchObject({ kind: 'times', refreshing: true });
    fresh.release(slots(local('2026-12-04T09:15:00'), '15:00:00'));
    await environment.settle();
    expect(view().times).toEqual({ kind: 'times', slots: [local('2026-12-04T15:00:00')], refreshing: false });
    expect(emitted).toEqual([
      ['submit', { slot }],
      ['slot-taken', { action: 'book', slot }],
    ]);
  });

  it('says that the fresh times could not be loaded', async () => {
    const { environment, client, submit, view } = await openDetails(slot, {
      client: programmedClient({ booking: gone }),
    });
    client.answers.availability = failing({ kind: 'offline' });
    submit(answers, shown);
    await environment.settle();
    expect(view().times).toEqual({ kind: 'failed', why: 'offline', failures: 1, retrying: false });
  });

  it('is told to the host even without a subscriber, and its day is asked about again on return', async () => {
    const reply = held<BookingOutcome>();
    const { environment, client, submit, stop, start, snapshot, view, emitted } = await openDetails(slot, {
      client: programmedClient({ booking: reply.answer }),
    });
    submit(answers, shown);
    stop();
    reply.release(await gone());
    await environment.settle();
    expect(emitted.at(-1)).toEqual(['slot-taken', { action: 'book', slot }]);
    expect(client.days()).toEqual([]);
    start();
    expect(snapshot().flow).toMatchObject({ at: 'slot', notice: { slot } });
    expect(view().times).toMatchObject({ refreshing: true });
    await environment.settle();
    expect(client.days()).toEqual([december(4)]);
  });
});

describe('refused fields', () => {
  it('lead back to the form', async () => {
    const client = programmedClient({ booking: async () => refusal({ client: { pets: ['x is not a number.'] } }) });
    const { environment, submit, snapshot, emitted, stop, start } = await openDetails(slot, { client });
    submit(answers, shown);
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ at: 'details', notice: { kind: 'rejected', attempt: 1 } });
    expect(emitted.at(-1)).toEqual(['rejected', { action: 'book', fields: ['client.pets'] }]);
    submit(answers, shown);
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ notice: { attempt: 2 } });
    stop();
    client.forget();
    start();
    await environment.settle();
    expect(client.calls).toEqual([]);
  });
});

it('offers no reply of the service as a command', async () => {
  const { core } = await openDetails(slot);
  const { commands } = core;
  expect(commands).toHaveProperty('submit');
  expect(Object.keys(commands).filter((name) => name in replies)).toEqual([]);
});

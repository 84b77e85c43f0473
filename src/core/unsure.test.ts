import { describe, expect, it, vi } from 'vitest';
import { type openBooking, openDetails } from '../../test/openBooking.ts';
import { bookedTour, failing, held, local, programmedClient } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { BookingOutcome } from '../api/appointmentClient.ts';
import { noAnswers } from '../booking/answers.ts';
import { emitTo } from './parts/hostEvents.ts';

const slot = local('2026-12-04T10:00:00');
const answers = { ...noAnswers, first_name: 'Lara', email: 'lara@example.com' };
const shown = ['first_name'] as const;
const lost = failing({ kind: 'offline' });

describe('a lost reply', () => {
  const unsure = async (parts: Parameters<typeof openBooking>[0] = {}) => {
    const booking = await openDetails(slot, { client: programmedClient({ booking: lost }), ...parts });
    booking.submit(answers, shown);
    await booking.environment.settle();
    return booking;
  };

  it('leaves the booking in doubt, sends nothing again, and does not warn of a bad connection', async () => {
    const { environment, snapshot, bookings, emitted, warned, submit } = await unsure();
    submit(answers, shown);
    await environment.advance(120_000);
    expect(snapshot()).toMatchObject({
      screen: 'unsure',
      flow: { at: 'unsure', unknownOutcomes: [slot], notice: null },
    });
    expect(bookings()).toBe(1);
    expect(emitted.at(-1)).toEqual(['failed', { action: 'book', slot, why: 'unsure' }]);
    expect(warned).toEqual([]);
  });

  it('warns the integrator where a client of the host threw an error of its own', async () => {
    const booking = () => Promise.reject(new TypeError('of the host'));
    const { snapshot, warned } = await unsure({ client: programmedClient({ booking }) });
    expect(snapshot().screen).toBe('unsure');
    expect(warned).toEqual(['tour-booking: of the host']);
  });

  it('lets the visitor send the same booking once more', async () => {
    const { environment, client, bookAgain, snapshot } = await unsure();
    const booking = vi.fn(programmedClient().answers.booking);
    client.answers.booking = booking;
    bookAgain();
    await environment.settle();
    expect(booking.mock.calls[0]?.[1]).toMatchObject({ client: { people: [{ first_name: 'Lara' }] } });
    expect(snapshot().flow).toMatchObject({ at: 'booked', unknownOutcomes: [] });
  });

  it.each([
    ['offline', false, lost],
    ['rate-limited', true, failing({ kind: 'rate-limited', retryAfter: undefined })],
  ] as const)('says why the booking was not sent once more: %s', async (why, online, booking) => {
    const { environment, client, bookAgain, snapshot } = await unsure();
    environment.online = online;
    client.answers.booking = booking;
    bookAgain();
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { notice: { kind: 'not-booked', why, attempt: 2 } } });
    environment.online = false;
    bookAgain();
    expect(snapshot().flow).toMatchObject({ notice: { why: 'offline', attempt: 3 } });
  });

  it('keeps the first time as perhaps booked when another is booked', async () => {
    const { environment, client, backToTimes, pickSlot, submit, snapshot } = await unsure();
    backToTimes();
    client.answers.booking = programmedClient().answers.booking;
    pickSlot(local('2026-12-05T10:00:00'));
    submit(answers, shown);
    submit(answers, shown);
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ at: 'booked', unknownOutcomes: [slot] });
  });

  it('makes the form ask once before another time is booked, and the host hears nothing until then', async () => {
    const { environment, backToTimes, pickSlot, submit, snapshot, bookings, emitted } = await unsure();
    backToTimes();
    pickSlot(local('2026-12-05T10:00:00'));
    emitted.length = 0;
    submit(answers, shown);
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { notice: { kind: 'asks-first' }, answers } });
    expect([bookings(), emitted]).toEqual([1, []]);
    submit(answers, shown);
    await environment.settle();
    expect(bookings()).toBe(2);
    expect(emitted[0]).toEqual(['submit', { slot: local('2026-12-05T10:00:00') }]);
  });

  it('asks about the day again when the visitor goes back to the times', async () => {
    const { client, backToTimes, view } = await unsure();
    expect(client.days()).toEqual([]);
    backToTimes();
    expect(client.days()).toEqual([december(4)]);
    expect(view().times).toMatchObject({ refreshing: true });
  });
});

describe('the host', () => {
  it('does not stop the booking with what its handlers throw', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fault = (): never => {
      throw new Error('of the host');
    };
    const emit = emitTo({ onReady: fault, onSlot: fault, onSubmit: fault, onBooked: fault });
    const client = programmedClient({ officeHours: failing({ kind: 'status', status: 404, errors: [] }) });
    const { environment, submit, snapshot } = await openDetails(slot, { client, settings: { emit, warn: fault } });
    submit(answers, shown);
    await environment.settle();
    expect(snapshot().screen).toBe('booked');
    expect(reported).toHaveBeenCalledTimes(5);
  });

  it('is told of a reply that comes after the booking was destroyed', async () => {
    const reply = held<BookingOutcome>();
    const { environment, submit, core, emitted } = await openDetails(slot, {
      client: programmedClient({ booking: reply.answer }),
    });
    submit(answers, shown);
    core.destroy();
    reply.release({ kind: 'booked', tour: bookedTour });
    await environment.settle();
    expect(emitted.at(-1)).toEqual(['booked', { slot, tour: bookedTour }]);
  });
});

import { describe, expect, it } from 'vitest';
import { type BookingParts, makeBooking, openBooked } from '../../test/openBooking.ts';
import { held, local, programmedClient, rescheduledTour } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { RescheduleOutcome } from '../api/appointmentClient.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';

const slot = local('2026-12-05T10:00:00');
const next = local('2026-12-07T15:00:00');
const gone = async (): Promise<RescheduleOutcome> => ({
  kind: 'slot-taken',
  message: 'Gone',
});

async function moving(parts: BookingParts = {}) {
  const booking = await openBooked(slot, parts);
  booking.startReschedule();
  return booking;
}

describe('moving a tour', () => {
  it('shows the times of its day first, and is sent once, with its number and its group', async () => {
    const { environment, snapshot, view, sent, pickDay, pickSlot, rescheduleTour, emitted } = await moving();
    expect(snapshot()).toMatchObject({ screen: 'reschedule', flow: { at: 'reschedule', slot, to: null } });
    expect(view().day).toBe(december(5));
    rescheduleTour();
    pickDay(december(7));
    expect(view().day).toBe(december(7));
    await environment.settle();
    pickSlot(next);
    rescheduleTour();
    rescheduleTour();
    expect(snapshot()).toMatchObject({ screen: 'reschedule', flow: { at: 'rescheduling', slot, to: next } });
    await environment.settle();
    expect(sent()).toEqual([`rescheduleAppointment 7 101 ${next}`]);
    expect(snapshot()).toMatchObject({
      screen: 'booked',
      flow: { at: 'booked', slot: next, rescheduledFrom: slot, sequence: 1 },
    });
    expect(emitted).toEqual([
      ['day', { day: december(7) }],
      ['slot', { slot: next }],
      ['rescheduled', { id: 7, from: slot, slot: next }],
    ]);
  });

  it('shows the time that the service chose beside the time that was asked for, where they differ', async () => {
    const start = parseOffsetDateTime('2026-12-07T15:30:00-05:00');
    const client = programmedClient({
      reschedule: async () => ({ kind: 'rescheduled', tour: { ...rescheduledTour, start } }),
    });
    const { environment, snapshot, pickSlot, rescheduleTour, emitted } = await moving({ client });
    pickSlot(next);
    rescheduleTour();
    await environment.settle();
    const other = local('2026-12-07T15:30:00');
    expect(snapshot().flow).toMatchObject({ at: 'booked', slot: other, askedFor: next, rescheduledFrom: slot });
    expect(emitted.at(-1)).toEqual(['rescheduled', { id: 7, from: slot, slot: other }]);
  });

  it('asks about both days again for the other widgets of the page, unless the visitor saves data', async () => {
    const booking = await moving();
    const move = async (): Promise<readonly string[]> => {
      booking.pickSlot(next);
      await booking.environment.settle();
      booking.client.forget();
      booking.rescheduleTour();
      await booking.environment.settle();
      return booking.client.days();
    };
    expect(await move()).toEqual([december(5), december(7)]);
    booking.startReschedule();
    booking.environment.saveData = true;
    booking.pickSlot(slot);
    booking.rescheduleTour();
    booking.client.forget();
    await booking.environment.settle();
    expect(booking.client.days()).toEqual([]);
  });

  it('sends no call when a time of the day in view is chosen', async () => {
    const { environment, client, pickSlot, snapshot } = await moving();
    await environment.sleep(61_000);
    client.forget();
    pickSlot(local('2026-12-05T15:00:00'));
    expect(snapshot().flow).toMatchObject({ at: 'reschedule', to: local('2026-12-05T15:00:00') });
    expect(client.days()).toEqual([]);
  });

  it('to a taken time leads to the fresh times of its day, and keeps the tour', async () => {
    const { environment, client, pickSlot, rescheduleTour, snapshot, stop, start } = await moving({
      client: programmedClient({ reschedule: gone }),
    });
    pickSlot(next);
    await environment.settle();
    client.forget();
    rescheduleTour();
    await environment.settle();
    expect(client.days()).toEqual([december(7)]);
    expect(snapshot()).toMatchObject({
      screen: 'reschedule',
      flow: { at: 'reschedule', slot, day: december(7), to: null, notice: { kind: 'slot-taken', slot: next } },
    });
    stop();
    client.forget();
    start();
    await environment.settle();
    expect(client.days()).toContain(december(7));
  });

  it('begins with the first day that can be booked, where its own cannot', async () => {
    const managed = { id: 7, start: local('2026-12-01T10:00:00') };
    const { environment, start, startReschedule, view, snapshot } = makeBooking({ settings: { managed } });
    start();
    await environment.settle();
    startReschedule();
    expect(snapshot().flow).toMatchObject({ at: 'reschedule', slot: managed.start, day: december(4) });
    expect(view().day).toBe(december(4));
  });

  it('can be left', async () => {
    const { keepTour, pickSlot, snapshot, sent } = await moving();
    pickSlot(next);
    keepTour();
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { at: 'booked', slot, sequence: 0 } });
    expect(sent()).toEqual([]);
  });

  it('is told to the host even after the booking was destroyed', async () => {
    const reply = held<RescheduleOutcome>();
    const { environment, core, pickSlot, rescheduleTour, emitted } = await moving({
      client: programmedClient({ reschedule: reply.answer }),
    });
    pickSlot(next);
    rescheduleTour();
    core.destroy();
    reply.release(await programmedClient().answers.reschedule(next));
    await environment.settle();
    expect(emitted.at(-1)).toEqual(['rescheduled', { id: 7, from: slot, slot: next }]);
  });
});

describe('canceling a tour', () => {
  it('asks first, with other free times, then sends it once and says whether the property was told', async () => {
    const client = programmedClient({ cancel: async () => ({ message: '', notificationSent: true }) });
    const { environment, startCancel, cancelTour, snapshot, view, sent, emitted } = await openBooked(slot, { client });
    cancelTour();
    startCancel();
    expect(snapshot()).toMatchObject({ screen: 'cancel', flow: { at: 'cancel', slot } });
    expect(view().chips).toHaveLength(3);
    cancelTour();
    cancelTour();
    await environment.settle();
    expect(sent()).toEqual(['cancelAppointment 7']);
    expect(snapshot()).toMatchObject({ screen: 'canceled', flow: { at: 'canceled', slot, told: true } });
    expect(emitted).toEqual([['canceled', { id: 7, slot, told: true }]]);
    expect(client.days()).toContain(december(5));
  });

  it('offers another time, all times and the way back', async () => {
    const { startCancel, pickSlot, keepTour, startReschedule, snapshot, sent } = await openBooked(slot);
    startCancel();
    pickSlot(next);
    expect(snapshot()).toMatchObject({ screen: 'reschedule', flow: { to: next, day: december(7) } });
    keepTour();
    startCancel();
    startReschedule();
    expect(snapshot()).toMatchObject({ screen: 'reschedule', flow: { to: null, day: december(5) } });
    keepTour();
    expect(snapshot().screen).toBe('booked');
    expect(sent()).toEqual([]);
  });

  it('leads to a fresh booking, whose form still has the answers', async () => {
    const { environment, startCancel, cancelTour, bookAnother, snapshot } = await openBooked(slot, {
      settings: { prefill: { first_name: 'Lara' } },
    });
    startCancel();
    cancelTour();
    await environment.settle();
    bookAnother();
    expect(snapshot()).toMatchObject({ screen: 'pick', flow: { at: 'day', answers: { first_name: 'Lara' } } });
  });
});

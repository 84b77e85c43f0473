import { describe, expect, it } from 'vitest';
import { openBooked, openBooking, openDetails } from '../../test/openBooking.ts';
import { bookedTour, held, local, programmedClient } from '../../test/programmedClient.ts';
import type { SteppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { BookingOutcome } from '../api/appointmentClient.ts';
import { noAnswers } from '../booking/answers.ts';

const slot = local('2026-12-05T10:00:00');
const later = local('2026-12-07T10:00:00');
const typed = { ...noAnswers, first_name: 'Lara' };

describe('without `remember`, a widget that is taken out and put back', () => {
  const settings = { remember: 'off' } as const;
  /** A widget that was taken out while its booking was being sent. */
  async function takenOut(booking = held<BookingOutcome>()) {
    const first = await openDetails(slot, { settings, client: programmedClient({ booking: booking.answer }) });
    first.submit(typed, []);
    first.stop();
    first.core.destroy();
    return { environment: first.environment, booking };
  }
  const isAnew = async (environment: SteppedEnvironment) =>
    expect((await openBooking({ environment, settings })).snapshot().flow.at).toBe('day');

  it('goes on from the booking that is being sent, and learns of its outcome', async () => {
    const { environment, booking } = await takenOut();
    const { snapshot } = await openBooking({ environment, settings });
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { slot } });
    booking.release({ kind: 'booked', tour: bookedTour });
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: { id: 7 }, unknownOutcomes: [] } });
    await isAnew(environment);
  });

  it('shows the tour once that was booked while no widget was there', async () => {
    const { environment, booking } = await takenOut();
    booking.release({ kind: 'booked', tour: bookedTour });
    await environment.settle();
    expect((await openBooking({ environment, settings })).snapshot()).toMatchObject({
      screen: 'booked',
      flow: { slot },
    });
    await isAnew(environment);
  });

  it('begins anew when the booking was refused', async () => {
    const { environment, booking } = await takenOut();
    booking.release({ kind: 'slot-taken', message: '' });
    await environment.settle();
    await isAnew(environment);
  });

  it('shows a doubt until it ends', async () => {
    const client = programmedClient({ booking: () => Promise.reject(new Error('lost')) });
    const { environment, submit, stop, core } = await openDetails(slot, { settings, client });
    submit(typed, []);
    await environment.settle();
    stop();
    core.destroy();
    const { snapshot } = await openBooking({ environment, settings });
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { slot } });
  });

  it.each(['moves', 'cancels'] as const)('goes on from the tour that it %s', async (change) => {
    const client = programmedClient({ reschedule: () => new Promise(() => {}), cancel: () => new Promise(() => {}) });
    const first = await openBooked(slot, { settings, client });
    if (change === 'moves') {
      first.startReschedule();
      first.pickSlot(later);
      first.rescheduleTour();
    } else {
      first.startCancel();
      first.cancelTour();
    }
    first.stop();
    first.core.destroy();
    const { snapshot } = await openBooking({ environment: first.environment, settings });
    expect(snapshot().flow).toMatchObject({ at: change === 'moves' ? 'reschedule-unsure' : 'cancel-unsure', slot });
  });

  it('stores nothing, tells no other tab, and keeps no tour that was shown', async () => {
    const { environment } = await openBooked(slot, { settings });
    expect([environment.stored.size, environment.storedOnDevice.size, environment.site.size]).toEqual([0, 0, 0]);
    await isAnew(environment);
  });
});

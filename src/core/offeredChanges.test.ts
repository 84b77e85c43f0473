import { describe, expect, it } from 'vitest';
import { type BookingParts, makeBooking, openBooked } from '../../test/openBooking.ts';
import { bookedTour, failing, local, programmedClient } from '../../test/programmedClient.ts';
import type { TourClient } from '../api/tourClient.ts';
import { offeredChanges } from './offeredChanges.ts';

const slot = local('2026-12-05T10:00:00');
const next = local('2026-12-07T15:00:00');

describe('changes are not offered', () => {
  const { rescheduleAppointment: _, cancelAppointment: __, ...without } = programmedClient();
  const old: TourClient = without;
  it.each<readonly [string, BookingParts]>([
    ['where the integrator says so', { settings: { changes: false } }],
    ['for a tour without a number', { client: programmedClient({ booking: numberless }) }],
    ['by a client that has no calls for it', { settings: { scope: { client: old, service: 'x', groupId: 101 } } }],
  ])('%s', async (_name, parts) => {
    const { snapshot, settings, startReschedule, startCancel } = await openBooked(slot, parts);
    expect(offeredChanges(settings, snapshot())).toEqual({ reschedule: false, cancel: false });
    const before = snapshot();
    startReschedule();
    startCancel();
    expect(snapshot()).toBe(before);
  });

  it('except the one that the client has a call for', async () => {
    const { cancelAppointment: ___, ...half } = programmedClient();
    const { snapshot, settings, startCancel, startReschedule } = await openBooked(slot, {
      settings: { scope: { client: half, service: 'x', groupId: 101 } },
    });
    expect(offeredChanges(settings, snapshot())).toEqual({ reschedule: true, cancel: false });
    startCancel();
    expect(snapshot().screen).toBe('booked');
    startReschedule();
    expect(snapshot().screen).toBe('reschedule');
  });

  it('on the cancel screen, by a client that cannot move tours', async () => {
    const { rescheduleAppointment: ___, ...half } = programmedClient();
    const { snapshot, startCancel, startReschedule } = await openBooked(slot, {
      settings: { scope: { client: half, service: 'x', groupId: 101 } },
    });
    startCancel();
    startReschedule();
    expect(snapshot().screen).toBe('cancel');
  });

  it('without a service, but are while the configuration is unknown', async () => {
    const { snapshot, settings } = await openBooked(slot);
    const pending = { ...snapshot(), configuration: { status: 'pending', slow: false } } as const;
    expect(offeredChanges(settings, pending)).toEqual({ reschedule: true, cancel: true });
    expect(offeredChanges({ ...settings, scope: undefined }, pending)).toEqual({ reschedule: false, cancel: false });
  });

  it('in a group that takes no bookings, but a tour can be canceled', async () => {
    const configuration = async () => ({ active: false, reason: 'closed' }) as const;
    const { environment, start, settings, snapshot, startCancel, pickSlot } = makeBooking({
      client: programmedClient({ configuration }),
      settings: { managed: { id: 7, start: slot } },
    });
    start();
    await environment.settle();
    expect(offeredChanges(settings, snapshot())).toEqual({ reschedule: false, cancel: true });
    startCancel();
    pickSlot(next);
    expect(snapshot().screen).toBe('cancel');
  });
});

describe('a tour that was booked before', () => {
  it('is shown at once, also while the service does not answer', async () => {
    const client = programmedClient({ configuration: failing({ kind: 'offline' }) });
    const { environment, start, snapshot, emitted } = makeBooking({
      client,
      settings: { managed: { id: 48213, start: slot } },
    });
    expect(snapshot().screen).toBe('skeleton');
    start();
    expect(snapshot()).toMatchObject({ screen: 'booked', visits: 0, flow: { slot, tour: { id: 48213 } } });
    await environment.settle();
    expect(snapshot().screen).toBe('booked');
    expect(emitted).toEqual([]);
  });

  it('offers other free times before it is canceled', async () => {
    const { environment, start, startCancel, view } = makeBooking({ settings: { managed: { id: 7, start: slot } } });
    start();
    await environment.settle();
    startCancel();
    await environment.settle();
    expect(view().chips).toHaveLength(3);
  });
});

async function numberless() {
  return { kind: 'booked', tour: { ...bookedTour, id: undefined } } as const;
}

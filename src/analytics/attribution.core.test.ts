import { describe, expect, it, vi } from 'vitest';
import { makeBooking, openBooked, openBooking, openDetails, START } from '../../test/openBooking.ts';
import { failing, local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import type { BookingSettings } from '../core/bookingSettings.ts';

const slot = local('2026-12-04T10:00:00');
const attribution = { utm_source: 'google', utm_campaign: 'spring', referrer: 'https://www.google.com' };

/** A tab that came by an advertisement. */
function landed() {
  const environment = steppedEnvironment(START);
  environment.landed = {
    url: 'https://alderhouse.example/?utm_source=google&utm_campaign=spring',
    referrer: 'https://www.google.com/',
  };
  return environment;
}
const wanted: Partial<BookingSettings> = { attribution: true, discoverySources: new Map([['google', 80]]) };

describe('every event', () => {
  it('names the group and the element, whatever it says besides', async () => {
    const heard: [string, object][] = [];
    const booking = makeBooking({
      environment: landed(),
      settings: { elementId: 'home', emit: (name, detail) => heard.push([name, detail]) },
    });
    booking.start();
    await booking.environment.settle();
    booking.pickSlot(slot);
    booking.submit(noAnswers, []);
    await booking.environment.settle();
    expect(heard.map(([name]) => name)).toEqual(['ready', 'slot', 'submit', 'outcome', 'booked']);
    for (const [, detail] of heard) expect(detail).toMatchObject({ groupId: 101, elementId: 'home' });
    // No attribution was asked for.
    expect(JSON.stringify(heard)).not.toContain('attribution');
    expect(booking.environment.stored.has('tour-booking attribution')).toBe(false);
  });
});

describe('where the visitor came from', () => {
  it('is kept when the booking starts, before the visitor does anything', () => {
    const booking = makeBooking({ environment: landed(), settings: wanted });
    expect(booking.environment.stored.size).toBe(0);
    booking.start();
    expect(JSON.parse(booking.environment.stored.get('tour-booking attribution') ?? '')).toEqual(attribution);
  });

  it('is told with a booking, a move and a cancellation, and with nothing before them', async () => {
    const { environment, emitted, startReschedule, pickSlot, rescheduleTour, startCancel, cancelTour } =
      await openBooked(slot, {
        environment: landed(),
        settings: wanted,
      });
    startReschedule();
    pickSlot(local('2026-12-04T15:00:00'));
    rescheduleTour();
    await environment.settle();
    startCancel();
    cancelTour();
    await environment.settle();
    expect(emitted.map(([name, detail]) => [name, 'attribution' in detail && detail.attribution])).toEqual([
      ['slot', false],
      ['rescheduled', attribution],
      ['canceled', attribution],
    ]);
  });

  it('is told with details that were left', async () => {
    const { environment, emitted, leaveDetails, sendDetails } = await openBooking({
      environment: landed(),
      settings: wanted,
    });
    leaveDetails();
    sendDetails({ ...noAnswers, first_name: 'Lara' }, 'I’d like a tour.');
    await environment.settle();
    expect(emitted.at(-1)).toEqual(['lead', { attribution }]);
  });

  it('is told with a booking that was made, and with one that failed', async () => {
    const client = programmedClient({ booking: failing({ kind: 'rate-limited', retryAfter: undefined }) });
    const { environment, emitted, submit } = await openDetails(slot, {
      client,
      environment: landed(),
      settings: wanted,
    });
    submit(noAnswers, []);
    await environment.settle();
    expect(emitted.at(-1)).toEqual(['failed', { action: 'book', slot, why: 'rate-limited', attribution }]);
    client.answers.booking = programmedClient().answers.booking;
    submit(noAnswers, []);
    await environment.settle();
    expect(emitted.at(-1)).toMatchObject(['booked', { slot, attribution }]);
  });
});

describe('the discovery source of a booking', () => {
  async function sent(answer: string, settings: Partial<BookingSettings>): Promise<unknown> {
    const booking = vi.fn(programmedClient().answers.booking);
    const client = programmedClient({ booking });
    const { environment, submit } = await openDetails(slot, { client, environment: landed(), settings });
    submit({ ...noAnswers, discovery_source: answer }, ['discovery_source']);
    await environment.settle();
    expect(booking).toHaveBeenCalledTimes(1);
    return booking.mock.calls[0]?.[1].client.discovery_source;
  }

  it('comes from the map where the visitor says nothing', async () => {
    expect(await sent('', wanted)).toBe(80);
  });
  it('is what the visitor says, where they say it', async () => {
    expect(await sent('450', wanted)).toBe(450);
  });
  it('is absent where attribution is off or the source is unknown', async () => {
    expect(await sent('', { ...wanted, attribution: false })).toBeUndefined();
    expect(await sent('', { ...wanted, discoverySources: new Map([['news', 80]]) })).toBeUndefined();
  });

  it('that the service refuses is left out of the next attempt, and the integrator is told', async () => {
    const errors = [{ path: 'client.discovery_source', message: 'Unknown.' }];
    const booking = vi.fn(programmedClient().answers.booking).mockResolvedValueOnce({ kind: 'rejected', errors });
    const client = programmedClient({ booking });
    const { environment, submit, snapshot, warned } = await openDetails(slot, {
      client,
      environment: landed(),
      settings: wanted,
    });
    submit(noAnswers, []);
    await environment.settle();
    expect(snapshot().screen).toBe('details');
    expect(warned).toEqual([expect.stringContaining('refused 80 as `discovery_source` of group 101')]);
    submit(noAnswers, []);
    await environment.settle();
    expect(booking.mock.calls.map(([, { client: sentClient }]) => sentClient.discovery_source)).toEqual([
      80,
      undefined,
    ]);
    expect(snapshot().screen).toBe('booked');
  });

  it.each<readonly [string, readonly string[], Partial<BookingSettings>, number]>([
    ['a warning when it is refused beside other fields', ['client.pets', 'client.discovery_source'], wanted, 1],
    ['no warning when only another field is refused', ['client.pets'], wanted, 0],
    ['no warning when none was sent', ['client.discovery_source'], {}, 0],
  ])('causes %s', async (_, paths, settings, warnings) => {
    const errors = paths.map((path) => ({ path, message: 'No.' }));
    const client = programmedClient({ booking: async () => ({ kind: 'rejected', errors }) });
    const { environment, submit, warned } = await openDetails(slot, { client, environment: landed(), settings });
    submit(noAnswers, []);
    await environment.settle();
    expect(warned).toHaveLength(warnings);
  });
});

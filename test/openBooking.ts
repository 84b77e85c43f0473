import { createBookingCore, type Preview } from '../src/core/bookingCore.ts';
import type { BookingSettings } from '../src/core/bookingSettings.ts';
import type { AvailabilityView, BookingSnapshot } from '../src/core/snapshot.ts';
import type { LocalDateTime } from '../src/time/values.ts';
import { type ProgrammedClient, programmedClient } from './programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from './steppedEnvironment.ts';

/** Friday, 4 December 2026, 09:05 in New York. */
export const START = Date.UTC(2026, 11, 4, 14, 5);

/** What a test hands to a booking. */
export interface BookingParts {
  readonly client?: ProgrammedClient;
  readonly environment?: SteppedEnvironment;
  readonly settings?: Partial<BookingSettings>;
  readonly preview?: Preview;
}

/** A booking for group 101 in New York, 10 days ahead, and its events without the part that all of them have. `start` starts it. */
export function makeBooking({ client = programmedClient(), environment, settings = {}, preview }: BookingParts = {}) {
  const outside = environment ?? steppedEnvironment(START);
  const emitted: [name: string, detail: object][] = [];
  const warned: string[] = [];
  const all: BookingSettings = {
    scope: { client, service: 'https://leasing.example.com', groupId: 101 },
    kinds: undefined,
    homes: undefined,
    rents: undefined,
    storedAs: 'https://leasing.example.com',
    zone: 'America/New_York',
    location: '123 First St',
    community: undefined,
    campaignId: undefined,
    campaignInfo: undefined,
    attribution: false,
    discoverySources: new Map(),
    elementId: undefined,
    closed: () => false,
    daysAhead: 10,
    initialDay: undefined,
    initialSlot: undefined,
    prefetch: 'view',
    prefill: {},
    changes: true,
    managed: undefined,
    managesByLink: false,
    fixed: {},
    remember: 'tab',
    duration: 30,
    confirms: 'service',
    instructions: [],
    nextStep: undefined,
    lookUp: undefined,
    resetAfter: undefined,
    emit: (name, { groupId: _, elementId: __, ...payload }) => emitted.push([name, payload]),
    warn: (message) => warned.push(message),
    ...settings,
  };
  const core = createBookingCore(all, outside, preview);
  let changes = 0;
  return {
    core,
    client,
    environment: outside,
    settings: all,
    emitted,
    warned,
    ...core.commands,
    /** Subscribes; returns the function that unsubscribes. */
    start: () => core.subscribe(() => (changes += 1)),
    /** How often the subscribers were called. */
    changes: () => changes,
    snapshot: (): BookingSnapshot => core.getSnapshot(),
    view(): AvailabilityView {
      const { availability } = core.getSnapshot();
      if (availability === null) throw new Error('the booking has not started');
      return availability;
    },
  };
}

/** A booking that has started. All first calls are answered. */
export async function openBooking(parts: BookingParts = {}) {
  const booking = makeBooking(parts);
  const stop = booking.start();
  await booking.environment.settle();
  return { ...booking, stop };
}

/** The same with the details of `slot` open. The calls and events so far are forgotten. */
export async function openDetails(slot: LocalDateTime, parts: BookingParts = {}) {
  const booking = await openBooking(parts);
  booking.pickSlot(slot);
  booking.client.forget();
  booking.emitted.length = 0;
  const bookings = () => booking.client.calls.filter(({ name }) => name === 'bookTour').length;
  return { ...booking, bookings };
}

/** The same with the tour at `slot` booked: its number is 7. */
export async function openBooked(slot: LocalDateTime, parts: BookingParts = {}) {
  const booking = await openDetails(slot, parts);
  booking.submit(booking.snapshot().flow.answers, []);
  await booking.environment.settle();
  booking.client.forget();
  booking.emitted.length = 0;
  /** The calls that change the tour: the name of the call, the numbers and the start. */
  const changes = () =>
    booking.client.calls
      .filter(({ name }) => name === 'rescheduleAppointment' || name === 'cancelAppointment')
      .map(({ name, about }) => `${name} ${about}`);
  return { ...booking, sent: changes };
}

import { TourBooking, type TourBookingOptions } from 'tour-booking';
import { createLeasingClient, type LeasingClient } from 'tour-booking/client';
import { createTourBooking } from 'tour-booking/core';
import { createMockService, handlers } from 'tour-booking/mock';
import { createServerClient } from 'tour-booking/server';
import 'tour-booking/element';
import 'tour-booking/styles.css';

const api = 'https://leasing.example.com';
// The types of one door are those of the others.
const client: LeasingClient = createServerClient({ baseUrl: api, secretKey: 'sk_demo' });
const options: TourBookingOptions = {
  groupId: 101,
  client: createLeasingClient({ baseUrl: api }),
  onBooked: ({ slot }) => slot.length,
};
const booking = createTourBooking({ ...options, client });
const { times } = booking.getSnapshot().availability ?? {};
if (times?.kind === 'times') for (const slot of times.slots) void client.getAvailability(101, slot);
export const mocked = handlers(createMockService({ scenario: 'slot-taken' }));
document.addEventListener('tour-booking:booked', ({ detail }) => detail.tour.id);
document.querySelector('tour-booking')?.addEventListener('tour-booking:day', ({ detail }) => detail.day);
window.TourBooking?.open?.({ groupId: 101, api }).close();
export const page = (
  <>
    <TourBooking {...options} />
    <tour-booking group-id={101} api={api} time-zone="America/New_York" prefill-first-name="Lara" />
  </>
);

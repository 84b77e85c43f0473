import { createRef } from 'react';
import {
  TourBooking,
  TourBookingDialog,
  type TourBookingHandle,
  type TourBookingProps,
  useTourBooking,
} from 'tour-booking';
import { createLeasingClient, type LeasingClient } from 'tour-booking/client';
import { createTourBooking } from 'tour-booking/core';
import { createMockService, handlers } from 'tour-booking/mock';
import { createServerClient } from 'tour-booking/server';
import 'tour-booking/element';
import 'tour-booking/styles.css';

const api = 'https://leasing.example.com';
// The types of one door are those of the others.
const client: LeasingClient = createServerClient({ baseUrl: api, secretKey: 'sk_demo' });
const options: TourBookingProps = {
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
const handle = createRef<TourBookingHandle>();
export const next = (): boolean | undefined => handle.current?.reset();
export const useModel = () => useTourBooking({ groupId: 101, api });
window.TourBooking?.open?.({ groupId: 101, api }).close();
export const page = (
  <>
    <TourBooking ref={handle} {...options} />
    <TourBookingDialog ref={handle} groupId={101} api={api} />
    <TourBooking groupId={101} edge="https://tours.example.com" />
    <tour-booking group-id={101} api={api} time-zone="America/New_York" prefill-first-name="Lara" />
  </>
);

import type { TourBookingOptions } from '../options/options.ts';
import { loaderSource } from '../preview/loaderSource.ts';
import { Booking } from '../widget/Booking.tsx';
import { SafeBooking } from '../widget/SafeBooking.tsx';

/** `TourBooking` for the script tag: its first stage shows the replies that the loader asked for. */
export const ScriptTagBooking = (options: TourBookingOptions) => (
  <SafeBooking options={options}>
    <Booking options={options} answers={loaderSource} />
  </SafeBooking>
);

import type { TourBookingOptions } from '../options/options.ts';
import { pageSource } from '../preview/previewSource.ts';
import { Booking } from '../widget/Booking.tsx';
import { SafeBooking } from '../widget/SafeBooking.tsx';

/** `TourBooking` for the script tag. Its preview uses the replies that the loader asked for. */
export const ScriptTagBooking = (options: TourBookingOptions) => (
  <SafeBooking options={options}>
    <Booking options={options} source={pageSource} />
  </SafeBooking>
);

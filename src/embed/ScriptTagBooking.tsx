import type { TourBookingOptions } from '../options/options.ts';
import { pageSource } from '../preview/previewSource.ts';
import { Booking } from '../widget/Booking.tsx';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import { usePageLocale } from '../widget/usePageLocale.ts';

/** `TourBooking` for the script tag. Its preview uses the replies that the loader asked for. */
export function ScriptTagBooking(given: TourBookingOptions) {
  const options = usePageLocale(given);
  return (
    <SafeBooking options={options}>
      <Booking options={options} source={pageSource} />
    </SafeBooking>
  );
}

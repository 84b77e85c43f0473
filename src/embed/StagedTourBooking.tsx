import type { TourBookingOptions } from '../widget/options.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import { StagedBooking } from '../widget/StagedBooking.tsx';
import { loaderAnswers } from './firstAnswers.ts';

/** `TourBooking` for the script tag: its first stage shows the replies that the loader asked for. */
export const StagedTourBooking = (options: TourBookingOptions) => (
  <SafeBooking options={options}>
    <StagedBooking options={options} answers={loaderAnswers} />
  </SafeBooking>
);

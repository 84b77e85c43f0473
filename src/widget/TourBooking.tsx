import { OtherScreens, usePreloadLazyScreens } from './OtherScreens.tsx';
import type { TourBookingOptions } from './options.ts';
import { SafeBooking } from './SafeBooking.tsx';
import { laterParts } from './screens/laterParts.ts';
import { TourView } from './TourView.tsx';
import { useMissingMessages } from './useMissingMessages.ts';
import { useTourBooking } from './useTourBooking.ts';

/**
 * Books a tour: calendar, form, confirmation. See `TourBookingOptions`. Whatever the options are, it renders: a wrong one is
 * named through `onWarning`, and a fault leaves the contact in place. Another group or service starts over.
 */
export function TourBooking(options: TourBookingOptions) {
  return (
    <SafeBooking options={options}>
      <Widget {...options} />
    </SafeBooking>
  );
}

function Widget(options: TourBookingOptions) {
  const model = useTourBooking(options);
  usePreloadLazyScreens(model.snapshot, model.settings.leads);
  useMissingMessages(options.messages, model.settings.warn);
  return (
    <TourView {...model} options={options} later={laterParts}>
      <OtherScreens {...model} />
    </TourView>
  );
}

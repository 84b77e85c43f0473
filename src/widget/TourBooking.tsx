import { Boundary } from './Boundary.tsx';
import { FailedBooking } from './FailedBooking.tsx';
import { OtherScreens, usePreloadLazyScreens } from './OtherScreens.tsx';
import type { TourBookingOptions } from './options.ts';
import { laterParts } from './screens/laterParts.ts';
import { bookingIdentity } from './serviceIdentity.ts';
import { TourView } from './TourView.tsx';
import { tellIntegrator } from './tellIntegrator.ts';
import { useMissingMessages } from './useMissingMessages.ts';
import { useTourBooking } from './useTourBooking.ts';

/**
 * Books a tour: calendar, form, confirmation. See `TourBookingOptions`. Whatever the options are, it renders: a wrong one is
 * named through `onWarning`, and a fault leaves the contact in place. Another group or service starts over.
 */
export function TourBooking(options: TourBookingOptions) {
  return (
    <Boundary
      key={bookingIdentity(options)}
      fallback={<FailedBooking options={options} />}
      onFailed={(error) => tellIntegrator(options.onWarning, `tour-booking: ${error}`)}
    >
      <Widget {...options} />
    </Boundary>
  );
}

function Widget(options: TourBookingOptions) {
  const model = useTourBooking(options);
  usePreloadLazyScreens(model.snapshot);
  useMissingMessages(options.messages, model.settings.warn);
  return (
    <TourView {...model} options={options} later={laterParts}>
      <OtherScreens {...model} />
    </TourView>
  );
}

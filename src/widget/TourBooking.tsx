import { Isolated } from './Isolated.tsx';
import { isOpened } from './isOpened.ts';
import { LazyBooking } from './LazyBooking.tsx';
import { OpenedBooking } from './OpenedBooking.tsx';
import { OtherScreens } from './OtherScreens.tsx';
import { OwnComponents } from './OwnComponents.tsx';
import type { TourBookingOptions } from './options.ts';
import { SafeBooking } from './SafeBooking.tsx';
import { laterParts } from './screens/laterParts.ts';
import { TourView } from './TourView.tsx';
import { usePageLocale } from './usePageLocale.ts';
import { useWidgetModel } from './useWidgetModel.ts';

/**
 * Books a tour: calendar, form, confirmation. See `TourBookingOptions`. Whatever the options are, it renders: a wrong one is
 * named through `onWarning`, and a fault leaves the contact in place. Another group or service starts over.
 */
export function TourBooking(given: TourBookingOptions) {
  const { isolate, ...options } = given;
  if (!isolate) return <BookingInPlace {...options} />;
  const { className, style, ...others } = options;
  return (
    <Isolated id={options.id} className={className} style={style}>
      <BookingInPlace {...others} />
    </Isolated>
  );
}

function BookingInPlace(given: TourBookingOptions) {
  const options = usePageLocale(given);
  const { mode, loading, buttonLabel, buttonCorner, className, style, ...others } = options;
  if (isOpened(options))
    return (
      <OpenedBooking options={options}>
        <InlineBooking {...others} />
      </OpenedBooking>
    );
  if (loading === 'lazy')
    return (
      <LazyBooking className={className} style={style}>
        <InlineBooking {...options} />
      </LazyBooking>
    );
  return <InlineBooking {...options} />;
}

const InlineBooking = (options: TourBookingOptions) => (
  <SafeBooking options={options}>
    <Widget {...options} />
  </SafeBooking>
);

function Widget(options: TourBookingOptions) {
  const model = useWidgetModel(options);
  return (
    <OwnComponents components={options.components} warn={model.settings.warn}>
      <TourView {...model} options={options} later={laterParts}>
        <OtherScreens {...model} />
      </TourView>
    </OwnComponents>
  );
}

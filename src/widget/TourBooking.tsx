import { useContext, useMemo, useState } from 'react';
import { coreChunk } from '../chunks.ts';
import { BookingLauncher } from '../launcher/BookingLauncher.tsx';
import type { TourBookingOptions } from '../options/options.ts';
import { isOverPage } from '../options/placement.ts';
import { cachedPreview } from '../preview/cachedPreview.ts';
import type { PreviewOptions } from '../preview/previewOptions.ts';
import type { ShownPreview } from '../preview/previewSource.ts';
import { pageSource } from '../preview/previewSource.ts';
import { EnvironmentContext } from '../screens/environmentContext.ts';
import { useNotLoaded } from '../screens/messages/useNotLoaded.ts';
import { Booking } from './Booking.tsx';
import { Isolated } from './Isolated.tsx';
import { NearBooking } from './NearBooking.tsx';
import { SafeBooking } from './SafeBooking.tsx';
import { usePageLocale } from './usePageLocale.ts';

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
  if (isOverPage(options))
    return (
      <BookingLauncher options={options}>
        <InlineBooking options={others} hasPreview={mode !== 'button'} />
      </BookingLauncher>
    );
  if (loading === 'lazy')
    return (
      <NearBooking className={className} style={style}>
        <InlineBooking options={options} />
      </NearBooking>
    );
  return <InlineBooking options={options} />;
}

interface InlineBookingProps {
  readonly options: TourBookingOptions;
  /** False where the button has asked already: only the core knows the answer. */
  readonly hasPreview?: boolean;
}

const InlineBooking = (props: InlineBookingProps) => (
  <SafeBooking options={props.options}>
    <Widget {...props} />
  </SafeBooking>
);

function Widget({ options, hasPreview = true }: InlineBookingProps) {
  useNotLoaded(coreChunk, options.onWarning);
  // The preview knows the browser's clock and network alone.
  const isBrowser = useContext(EnvironmentContext) === undefined;
  const [known] = useState(
    () =>
      (first: PreviewOptions): ShownPreview | undefined =>
        cachedPreview(options.queryClient, options, first),
  );
  // The first render shows what a server's markup shows: what stands in the host's cache.
  const source = useMemo(() => ({ ...pageSource, known }), [known]);
  return <Booking options={options} source={hasPreview && isBrowser ? source : undefined} />;
}

import { useContext } from 'react';
import { coreChunk } from '../chunks.ts';
import { BookingLauncher } from '../launcher/BookingLauncher.tsx';
import type { TourBookingOptions } from '../options/options.ts';
import { isOverPage } from '../options/placement.ts';
import { ownReplies, ownSource } from '../preview/ownSource.ts';
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
        <InlineBooking options={others} mayAsk={mode !== 'button'} />
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
  /** Whether the first stage may ask. Of the button's question only the second knows the answer. */
  readonly mayAsk?: boolean;
}

const InlineBooking = (props: InlineBookingProps) => (
  <SafeBooking options={props.options}>
    <Widget {...props} />
  </SafeBooking>
);

function Widget({ options, mayAsk = true }: InlineBookingProps) {
  useNotLoaded(coreChunk, options.onWarning);
  const { preloaded, allows, publicKey, fetch, client } = options;
  const isOther = preloaded || allows || publicKey || fetch || client;
  // Another clock, another network: the first stage knows the browser's alone. What it asked goes to no other kind of booking.
  const asks = useContext(EnvironmentContext) === undefined && mayAsk && !isOther;
  return (
    <Booking
      options={asks ? { ...options, preloaded: ownReplies.take } : options}
      answers={asks ? ownSource : undefined}
    />
  );
}

import { useContext } from 'react';
import { askedAnswers, askedReplies } from './askedAnswers.ts';
import { EnvironmentContext } from './environmentContext.ts';
import { Isolated } from './Isolated.tsx';
import { isOpened } from './isOpened.ts';
import { LazyBooking } from './LazyBooking.tsx';
import { secondStage } from './lazySecondStage.ts';
import { readLook } from './look.ts';
import { OpenedBooking } from './OpenedBooking.tsx';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { SafeBooking } from './SafeBooking.tsx';
import { StagedBooking } from './StagedBooking.tsx';
import { useGivenLanguage } from './useGivenLanguage.ts';
import { useNotLoaded } from './useNotLoaded.ts';
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
  if (isOpened(options))
    return (
      <OpenedBooking options={options}>
        <InlineBooking options={others} mayAsk={mode !== 'button'} />
      </OpenedBooking>
    );
  if (loading === 'lazy')
    return (
      <LazyBooking className={className} style={style}>
        <InlineBooking options={options} />
      </LazyBooking>
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
  useNotLoaded(secondStage, options.onWarning);
  const language = useGivenLanguage(options.messages, readLook(options, createOptionReader()).locale);
  const { preloaded, allows, publicKey, fetch, client } = options;
  const isOther = preloaded || allows || publicKey || fetch || client;
  // Another clock, another network: the first stage knows the browser's alone. What it asked goes to no other kind of booking.
  const asks = useContext(EnvironmentContext) === undefined && mayAsk && !isOther;
  return (
    <StagedBooking
      options={asks ? { ...options, preloaded: askedReplies.take } : options}
      answers={asks ? askedAnswers : undefined}
      language={language}
    />
  );
}

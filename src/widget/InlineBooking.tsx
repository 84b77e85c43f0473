import { useContext, useMemo, useState } from 'react';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { cachedPreview } from '../preview/cachedPreview.ts';
import type { PreviewOptions } from '../preview/previewOptions.ts';
import type { ShownPreview } from '../preview/previewSource.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { Booking } from './Booking.tsx';
import type { HeldBooking } from './heldBooking.ts';
import { pageSource } from './pageSource.ts';
import { SafeBooking } from './SafeBooking.tsx';

interface InlineBookingProps {
  readonly held: HeldBooking;
  readonly options: TourBookingOptions;
  /** False where the button has asked already: only the core knows the answer. */
  readonly hasPreview?: boolean;
}

/** The widget where it stands, in React. */
export const InlineBooking = (props: InlineBookingProps) => (
  <SafeBooking held={props.held} options={props.options}>
    <Widget {...props} />
  </SafeBooking>
);

function Widget({ held, options, hasPreview = true }: InlineBookingProps) {
  // The preview knows only the clock and the network of the browser.
  const isBrowser = useContext(EnvironmentContext) === undefined;
  const [known] = useState(
    () =>
      (first: PreviewOptions): ShownPreview | undefined =>
        cachedPreview(options.queryClient, options, first),
  );
  // The first render shows the data in the host's cache, as the markup of a server does.
  const source = useMemo(() => ({ ...pageSource, known }), [known]);
  return <Booking held={held} options={options} source={hasPreview && isBrowser ? source : undefined} />;
}

import { createContext, useContext } from 'react';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { PreviewSource } from '../preview/previewSource.ts';
import { Booking } from '../widget/Booking.tsx';
import { useHeldBooking } from '../widget/heldBooking.ts';
import { pageSource } from '../widget/pageSource.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';
import { usePageLocale } from '../widget/usePageLocale.ts';

/** The source of the preview. A widget in a server's HTML has a source of its own. */
export const SourceContext = createContext<PreviewSource>(pageSource);

/** `TourBooking` for the script tag. Its preview uses the replies that the loader asked for. */
export function ScriptTagBooking(given: TourBookingOptions) {
  const options = usePageLocale(given);
  const held = useHeldBooking(options);
  return (
    <SafeBooking held={held} options={options}>
      <Booking held={held} options={options} source={useContext(SourceContext)} />
    </SafeBooking>
  );
}

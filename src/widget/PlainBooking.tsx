import { useSyncExternalStore } from 'react';
import { usePlainLanguage } from '../i18n/usePlainLanguage.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { coreComponents } from '../screens/coreComponents.ts';
import { CoreComponentsContext } from '../screens/coreComponentsContext.ts';
import { PlainScreen } from '../screens/messages/PlainScreen.tsx';
import type { BookingInPlace } from './createTourBooking.ts';
import { PlainFrame } from './PlainFrame.tsx';

interface PlainBookingProps {
  readonly booking: BookingInPlace;
  readonly options: TourBookingOptions;
  readonly onRetry: () => void;
}

/** The widget as a plain screen, in the shipped words of its language. Of the host it has the look and the contact alone. */
export function PlainBooking({ booking, options, onRetry }: PlainBookingProps) {
  const snapshot = useSyncExternalStore(booking.subscribe, booking.getSnapshot, booking.getSnapshot);
  const settings = useSyncExternalStore(booking.subscribe, booking.getSettings, booking.getSettings);
  const language = usePlainLanguage(options.messages?.language ?? settings.locale, { rest: true });
  const { flow } = snapshot;
  return (
    <CoreComponentsContext.Provider value={coreComponents}>
      <PlainFrame options={options} look={settings} language={language}>
        <PlainScreen
          snapshot={snapshot}
          location={('tour' in flow && flow.tour.location) || settings.location}
          contact={settings.contact}
          managed={settings.managed?.id}
          onRetry={onRetry}
        />
      </PlainFrame>
    </CoreComponentsContext.Provider>
  );
}

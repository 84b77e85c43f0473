import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { LanguageContext } from '../i18n/language.ts';
import { usePlainLanguage } from '../i18n/usePlainLanguage.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { messagesOf } from '../i18n/words.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { CoreComponentsContext } from '../screenParts/coreComponentsContext.ts';
import { coreComponents } from '../screens/coreComponents.ts';
import { PlainScreen } from '../screens/messages/PlainScreen.tsx';
import type { BookingInPlace } from './createTourBooking.ts';
import { Root } from './Root.tsx';

interface PlainBookingProps {
  readonly booking: BookingInPlace;
  readonly options: TourBookingOptions;
  readonly onRetry: () => void;
  /** Called when the booking comes to another screen, which may show. */
  readonly onOtherScreen: () => void;
}

/**
 * The widget as a plain screen, in the shipped words of its language. It calls nothing that a page can have broken. From the host
 * it takes the look, the address and the contact, but no words.
 */
export function PlainBooking({ booking, options, onRetry, onOtherScreen }: PlainBookingProps) {
  const snapshot = useSyncExternalStore(booking.subscribe, booking.getSnapshot, booking.getSnapshot);
  const settings = useSyncExternalStore(booking.subscribe, booking.getSettings, booking.getSettings);
  const language = usePlainLanguage(options.messages?.language ?? settings.locale, settings.confirms);
  const [failed] = useState(snapshot.screen);
  const isOther = snapshot.screen !== failed;
  // In a layout effect, so that nothing is seen or heard in between.
  useLayoutEffect(() => {
    if (isOther) onOtherScreen();
  }, [isOther, onOtherScreen]);
  const { title } = messagesOf(widgetMessages, language);
  const { flow } = snapshot;
  const { id, className, style } = options;
  if (isOther) return null;
  return (
    <LanguageContext.Provider value={language}>
      <CoreComponentsContext.Provider value={coreComponents}>
        <Root
          theme={settings.theme}
          accent={settings.accent}
          id={id}
          className={className}
          // React refuses a `style` that is no object, so that may be the failure.
          style={typeof style === 'object' ? style : undefined}
        >
          <div className="tour-place">
            <section className="tour-shell" aria-label={title}>
              <h2 className="tour-hidden">{title}</h2>
              <PlainScreen
                snapshot={snapshot}
                location={('tour' in flow && flow.tour.location) || settings.location}
                contact={settings.contact}
                onRetry={onRetry}
              />
            </section>
          </div>
        </Root>
      </CoreComponentsContext.Provider>
    </LanguageContext.Provider>
  );
}

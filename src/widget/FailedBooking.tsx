import { createLanguage, type Language } from '../i18n/language.ts';
import { usePlainLanguage } from '../i18n/usePlainLanguage.ts';
import { widgetEn } from '../i18n/widget.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { contactOf, readLook } from '../options/viewSettings.ts';
import { MessageScreen } from '../screens/messages/MessageScreen.tsx';
import { VisitContext } from '../screens/ScreenHeading.tsx';
import { Button } from '../ui/Button.tsx';
import { PlainFrame } from './PlainFrame.tsx';

interface FailedBookingProps {
  readonly options: TourBookingOptions;
  readonly onRetry: () => void;
}

/** Shown when the widget fails before the core is there: nothing was sent, and nothing is known of the property. */
export function FailedBooking({ options, onRetry }: FailedBookingProps) {
  const look = readLook(options, createOptionReader());
  return <Failed {...{ options, look, onRetry }} language={usePlainLanguage(look.locale)} />;
}

/** The same in English and in the usual colours, where even that fails. */
export const LastWords = (props: FailedBookingProps) => (
  <Failed {...props} look={{ theme: 'auto', accent: undefined }} language={ENGLISH} />
);

const ENGLISH = createLanguage();

interface FailedProps extends FailedBookingProps, Pick<Parameters<typeof PlainFrame>[0], 'look'> {
  readonly language: Language;
}

function Failed({ options, look, language, onRetry }: FailedProps) {
  const { unreachableHeading, failedText, tryAgain } = language.shipped.widget ?? widgetEn;
  return (
    <PlainFrame {...{ options, look, language }}>
      <VisitContext.Provider value={1}>
        <MessageScreen
          heading={unreachableHeading}
          text={failedText}
          contact={contactOf(options, createOptionReader())}
        >
          <Button onClick={onRetry}>{tryAgain}</Button>
        </MessageScreen>
      </VisitContext.Provider>
    </PlainFrame>
  );
}

import { widgetEn } from '../i18n/widget.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { contactOf } from '../options/viewSettings.ts';
import { MessageScreen } from '../screens/messages/MessageScreen.tsx';
import { Root } from './Root.tsx';
import { Shell } from './Shell.tsx';

/** Shown when the widget has failed: the contact of the property, in English and without the host's components. */
export function FailedBooking({ options }: { readonly options: TourBookingOptions }) {
  const { unreachableHeading, closedText } = widgetEn;
  return (
    <Root>
      <Shell settings={{ zone: undefined, location: '', duration: 0 }} day={undefined} bare>
        <MessageScreen
          heading={unreachableHeading}
          text={closedText}
          contact={contactOf(options, createOptionReader())}
        />
      </Shell>
    </Root>
  );
}

import type { TourSnapshot } from '../../core/snapshot.ts';
import { unbrokenStreet } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { plainMessages } from '../../i18n/plain.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { ScreenBox, ScreenHeading, VisitContext } from '../ScreenHeading.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { plainRow } from './plainRow.ts';

interface PlainScreenProps {
  readonly snapshot: Pick<TourSnapshot, 'screen' | 'flow' | 'lead'>;
  readonly location: string;
  readonly contact: Contact;
  /** Shows the screen anew. Sends nothing. */
  readonly onRetry: () => void;
}

/**
 * Stands in for a screen that failed, and follows the booking: a heading, the time, whom to call. Each new heading takes the
 * focus, or is read out.
 */
export function PlainScreen({ snapshot, location, contact, onRetry }: PlainScreenProps) {
  const plain = useMessages(plainMessages);
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const { heading, times, text, perhaps } = plainRow(snapshot, { plain, screens, widget });
  return (
    <VisitContext.Provider value={1}>
      {/* A new box for each row, so that the new row takes the focus. */}
      <ScreenBox key={heading} className="tour-message">
        <ScreenHeading>{heading}</ScreenHeading>
        <Times slots={times} />
        {snapshot.flow.at === 'booked' && location ? (
          <p>
            <bdi translate="no">{unbrokenStreet(location)}</bdi>
          </p>
        ) : null}
        {text ? <p>{text}</p> : null}
        {perhaps.length > 0 ? <p>{plain.perhaps}</p> : null}
        <Times slots={perhaps} />
        <ContactLinks contact={contact} />
        <Button onClick={onRetry}>{widget.tryAgain}</Button>
      </ScreenBox>
    </VisitContext.Provider>
  );
}

/** Each time in a line of its own. */
function Times({ slots }: { readonly slots: readonly LocalDateTime[] }) {
  const format = useFormat();
  return slots.map((slot) => (
    <p key={slot}>
      <strong>{written(slot, () => `${format.dayLong(dayOf(slot))} · ${format.time(slot)}`)}</strong>
    </p>
  ));
}

/** A time in words. In digits if the page has broken the functions that write words. */
function written(slot: LocalDateTime, write: () => string): string {
  try {
    return write();
  } catch {
    return slot.slice(0, 16).replace('T', ' ');
  }
}

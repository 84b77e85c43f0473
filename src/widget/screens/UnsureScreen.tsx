import { useFormat, useMessages } from '../../i18n/language.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import type { Contact } from '../settings.ts';

interface UnsureScreenProps {
  readonly slot: LocalDateTime;
  readonly contact: Contact;
  readonly onBookAgain: () => void;
  readonly onOtherTime: () => void;
}

/** The reply of a booking was lost. Says so, offers the contact first, and booking again only as the visitor's choice. */
export function UnsureScreen({ slot, contact, onBookAgain, onOtherTime }: UnsureScreenProps) {
  const { widget } = useMessages();
  const format = useFormat();
  return (
    <div className="tour-message">
      <ScreenHeading>{widget.unsureHeading}</ScreenHeading>
      <p>{widget.unsureText(`${format.dayLong(dayOf(slot))}, ${format.time(slot)}`)}</p>
      <p>{widget.unsureWarning}</p>
      <p>{widget.unsureContact}</p>
      <ContactLinks contact={contact} />
      <div className="tour-actions">
        <Button onClick={onBookAgain}>{widget.bookAgain}</Button>
        <Button kind="link" onClick={onOtherTime}>
          {widget.otherTime}
        </Button>
      </div>
    </div>
  );
}

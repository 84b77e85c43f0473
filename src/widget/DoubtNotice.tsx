import { useFormat, useMessages } from '../i18n/language.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { Notice } from '../ui/Notice.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import type { Contact } from './settings.ts';

interface DoubtNoticeProps {
  /** The time of the booking whose reply was lost. */
  readonly slot: LocalDateTime;
  readonly contact: Contact;
}

/** Reminds a visitor who goes on after a lost reply that they may hold a tour already. */
export function DoubtNotice({ slot, contact }: DoubtNoticeProps) {
  const { widget } = useMessages();
  const format = useFormat();
  return (
    <Notice tone="warn">
      <p>{widget.doubt(`${format.dayLong(dayOf(slot))}, ${format.time(slot)}`)}</p>
      <ContactLinks contact={contact} />
    </Notice>
  );
}

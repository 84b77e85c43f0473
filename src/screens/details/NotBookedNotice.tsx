import { useRef } from 'react';
import type { NotBooked } from '../../booking/flow.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';

interface NotBookedNoticeProps {
  readonly notice: NotBooked | null;
  readonly words: Readonly<Record<NotBooked['why'], string>>;
  /** Where the screen does not show it already. */
  readonly contact?: Contact;
}

/** Says that an attempt was certainly not booked, and why. Takes the focus after each attempt. Empty without a notice. */
export function NotBookedNotice({ notice, words, contact }: NotBookedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words[notice.why]}</p>
      {contact ? <ContactLinks contact={contact} /> : null}
    </Notice>
  );
}

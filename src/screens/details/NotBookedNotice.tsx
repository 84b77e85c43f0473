import { useRef } from 'react';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';

interface NotBookedNoticeProps {
  readonly notice: { readonly attempt: number } | null;
  readonly words: string;
  /** Undefined if the screen shows the contact elsewhere. */
  readonly contact?: Contact;
}

/** Says how an attempt to book or to look up a booking ended. Takes the focus after each attempt. Empty without a notice. */
export function NotBookedNotice({ notice, words, contact }: NotBookedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words}</p>
      {contact ? <ContactLinks contact={contact} /> : null}
    </Notice>
  );
}

import { useRef } from 'react';
import type { NotChanged } from '../../booking/notices.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOn } from '../../ui/useFocusOn.ts';
import { ContactLinks } from '../messages/ContactLinks.tsx';

interface ChangeNoticeProps {
  readonly notice: NotChanged | null;
  readonly words: Readonly<Record<NotChanged['why'], string>>;
  /** Where the screen does not show it already. */
  readonly contact?: Contact;
}

/** Says that, and why, nothing was changed, with the service's own words; each attempt takes the focus anew. */
export function ChangeNotice({ notice, words, contact }: ChangeNoticeProps) {
  const { serviceSays } = useMessages(changeMessages);
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words[notice.why]}</p>
      {notice.words ? <p>{serviceSays(notice.words)}</p> : null}
      {contact ? <ContactLinks contact={contact} /> : null}
    </Notice>
  );
}

import { useRef } from 'react';
import type { NotChanged } from '../../booking/flow.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';

interface ChangeNoticeProps {
  readonly notice: NotChanged | null;
  readonly words: Readonly<Record<NotChanged['why'], string>>;
  /** Undefined if the screen shows the contact elsewhere. */
  readonly contact?: Contact;
}

/** Says that nothing was changed, and why. Adds the service's own words. Takes the focus after each attempt. */
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

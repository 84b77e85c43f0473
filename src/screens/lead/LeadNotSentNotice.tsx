import { type ReactNode, useRef } from 'react';
import type { LeadNotSent } from '../../booking/lead.ts';
import { useMessages } from '../../i18n/language.ts';
import { leadMessages } from '../../i18n/lead.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOn } from '../../ui/useFocusOn.ts';

interface LeadNotSentNoticeProps {
  readonly notice: LeadNotSent | null;
  /** Another way, for when trying again is no use. */
  readonly children: ReactNode;
}

/** Says why the details were not taken; each attempt takes the focus anew. */
export function LeadNotSentNotice({ notice, children }: LeadNotSentNoticeProps) {
  const words = useMessages(leadMessages);
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words.notSent[notice.why]}</p>
      {notice.why === 'refused' || notice.why === 'unsure' ? children : null}
    </Notice>
  );
}

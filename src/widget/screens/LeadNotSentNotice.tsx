import { useRef } from 'react';
import type { Answers } from '../../booking/answers.ts';
import type { LeadNotSent } from '../../booking/lead.ts';
import { useLeadMessages } from '../../i18n/useLeadMessages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOn } from '../../ui/useFocusOn.ts';
import { mailLink } from '../mailLink.ts';
import type { Contact } from '../viewSettings.ts';

interface LeadNotSentNoticeProps {
  readonly notice: LeadNotSent | null;
  readonly answers: Answers;
  readonly notes: string;
  readonly email: Contact['email'];
}

/** Says why the details were not taken. Where trying again is no use, the same text is ready to be sent by mail. */
export function LeadNotSentNotice({ notice, answers, notes, email }: LeadNotSentNoticeProps) {
  const words = useLeadMessages();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  const { first_name, last_name, phone } = answers;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words.notSent[notice.why]}</p>
      {email && (notice.why === 'refused' || notice.why === 'unsure') ? (
        <p>
          <a href={mailLink(email, words.mailSubject, words.mailBody(notes, `${first_name} ${last_name}`, phone))}>
            {words.mail}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}

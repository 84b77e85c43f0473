import type { Answers } from '../../booking/answers.ts';
import { useMessages } from '../../i18n/language.ts';
import { leadMessages } from '../../i18n/lead.ts';
import { mailLink } from '../messages/mailLink.ts';

interface LeadMailLinkProps {
  readonly answers: Answers;
  readonly notes: string;
  /** The property's address; nothing is shown without one. */
  readonly email: string | undefined;
}

/** The details that could not be left, ready to be sent from the visitor's own mail. */
export function LeadMailLink({ answers, notes, email }: LeadMailLinkProps) {
  const words = useMessages(leadMessages);
  const { first_name, last_name, phone } = answers;
  const body = words.mailBody(notes, `${first_name} ${last_name}`, phone);
  return email ? (
    <p>
      <a href={`${mailLink(email)}?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(body)}`}>
        {words.mail}
      </a>
    </p>
  ) : null;
}

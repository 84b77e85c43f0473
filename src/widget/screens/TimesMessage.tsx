import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/language.ts';
import type { Day } from '../../time/values.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { Contact } from '../viewSettings.ts';

interface TimesMessageProps {
  readonly day: Day;
  readonly text: string;
  /** Shown as the last way on. */
  readonly contact?: Contact | undefined;
  readonly children?: ReactNode;
}

/** What stands in the times' place while there are none. */
export function TimesMessage({ day, text, contact, children }: TimesMessageProps) {
  const format = useFormat();
  return (
    <div className="tour-empty">
      <h3 tabIndex={-1}>{format.dayLong(day)}</h3>
      <p>{text}</p>
      {children}
      {contact ? <ContactLinks contact={contact} /> : null}
    </div>
  );
}

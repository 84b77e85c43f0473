import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/language.ts';
import type { Day } from '../../time/values.ts';

interface TimesMessageProps {
  readonly day: Day;
  readonly text: string;
  /** The ways on. */
  readonly children?: ReactNode;
}

/** What stands in the times' place while there are none. */
export function TimesMessage({ day, text, children }: TimesMessageProps) {
  const format = useFormat();
  return (
    <div className="tour-empty">
      <h3 tabIndex={-1}>{format.dayLong(day)}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

import { forwardRef, type ReactNode } from 'react';
import { ClockIcon } from './icons.tsx';
import { AlertIcon } from './statusIcons.tsx';

interface NoticeProps {
  /** `warn`: something about the chosen time has changed; `danger`: something failed. */
  readonly tone: 'warn' | 'danger';
  /** Its words are not complete. It takes the focus once they are, so nothing else takes it for the visitor until then. */
  readonly isIncomplete?: boolean;
  readonly children: ReactNode;
}

/** A block of words that stands out. It can hold the focus, so that it is read when a screen opens with it. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ tone, isIncomplete, children }, ref) {
  return (
    <div
      className="tour-notice"
      data-tone={tone}
      data-incomplete={isIncomplete ? '' : undefined}
      tabIndex={-1}
      ref={ref}
    >
      {tone === 'warn' ? <ClockIcon /> : <AlertIcon />}
      <div className="tour-notice-body">{children}</div>
    </div>
  );
});

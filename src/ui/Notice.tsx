import { forwardRef, type ReactNode } from 'react';
import { ClockIcon } from './icons.tsx';
import { AlertIcon } from './statusIcons.tsx';

interface NoticeProps {
  /** `warn`: something about the chosen time has changed; `danger`: something failed. */
  readonly tone: 'warn' | 'danger';
  readonly children: ReactNode;
}

/** A block of words that stands out. It can hold the focus, so that it is read when a screen opens with it. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ tone, children }, ref) {
  return (
    <div className="tour-notice" data-tone={tone} tabIndex={-1} ref={ref}>
      {tone === 'warn' ? <ClockIcon /> : <AlertIcon />}
      <div className="tour-notice-body">{children}</div>
    </div>
  );
});

import { forwardRef, type ReactNode } from 'react';
import { AlertIcon, ClockIcon } from './icons.tsx';

export interface NoticeProps {
  /** `warn`: a change the visitor must know of; `danger`: something failed. */
  readonly tone?: 'info' | 'warn' | 'danger';
  readonly icon?: 'alert' | 'clock';
  readonly children: ReactNode;
}

/** A block of words that stands out. It can hold the focus, so that it is read when a screen opens with it. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', icon = 'alert', children },
  ref,
) {
  return (
    <div className="tour-notice" data-tone={tone} tabIndex={-1} ref={ref}>
      {icon === 'clock' ? <ClockIcon /> : <AlertIcon />}
      <div className="tour-notice-body">{children}</div>
    </div>
  );
});

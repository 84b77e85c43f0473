import { forwardRef, type ReactNode, useId } from 'react';
import { ClockIcon } from './icons.tsx';
import { usePart } from './parts.ts';
import { AlertIcon } from './statusIcons.tsx';

interface NoticeProps {
  /** `warn`: something about the chosen time has changed; `danger`: something failed. */
  readonly tone: 'warn' | 'danger';
  readonly children: ReactNode;
}

/**
 * A block of words that stands out. One with a `ref` can hold the focus, so that a screen reader reads it when a screen opens with it. Then
 * it is a group whose name is its words: a focused block without a role is read aloud in some browsers only.
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice({ tone, children }, ref) {
  const id = useId();
  const part = usePart('notice', 'tour-notice', tone);
  return (
    <div {...part} data-tone={tone} {...(ref && { role: 'group', 'aria-labelledby': id, tabIndex: -1 })} ref={ref}>
      {tone === 'warn' ? <ClockIcon /> : <AlertIcon />}
      <div className="tour-notice-body" id={id}>
        {children}
      </div>
    </div>
  );
});

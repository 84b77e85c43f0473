import { type ReactNode, useRef } from 'react';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { NotDone } from './waitlistState.ts';

interface NotDoneNoticeProps {
  readonly notice: NotDone | null;
  /** Without words of its own a reason has those for a lost reply. */
  readonly words: Readonly<Record<'offline' | 'rate-limited' | 'unsure', string>> &
    Readonly<Partial<Record<NotDone['why'], string>>>;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Says why an attempt has failed. Takes the focus after each attempt, and when it says something else. */
export function NotDoneNotice({ notice, words, children }: NotDoneNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice && `${notice.why} ${notice.attempt}`);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words[notice.why] ?? words.unsure}</p>
      {children}
    </Notice>
  );
}

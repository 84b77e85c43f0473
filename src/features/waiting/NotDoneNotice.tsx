import { type ReactNode, useRef } from 'react';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { NotDone } from './waitingState.ts';

interface NotDoneNoticeProps {
  readonly notice: NotDone | null;
  /** Without words for a refusal, those for a lost reply stand in. */
  readonly words: Readonly<Record<Exclude<NotDone['why'], 'refused'>, string> & { readonly refused?: string }>;
  /** A way on. */
  readonly children?: ReactNode;
}

/** Says why an attempt has failed. Takes the focus after each attempt. */
export function NotDoneNotice({ notice, words, children }: NotDoneNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words[notice.why] ?? words.unsure}</p>
      {children}
    </Notice>
  );
}

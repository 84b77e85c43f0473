import { useRef } from 'react';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useDayTime } from '../useDayTime.ts';

interface BookTooNoticeProps {
  /** Counts the presses on the button. Each new one moves the focus here. */
  readonly attempt: number;
  /** The times of bookings whose reply was lost. */
  readonly slots: readonly LocalDateTime[];
  /** The time of a tour that another tab booked. */
  readonly elsewhere: LocalDateTime | undefined;
  /** The time to book. */
  readonly slot: LocalDateTime;
}

/** Asks whether to book another tour beside those that the visitor has or may have. Takes the focus. The button that says yes follows. */
export function BookTooNotice({ attempt, slots, elsewhere, slot }: BookTooNoticeProps) {
  const screens = useMessages(screenMessages);
  const dayTime = useDayTime();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, attempt);
  return (
    <Notice ref={ref} tone="warn">
      {elsewhere ? <p>{screens.bookBeside(dayTime.long(elsewhere), dayTime.short(slot))}</p> : null}
      {slots.length > 0 ? <p>{screens.bookToo(slots.map(dayTime.long), dayTime.short(slot))}</p> : null}
    </Notice>
  );
}

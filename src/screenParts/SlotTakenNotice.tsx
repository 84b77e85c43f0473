import { type ReactNode, useEffect, useRef } from 'react';
import type { SlotTaken } from '../booking/flow.ts';
import type { TimesView } from '../core/snapshot.ts';
import { calendarMessages } from '../i18n/calendar.ts';
import { unbroken } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';
import type { Contact } from '../options/viewSettings.ts';
import { minutesBetween } from '../time/minutes.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Button } from '../ui/Button.tsx';
import { useFocusOn } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ContactLinks } from './ContactLinks.tsx';

interface SlotTakenNoticeProps {
  readonly notice: SlotTaken;
  /** The present state of the day's times. */
  readonly times: TimesView;
  readonly contact: Contact;
  /** Replaces the words for a refused booking. */
  readonly words?: RefusalWords;
  /** The words of the service, and the contact. */
  readonly advice?: ReactNode;
  readonly onPick: (slot: LocalDateTime) => void;
  /** Asks the host whether the visitor's own booking took the time. Undefined where the host cannot tell. */
  readonly onLookUp?: (() => void) | undefined;
}

/**
 * `slotTakenOrPast`: whether the time is among the fresh ones is not known. `slotTakenButFree`: it is. `kept`: what the visitor still has. `perhapsOwn`: the
 * visitor's own booking may have taken the time.
 */
interface RefusalWords {
  readonly slotTakenOrPast: (time: string) => string;
  readonly slotTakenButFree: (time: string) => string;
  readonly kept: string;
  readonly perhapsOwn: string;
}

/**
 * Names the refused time. First it says only that the time could not be booked. Fresh times tell why. It offers the nearest times,
 * unless the visitor may hold the refused one already. It takes the focus at once. Fresh times may take long, and what they tell is read
 * out when they come.
 */
export function SlotTakenNotice({
  notice,
  times,
  contact,
  words: given,
  advice,
  onPick,
  onLookUp,
}: SlotTakenNoticeProps) {
  const { slot, perhapsOwn, attempt } = notice;
  const screens = useMessages(screenMessages);
  const calendar = useMessages(calendarMessages);
  const says = given ?? { ...screens, kept: screens.answersKept, perhapsOwn: screens.takenPerhapsOwn };
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const fresh = freshSlots(times);
  const isIncomplete = fresh === undefined && times.kind !== 'failed';
  useFocusOn(ref, attempt);
  const time = unbroken(format.time(slot));
  const words =
    fresh === undefined
      ? says.slotTakenOrPast(time)
      : (fresh.includes(slot) ? says.slotTakenButFree : screens.slotTaken)(time);
  const left = fresh?.length ? screens.timesLeft(calendar.times(fresh.length), format.dayLong(dayOf(slot))) : '';
  const announce = useAnnounce();
  const isFresh = fresh !== undefined;
  /** Whether this notice took the focus without the fresh times, which are news once. Later looks at the day are not. */
  const news = useRef({ attempt, isDue: !isFresh });
  useEffect(() => {
    if (news.current.attempt !== attempt) news.current = { attempt, isDue: !isFresh };
    if (!isFresh || !news.current.isDue) return;
    news.current = { attempt, isDue: false };
    announce(`${words} ${left}`.trim());
  }, [isFresh, attempt, words, left, announce]);
  if (perhapsOwn)
    return (
      <Notice ref={ref} tone="warn">
        <p>
          <strong>{words}</strong> <span>{says.perhapsOwn}</span>{' '}
          {onLookUp ? (
            <Button kind="link" onClick={onLookUp}>
              {screens.lookUpAgain}
            </Button>
          ) : null}
        </p>
        {advice ?? <ContactLinks contact={contact} />}
      </Notice>
    );
  const nearest = nearestSlots(slot, fresh ?? []);
  return (
    <Notice ref={ref} tone="warn">
      <p>
        <strong>{words}</strong> <VisuallyHidden>{left}</VisuallyHidden> <span>{says.kept}</span>{' '}
        {nearest.length > 0 ? (
          <>
            <span>{screens.takenNearest}</span>{' '}
            {nearest.map((other) => (
              <span key={other}>
                <Button kind="link" translate="no" onClick={() => onPick(other)}>
                  {unbroken(format.time(other))}
                </Button>
                <span>{screens.takenComma}</span>
              </span>
            ))}
            <span>{screens.takenOr}</span>
          </>
        ) : times.kind === 'times' ? (
          <span>{screens.takenPick}</span>
        ) : null}
      </p>
      {isIncomplete ? null : advice}
    </Notice>
  );
}

/** The times of an answer that came after the refusal; undefined while there is none. */
function freshSlots(times: TimesView): readonly LocalDateTime[] | undefined {
  if (times.kind === 'asking' || times.kind === 'failed' || times.refreshing) return undefined;
  return times.kind === 'times' ? times.slots : [];
}

/** The two of `slots` nearest to `slot`, in order. */
function nearestSlots(slot: LocalDateTime, slots: readonly LocalDateTime[]): readonly LocalDateTime[] {
  const distance = (other: LocalDateTime): number => Math.abs(minutesBetween(slot, other));
  return slots
    .filter((other) => other !== slot)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .sort();
}

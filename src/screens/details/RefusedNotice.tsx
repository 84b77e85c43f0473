import { useRef } from 'react';
import type { SlotRefused } from '../../booking/flow.ts';
import type { TimesView } from '../../core/snapshot.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { minutesBetween } from '../../time/minutes.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';

interface RefusedNoticeProps {
  readonly notice: SlotRefused;
  /** What is known of the day's times now. */
  readonly times: TimesView;
  readonly contact: Contact;
  /** In place of what is said after the refusal of a booking. */
  readonly words?: RefusalWords;
  readonly onPick: (slot: LocalDateTime) => void;
}

/** What follows the refusal: what the visitor still has, and what may have taken the time. */
interface RefusalWords {
  readonly kept: string;
  readonly perhapsOwn: string;
}

/**
 * Names the refused time. It says why only when fresh times tell; until then, only that the time could not be booked. Offers the
 * nearest times, unless the visitor may hold the refused one already. Takes the focus.
 */
export function RefusedNotice({ notice, times, contact, words: given, onPick }: RefusedNoticeProps) {
  const { slot, perhapsOwn, attempt } = notice;
  const screens = useMessages(screenMessages);
  const after = given ?? { kept: screens.answersKept, perhapsOwn: screens.takenPerhapsOwn };
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, attempt);
  const fresh = freshSlots(times);
  const time = format.time(slot);
  const words =
    fresh === undefined ? screens.refused(time) : (fresh.includes(slot) ? screens.refusedButFree : screens.taken)(time);
  if (perhapsOwn)
    return (
      <Notice ref={ref} tone="warn">
        <p>
          <strong>{words}</strong> <span>{after.perhapsOwn}</span>
        </p>
        <ContactLinks contact={contact} />
      </Notice>
    );
  const nearest = nearestSlots(slot, fresh ?? []);
  return (
    <Notice ref={ref} tone="warn">
      <p>
        <strong>{words}</strong> <span>{after.kept}</span>{' '}
        {nearest.length > 0 ? (
          <>
            <span>{screens.takenNearest}</span>{' '}
            {nearest.map((other) => (
              <span key={other}>
                <Button kind="link" translate="no" onClick={() => onPick(other)}>
                  {format.time(other)}
                </Button>
                <span>{', '}</span>
              </span>
            ))}
            <span>{screens.takenOr}</span>
          </>
        ) : times.kind === 'times' ? (
          <span>{screens.takenPick}</span>
        ) : null}
      </p>
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

import { useEffect, useRef } from 'react';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { SlotTakenNotice } from '../../screenParts/SlotTakenNotice.tsx';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { dayOf } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWaitlist } from './useWaitlist.ts';
import waitlist from './waitlist.css?inline';
import type { Waitlist } from './waitlistState.ts';

/** The style of the waitlist. */
export const waitlistSheet = sharedSheet(waitlist);

/** The times of a day that is not in view. */
const NO_TIMES: NoTimes = {
  kind: 'none',
  refreshing: false,
  why: 'full',
  lastStart: undefined,
  next: undefined,
  earlier: undefined,
  searchable: false,
  searching: false,
  searchedUntil: undefined,
};

/** Says above the times what became of a link: its time is taken, or its entry is not on the list any more. Above the form: that it was not read. */
export function WaitlistNotice({ list }: { readonly list: Waitlist }) {
  const { state, snapshot, settings } = useWaitlist(list);
  const { note } = state;
  const { availability, screen } = snapshot;
  const isForm = screen === 'details' && note?.kind === 'not-read';
  if (note === null || availability === null || (screen !== 'pick' && !isForm)) return null;
  return (
    <ChunkStyle sheet={waitlistSheet}>
      <div className="tour-waitlist-note">
        {note.kind === 'taken' ? (
          <TakenNotice
            slot={note.slot}
            times={availability.day === dayOf(note.slot) ? availability.times : NO_TIMES}
            contact={settings.contact}
            onPick={list.pick}
          />
        ) : (
          <EntryNotice why={note.kind} isForm={isForm} onAgain={list.readAgain} />
        )}
      </div>
    </ChunkStyle>
  );
}

interface TakenNoticeProps {
  readonly slot: Parameters<Waitlist['pick']>[0];
  readonly times: TimesView;
  readonly contact: Parameters<typeof SlotTakenNotice>[0]['contact'];
  readonly onPick: Waitlist['pick'];
}

/**
 * The time of the link is taken. The visitor stays on the list.
 * @internal
 */
export function TakenNotice({ slot, times, contact, onPick }: TakenNoticeProps) {
  const words = useMessages(waitlistMessages);
  const { slotTaken, takenPerhapsOwn } = useMessages(screenMessages);
  return (
    <SlotTakenNotice
      notice={{ kind: 'slot-taken', slot, perhapsOwn: false, attempt: 0 }}
      times={times}
      contact={contact}
      words={{
        slotTakenOrPast: slotTaken,
        slotTakenButFree: slotTaken,
        kept: words.stillOn,
        perhapsOwn: takenPerhapsOwn,
      }}
      onPick={onPick}
    />
  );
}

interface EntryNoticeProps {
  readonly why: 'gone' | 'not-read';
  /** Whether the form is open. */
  readonly isForm?: boolean;
  readonly onAgain: () => void;
}

/**
 * The entry of the link could not be shown.
 * @internal
 */
export function EntryNotice({ why, isForm = false, onAgain }: EntryNoticeProps) {
  const words = useMessages(waitlistMessages);
  const { tryAgain } = useMessages(widgetMessages);
  const announce = useAnnounce();
  const ref = useRef<HTMLDivElement>(null);
  const text = why === 'gone' ? words.gone : words.notRead;
  useFocusOn(ref, isForm ? null : why);
  // The heading of the form has the focus.
  useEffect(() => {
    if (isForm) announce(text);
  }, [isForm, text, announce]);
  return (
    <Notice ref={ref} tone="warn">
      <p>{text}</p>
      {why === 'not-read' ? <Button onClick={onAgain}>{tryAgain}</Button> : null}
    </Notice>
  );
}

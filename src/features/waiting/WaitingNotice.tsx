import { useRef } from 'react';
import type { NoTimes, TimesView } from '../../core/snapshot.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { waitingMessages } from '../../i18n/waiting.ts';
import { ChunkStyle } from '../../screens/ChunkStyle.tsx';
import { TimeRefusedNotice } from '../../screens/details/TimeRefusedNotice.tsx';
import { dayOf } from '../../time/values.ts';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useWaiting } from './useWaiting.ts';
import type { WaitingList } from './waitingList.ts';
import { waitingSheet } from './waitingSheet.ts';

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

/** Says above the times what became of a link: its time is taken, or its entry is not on the list any more. */
export function WaitingNotice({ list }: { readonly list: WaitingList }) {
  const { state, snapshot, settings } = useWaiting(list);
  const { note } = state;
  const { availability, screen } = snapshot;
  if (note === null || availability === null || screen !== 'pick') return null;
  return (
    <ChunkStyle sheet={waitingSheet}>
      <div className="tour-waiting-note">
        {note.kind === 'taken' ? (
          <TakenNotice
            slot={note.slot}
            times={availability.day === dayOf(note.slot) ? availability.times : NO_TIMES}
            contact={settings.contact}
            onPick={list.pick}
          />
        ) : (
          <LinkNotice why={note.kind} />
        )}
      </div>
    </ChunkStyle>
  );
}

interface TakenNoticeProps {
  readonly slot: Parameters<WaitingList['pick']>[0];
  readonly times: TimesView;
  readonly contact: Parameters<typeof TimeRefusedNotice>[0]['contact'];
  readonly onPick: WaitingList['pick'];
}

/**
 * The time of the link is taken. The visitor stays on the list.
 * @internal
 */
export function TakenNotice({ slot, times, contact, onPick }: TakenNoticeProps) {
  const words = useMessages(waitingMessages);
  const { taken, takenPerhapsOwn } = useMessages(screenMessages);
  return (
    <TimeRefusedNotice
      notice={{ kind: 'slot-refused', slot, perhapsOwn: false, attempt: 0 }}
      times={times}
      contact={contact}
      words={{ refused: taken, refusedButFree: taken, kept: words.stillOn, perhapsOwn: takenPerhapsOwn }}
      onPick={onPick}
    />
  );
}

/**
 * The entry of the link could not be shown.
 * @internal
 */
export function LinkNotice({ why }: { readonly why: 'gone' | 'not-read' }) {
  const words = useMessages(waitingMessages);
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, why);
  return (
    <Notice ref={ref} tone="warn">
      <p>{why === 'gone' ? words.gone : words.notRead}</p>
    </Notice>
  );
}

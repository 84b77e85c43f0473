import type { ReactNode } from 'react';
import { publicAddress } from '../../booking/publicAddress.ts';
import type { WaitingLink } from '../../core/handedLink.ts';
import { loadWaiting } from '../../i18n/waitingFiles.ts';
import { type Around, NOTHING_AROUND } from '../../screens/around.ts';
import { FeatureWords } from '../../screens/FeatureWords.tsx';
import { Boundary } from '../../ui/Boundary.tsx';
import { WaitingLine } from './WaitingLine.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import { WaitingScreens } from './WaitingScreens.tsx';
import type { WaitingBooking } from './waitingBooking.ts';
import { createWaitingList, type WaitingList } from './waitingList.ts';

/** The list of each booking, also after its widget was taken out and put back. */
const lists = new WeakMap<WaitingBooking, WaitingList>();

function listOf(booking: WaitingBooking): WaitingList {
  const list = lists.get(booking) ?? createWaitingList(booking);
  lists.set(booking, list);
  return list;
}

/** Follows a link of the list until the returned function is called. */
export const followWaitingLink = (booking: WaitingBooking, link: WaitingLink): (() => void) =>
  listOf(booking).follow(link);

/**
 * Shows the waiting list of `booking` by `onAround`, until the returned function is called. Not on a page without an address of its own, to
 * which no message could lead.
 */
export function showWaiting(booking: WaitingBooking, onAround: (around: Around) => void): () => void {
  if (publicAddress(location.href) === undefined) return () => undefined;
  const list = listOf(booking);
  const below = part(list, <WaitingLine list={list} />);
  const above = part(list, <WaitingNotice list={list} />);
  const instead = part(list, <WaitingScreens list={list} />);
  let shown = NOTHING_AROUND;
  const show = (): void => {
    const { view, note, visits } = list.getState();
    const isOver = view.at !== 'times';
    const next: Around = {
      above: note && !isOver ? above : undefined,
      instead: isOver ? instead : undefined,
      below: isOver ? undefined : below,
      visits,
    };
    const isSame = next.above === shown.above && next.instead === shown.instead && next.below === shown.below;
    if (isSame && next.visits === shown.visits) return;
    shown = next;
    onAround(next);
  };
  const unsubscribe = list.subscribe(show);
  const stop = list.start();
  show();
  return () => {
    unsubscribe();
    stop();
    onAround(NOTHING_AROUND);
  };
}

/** A part of the list in its own words. Where it fails, the booking goes on without it. */
const part = (list: WaitingList, children: ReactNode): ReactNode => (
  <Boundary
    fallback={null}
    onFailed={(error) => {
      list.booking.getSettings().warn(`tour-booking: the waiting list failed: ${String(error)}`);
      list.back();
    }}
  >
    <FeatureWords name="waiting" load={loadWaiting}>
      {children}
    </FeatureWords>
  </Boundary>
);

import type { ReactNode } from 'react';
import { publicAddress } from '../../booking/publicAddress.ts';
import type { WaitlistLink } from '../../core/handedLink.ts';
import { type Around, NOTHING_AROUND } from '../../screenParts/around.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { WaitlistLine, WaitlistOffer } from './WaitlistLine.tsx';
import { WaitlistNotice } from './WaitlistNotice.tsx';
import { WaitlistScreens } from './WaitlistScreens.tsx';
import { createWaitlist } from './waitlist.ts';
import type { WaitlistBooking } from './waitlistBooking.ts';
import type { Waitlist } from './waitlistState.ts';

const NO_OFFER: Around = { ...NOTHING_AROUND, offer: null };

/** The list of each booking, also after its widget was taken out and put back. */
const lists = new WeakMap<WaitlistBooking, Waitlist>();

function listOf(booking: WaitlistBooking): Waitlist {
  const list = lists.get(booking) ?? createWaitlist(booking);
  lists.set(booking, list);
  return list;
}

/** Follows a link of the list until the returned function is called. */
export const followWaitlistLink = (booking: WaitlistBooking, link: WaitlistLink): (() => void) =>
  listOf(booking).follow(link);

/**
 * Shows the waitlist of `booking` by `onAround`, until the returned function is called. Not on a page without an address of its own, to
 * which no message could lead.
 */
export function showWaitlist(booking: WaitlistBooking, onAround: (around: Around) => void): () => void {
  if (publicAddress(location.href) === undefined) {
    onAround(NO_OFFER);
    return () => undefined;
  }
  const list = listOf(booking);
  const below = part(list, <WaitlistLine list={list} />);
  const offer = part(list, <WaitlistOffer list={list} />);
  const above = part(list, <WaitlistNotice list={list} />);
  const instead = part(list, <WaitlistScreens list={list} />);
  let shown = NOTHING_AROUND;
  const show = (): void => {
    const { view, note, visits } = list.getState();
    const isOver = view.at !== 'times';
    const next: Around = {
      above: note && !isOver ? above : undefined,
      instead: isOver ? instead : undefined,
      below: isOver ? undefined : below,
      offer: isOver ? undefined : offer,
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

/** A part of the list. Where it fails, the booking goes on without it. */
const part = (list: Waitlist, children: ReactNode): ReactNode => (
  <Boundary
    fallback={null}
    onFailed={(error) => {
      list.booking.getSettings().warn(`tour-booking: the waitlist failed: ${String(error)}`);
      list.back();
    }}
  >
    {children}
  </Boundary>
);

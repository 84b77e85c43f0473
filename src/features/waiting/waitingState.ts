import type { Rejected } from '../../booking/flow.ts';
import type { WhyNoReply } from '../../booking/replies.ts';
import { nextState, type Transitions } from '../../booking/stateMachine.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { KeptWaiting } from './waitingRecord.ts';

/** How the last attempt failed. `attempt` differs from one attempt to the next. */
export interface NotDone {
  /** `not-done`: its reply was lost, and the edge says that it can no longer arrive. */
  readonly why: WhyNoReply | 'not-done';
  readonly attempt: number;
}

/** Something that a press sends. */
interface ToSend<Notice = NotDone> {
  readonly sending: boolean;
  readonly notice: Notice | null;
}

/** What shows in place of the screens of the booking. */
export type WaitingView =
  /** Nothing. */
  | { readonly at: 'times' }
  | (ToSend<NotDone | Rejected> & { readonly at: 'form' })
  /** The visitor's entry. `asks`: whether to leave the list is asked. `confirmed`: its address was confirmed just now. */
  | (ToSend & { readonly at: 'entry'; readonly asks: boolean; readonly confirmed: boolean })
  /** The visitor came by the link that confirms their address. */
  | (ToSend & { readonly at: 'confirm'; readonly token: string })
  /** That link counts no longer. */
  | { readonly at: 'expired' }
  /** The visitor came by a link to leave the list. */
  | (ToSend & { readonly at: 'leave'; readonly token: string })
  | { readonly at: 'left' };

export type WaitingEvent =
  | { readonly type: 'open' | 'show' | 'close' }
  | { readonly type: 'leaveByLink' | 'confirmByLink'; readonly token: string }
  | { readonly type: 'ask'; readonly asks: boolean }
  /** The view sends what it is for. */
  | { readonly type: 'send' }
  | { readonly type: 'joined' | 'confirmed' | 'expired' | 'left' }
  | { readonly type: 'rejected'; readonly notice: Rejected }
  | { readonly type: 'notDone'; readonly notice: NotDone };

const IDLE = { sending: false, notice: null } as const;
export const TIMES: WaitingView = { at: 'times' };
const toTimes = (): WaitingView => TIMES;
const toForm = (): WaitingView => ({ at: 'form', ...IDLE });
const toEntry = (): WaitingView => ({ at: 'entry', asks: false, confirmed: false, ...IDLE });
const toConfirmed = (): WaitingView => ({ at: 'entry', asks: false, confirmed: true, ...IDLE });
const toExpired = (): WaitingView => ({ at: 'expired' });
const toLeft = (): WaitingView => ({ at: 'left' });
/** A link leads away from each view. */
const LINKS = {
  leaveByLink: (_: WaitingView, { token }: { readonly token: string }): WaitingView => ({
    at: 'leave',
    token,
    ...IDLE,
  }),
  confirmByLink: (_: WaitingView, { token }: { readonly token: string }): WaitingView => ({
    at: 'confirm',
    token,
    ...IDLE,
  }),
};
const toSending = <View extends ToSend<unknown>>(view: View): View =>
  view.sending ? view : { ...view, sending: true, notice: null };
const toNotice = <View extends ToSend<unknown>, Notice>(view: View, { notice }: { readonly notice: Notice }) => ({
  ...view,
  sending: false,
  notice,
});

const transitions: Transitions<WaitingView, WaitingEvent> = {
  times: { open: toForm, show: toEntry, left: toLeft, ...LINKS },
  form: { send: toSending, joined: toEntry, rejected: toNotice, notDone: toNotice, close: toTimes, ...LINKS },
  entry: {
    ask: (view, { asks }) => ({ ...view, asks, notice: null }),
    send: toSending,
    left: toLeft,
    notDone: toNotice,
    close: toTimes,
    ...LINKS,
  },
  confirm: {
    send: toSending,
    confirmed: toConfirmed,
    expired: toExpired,
    notDone: toNotice,
    close: toTimes,
    ...LINKS,
  },
  expired: { open: toForm, close: toTimes, ...LINKS },
  leave: { send: toSending, left: toLeft, notDone: toNotice, close: toTimes, ...LINKS },
  left: { close: toTimes, ...LINKS },
};

/** The view after `event`. An event with no row changes nothing (the same object comes back). */
export const nextView = (view: WaitingView, event: WaitingEvent): WaitingView => nextState(transitions, view, event);

/** What shows above the times to a visitor who came by a link. */
export type WaitingNote =
  /** The time of the link is taken. */
  | { readonly kind: 'taken'; readonly slot: LocalDateTime }
  /** The entry is not on the list any more, or could not be read. */
  | { readonly kind: 'gone' | 'not-read' };

export interface WaitingState extends KeptWaiting {
  readonly view: WaitingView;
  readonly note: WaitingNote | null;
  /** Counts the screens of the list that came and went. */
  readonly visits: number;
}

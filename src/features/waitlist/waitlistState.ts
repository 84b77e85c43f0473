import type { Answers } from '../../booking/answers.ts';
import type { Rejected } from '../../booking/flow.ts';
import type { WhyNoReply } from '../../booking/replies.ts';
import { nextState, type Transitions } from '../../booking/stateMachine.ts';
import type { WaitlistLink } from '../../core/handedLink.ts';
import type { DayRange } from '../../time/dayRange.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { WaitlistBooking } from './waitlistBooking.ts';
import type { KeptWaitlist } from './waitlistRecord.ts';

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
export type WaitlistView =
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

export type WaitlistEvent =
  | { readonly type: 'open' | 'show' | 'close' }
  | { readonly type: 'leaveByLink' | 'confirmByLink'; readonly token: string }
  | { readonly type: 'ask'; readonly asks: boolean }
  /** The view sends what it is for. */
  | { readonly type: 'send' }
  | { readonly type: 'joined' | 'confirmed' | 'expired' | 'left' }
  | { readonly type: 'rejected'; readonly notice: Rejected }
  | { readonly type: 'notDone'; readonly notice: NotDone };

const IDLE = { sending: false, notice: null } as const;
export const TIMES: WaitlistView = { at: 'times' };
const toTimes = (): WaitlistView => TIMES;
const toForm = (): WaitlistView => ({ at: 'form', ...IDLE });
const toEntry = (): WaitlistView => ({ at: 'entry', asks: false, confirmed: false, ...IDLE });
const toConfirmed = (): WaitlistView => ({ at: 'entry', asks: false, confirmed: true, ...IDLE });
const toExpired = (): WaitlistView => ({ at: 'expired' });
const toLeft = (): WaitlistView => ({ at: 'left' });
/** A link leads away from each view. */
const LINKS = {
  leaveByLink: (_: WaitlistView, { token }: { readonly token: string }): WaitlistView => ({
    at: 'leave',
    token,
    ...IDLE,
  }),
  confirmByLink: (_: WaitlistView, { token }: { readonly token: string }): WaitlistView => ({
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

const transitions: Transitions<WaitlistView, WaitlistEvent> = {
  times: { open: toForm, show: toEntry, left: toLeft, ...LINKS },
  form: { send: toSending, joined: toEntry, rejected: toNotice, notDone: toNotice, close: toTimes, ...LINKS },
  entry: {
    open: toForm,
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
export const nextView = (view: WaitlistView, event: WaitlistEvent): WaitlistView => nextState(transitions, view, event);

/** What shows above the times to a visitor who came by a link. */
export type WaitlistNote =
  /** The time of the link is taken. */
  | { readonly kind: 'taken'; readonly slot: LocalDateTime }
  /** The entry is not on the list any more, or could not be read. */
  | { readonly kind: 'gone' | 'not-read' };

export interface WaitlistState extends KeptWaitlist {
  readonly view: WaitlistView;
  readonly note: WaitlistNote | null;
  /** The address of the entry, as far as it is known. It is not kept. */
  readonly email: string | undefined;
  /** Counts the screens of the list that came and went. */
  readonly visits: number;
}

/** The waitlist of one widget. */
export interface Waitlist {
  readonly booking: WaitlistBooking;
  /** The same object until something changes. */
  readonly getState: () => WaitlistState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Listens to the booking until the returned function is called. */
  readonly start: () => () => void;
  /** Follows a link until the returned function is called. */
  readonly follow: (link: WaitlistLink) => () => void;
  /** Tries again to read the entry of the link. */
  readonly readAgain: () => void;
  /** Opens the form. */
  readonly open: () => void;
  /** Keeps what the visitor types. */
  readonly answer: (answers: Answers) => void;
  readonly choose: (choice: Partial<Pick<WaitlistState, 'which' | 'parts'>>) => void;
  /** Asks for a place on the list, which counts once the visitor has confirmed their address. */
  readonly join: (answers: Answers, days: DayRange, language: string) => Promise<void>;
  /** Confirms the address of the visitor who came by the link for that. */
  readonly confirm: () => Promise<void>;
  /** Shows the visitor's entry. */
  readonly show: () => void;
  /** Asks whether to leave the list, or no longer. */
  readonly askLeave: (asks: boolean) => void;
  readonly leave: () => Promise<void>;
  /** Leaves the list, and opens the form with the same days for another address. */
  readonly changeAddress: () => Promise<void>;
  /** Goes back to the screens of the booking. */
  readonly back: () => void;
  /** The nearest time to one that is taken. */
  readonly pick: (slot: LocalDateTime) => void;
}

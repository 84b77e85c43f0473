import type { DayPart } from '../../time/dayPart.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { WhichDays } from './waitingDays.ts';
import type { WaitingRecord } from './waitingRecord.ts';

/** Why nothing was changed. `unsure`: the reply was lost. Another press is safe: the edge knows the attempt by its key. */
export type WhyNotDone = 'offline' | 'rate-limited' | 'refused' | 'unsure';

/** How the last attempt failed. `attempt` differs from one attempt to the next. */
export interface NotDone {
  readonly why: WhyNotDone;
  readonly attempt: number;
}

/** What shows in place of the screens of the booking. */
export type WaitingView =
  /** Nothing. */
  | { readonly at: 'times' }
  | { readonly at: 'form'; readonly sending: boolean; readonly notice: NotDone | null }
  /** The visitor's entry. `asks`: whether to leave the list is asked. */
  | { readonly at: 'entry'; readonly asks: boolean; readonly sending: boolean; readonly notice: NotDone | null }
  /** The visitor came by a link to leave the list. */
  | { readonly at: 'leave'; readonly token: string; readonly sending: boolean; readonly notice: NotDone | null }
  | { readonly at: 'left' };

/** What shows above the times to a visitor who came by a link. */
export type WaitingNote =
  /** The time of the link is taken. */
  | { readonly kind: 'taken'; readonly slot: LocalDateTime }
  /** The entry is not on the list any more, or could not be read. */
  | { readonly kind: 'gone' | 'not-read' };

export interface WaitingState {
  readonly view: WaitingView;
  readonly note: WaitingNote | null;
  /** The visitor's entry. Undefined while none is known. */
  readonly record: WaitingRecord | undefined;
  /** The choice of days. Undefined until the visitor makes one. */
  readonly which: WhichDays | undefined;
  /** The ticked parts of the day. None: any time. */
  readonly parts: readonly DayPart[];
  /** Counts the screens of the list that came and went. */
  readonly visits: number;
}

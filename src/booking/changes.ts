import type { BookedTour } from '../api/appointments.ts';
import type { Day, LocalDateTime, OffsetDateTime } from '../time/values.ts';
import type { Held } from './held.ts';
import type { NotChanged, SlotRefused, WhyNotBooked } from './notices.ts';

/** What is known of a booked tour while it may be moved or cancelled. */
export interface Booked extends Held {
  /** When it is. It stays the visitor's until a reply says that the tour was moved. */
  readonly slot: LocalDateTime;
  readonly tour: BookedTour;
  /** How often it was moved: the SEQUENCE of its calendar entry. */
  readonly sequence: number;
  /** When it was before it was moved last. */
  readonly movedFrom: LocalDateTime | null;
  /** Where it may be instead: the times of moves whose reply was lost, each once. */
  readonly perhapsAt: readonly LocalDateTime[];
  /** The service refuses whoever is here any change (401, 403). */
  readonly locked: boolean;
}

/** The states of a booked tour. */
export type ChangeFlow =
  | (Booked & { readonly at: 'booked' })
  /** The visitor looks for another time; `to`: the one chosen so far. */
  | (Booked & {
      readonly at: 'moving';
      readonly day: Day;
      readonly to: LocalDateTime | null;
      readonly notice: SlotRefused | NotChanged | null;
    })
  /** A move is on its way. */
  | (Booked & { readonly at: 'sendingMove'; readonly day: Day; readonly to: LocalDateTime; readonly attempt: number })
  /** The reply was lost: the tour is at `slot` or at one of `perhapsAt`. `notice`: what became of the attempt to move it again. */
  | (Booked & { readonly at: 'moveUnsure'; readonly to: LocalDateTime; readonly notice: NotChanged | null })
  /** The visitor is asked whether to cancel. */
  | (Booked & { readonly at: 'cancel'; readonly notice: NotChanged | null })
  /** A cancellation is on its way; `again`: the reply of an earlier one was lost. */
  | (Booked & { readonly at: 'sendingCancel'; readonly attempt: number; readonly again: boolean })
  /** The reply was lost: the tour may be cancelled. */
  | (Booked & { readonly at: 'cancelUnsure'; readonly notice: NotChanged | null })
  /** `told`: whether the service told the property (`notification_sent`). */
  | (Booked & { readonly at: 'cancelled'; readonly told: boolean });

/** What the visitor does with a booked tour, besides `changeTime`, `pickDay` and `pickSlot`. */
export type ChangeCommand =
  /** Leaves it as it is. */
  | { readonly type: 'keepTour' }
  /** Moves it to the chosen time; after a lost reply to the same once more. */
  | { readonly type: 'moveTour'; readonly attempt: number }
  | { readonly type: 'askCancel' }
  | { readonly type: 'cancelTour'; readonly attempt: number }
  /** After a cancelled tour. */
  | { readonly type: 'bookAnother' };

/** How an attempt to move or cancel ended. */
export type ChangeReply =
  /** `start`: as the service confirms it. */
  | { readonly type: 'moved'; readonly attempt: number; readonly start: OffsetDateTime | undefined }
  /** The time is taken or past. */
  | { readonly type: 'moveRefused'; readonly attempt: number }
  | { readonly type: 'cancelled'; readonly attempt: number; readonly told: boolean }
  | {
      readonly type: 'notChanged';
      readonly attempt: number;
      readonly why: WhyNotBooked;
      readonly words: string | undefined;
    }
  | { readonly type: 'changeForbidden'; readonly attempt: number }
  | { readonly type: 'changeLost'; readonly attempt: number };

import type { BookedTour } from '../api/appointments.ts';
import type { FieldError } from '../api/readErrors.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import type { ChangeCommand, ChangeFlow, ChangeReply } from './changes.ts';
import type { Held } from './held.ts';
import type { NotBooked, Rejected, SlotRefused, WhyNotBooked } from './notices.ts';

/**
 * The booking flow holds the visitor's choices and answers and nothing else; what the service said stays in the query
 * cache. One type per state, so that a state cannot be half of another.
 */
export type Flow =
  /** No day chosen yet. */
  | (Held & { readonly at: 'day' })
  /** A day chosen, a time not yet; `previous` is the time chosen earlier, when the visitor came back to change it. */
  | (Held & {
      readonly at: 'slot';
      readonly day: Day;
      readonly previous: LocalDateTime | null;
      readonly notice: SlotRefused | null;
    })
  /** A time chosen; the form is open. */
  | (Held & { readonly at: 'details'; readonly slot: LocalDateTime; readonly notice: Rejected | NotBooked | null })
  /** A booking is on its way. */
  | (Held & { readonly at: 'sending'; readonly slot: LocalDateTime; readonly attempt: number })
  /** The reply was lost: the tour may have been booked. `notice`: what became of the attempt to book it again. */
  | (Held & { readonly at: 'unsure'; readonly slot: LocalDateTime; readonly notice: NotBooked | null })
  /** Booked, and what may follow. */
  | ChangeFlow;

/** What the visitor does. */
export type VisitorEvent =
  | { readonly type: 'pickDay'; readonly day: Day }
  | { readonly type: 'pickSlot'; readonly slot: LocalDateTime }
  /**
   * From the details, or from unsure, back to the times of the chosen day; from a booked tour on to the times it can be
   * moved to. `day`: the day to begin with, where the tour's own cannot be booked.
   */
  | { readonly type: 'changeTime'; readonly day?: Day | undefined }
  /** The visitor typed; kept, so that it survives whatever comes. */
  | { readonly type: 'answer'; readonly answers: Answers }
  | { readonly type: 'submit'; readonly attempt: number; readonly answers: Answers }
  /** From unsure: the visitor's own choice to send the booking once more. */
  | { readonly type: 'bookAgain'; readonly attempt: number }
  | ChangeCommand;

/** How an attempt ended. `attempt` names it: a reply of a finished attempt changes nothing. */
export type Reply =
  | { readonly type: 'accepted'; readonly attempt: number; readonly tour: BookedTour }
  | { readonly type: 'slotRefused'; readonly attempt: number }
  | { readonly type: 'rejected'; readonly attempt: number; readonly errors: readonly FieldError[] }
  | { readonly type: 'notBooked'; readonly attempt: number; readonly why: WhyNotBooked }
  | { readonly type: 'lost'; readonly attempt: number }
  | ChangeReply;

export type FlowEvent = VisitorEvent | Reply;

/** A flow as the screens before the form read it: without what the visitor typed. */
export type UnansweredFlow = WithoutAnswers<Flow>;
type WithoutAnswers<Each> = Each extends Flow ? Omit<Each, 'answers'> : never;

/** The state of that name. */
export type State<Name extends Flow['at']> = Extract<Flow, { at: Name }>;
/** The event of that name. */
export type Event<Name extends FlowEvent['type']> = Extract<FlowEvent, { type: Name }>;

import type { BookedTour } from '../api/appointmentClient.ts';
import type { Home } from '../api/homeClient.ts';
import type { FieldError } from '../api/readErrors.ts';
import type { Day, LocalDateTime, OffsetDateTime } from '../time/values.ts';
import type { Answers, FieldKey } from './answers.ts';
import type { Consent } from './consent.ts';

/**
 * The state of the booking: the visitor's choices and answers and nothing else. What the service said stays in the query cache. Each state
 * has a type of its own, so that a state cannot be half of another.
 */
export type Flow =
  /** No day is chosen yet. */
  | (Held & { readonly at: 'day' })
  /** A day is chosen, but no time yet. `previous` is the time chosen earlier, when the visitor came back to change it. */
  | (Held & {
      readonly at: 'slot';
      readonly day: Day;
      readonly previous: LocalDateTime | null;
      readonly notice: SlotTaken | null;
    })
  /** A time is chosen, and the form is open. */
  | (Held & {
      readonly at: 'details';
      readonly slot: LocalDateTime;
      readonly notice: Rejected | NotBooked | FoundNotBooked | AsksFirst | null;
    })
  /** A booking is on its way. */
  | (Held & { readonly at: 'sending'; readonly slot: LocalDateTime; readonly attempt: number })
  /** The reply was lost: the tour may have been booked. `notice`: how another attempt to book it, or a look-up, ended. */
  | (Held & { readonly at: 'unsure'; readonly slot: LocalDateTime; readonly notice: NotBooked | StillUnsure | null })
  /** The host is asked whether the tour was booked. */
  | (Held & { readonly at: 'looking-up'; readonly slot: LocalDateTime; readonly attempt: number })
  /** The tour is booked. These states also cover moving and canceling it. */
  | ChangeFlow;

/** What the visitor does. */
export type VisitorEvent =
  | { readonly type: 'pickDay'; readonly day: Day }
  | { readonly type: 'pickSlot'; readonly slot: LocalDateTime }
  /** From the details, or from unsure, back to the times of the chosen day. */
  | { readonly type: 'backToTimes' }
  /**
   * The visitor typed, or an answer is known before the form is open. Kept, so that it survives every failure. `assisted`: the fields that
   * an assistant has filled in.
   */
  | { readonly type: 'answer'; readonly answers: Answers; readonly assisted?: readonly FieldKey[] | undefined }
  | {
      readonly type: 'submit';
      readonly attempt: number;
      readonly answers: Answers;
      readonly id?: string | undefined;
      readonly homes?: readonly Home[] | undefined;
      readonly consent?: Consent | undefined;
    }
  /** From unsure: the visitor's own choice to send the booking once more. */
  | { readonly type: 'bookAgain'; readonly attempt: number }
  /** From unsure, and from a refusal in doubt: asks the host whether the tour was booked. */
  | { readonly type: 'lookUp'; readonly attempt: number }
  /** From unsure: to the form for the same time, with the answers as they are known. */
  | { readonly type: 'reviewAnswers' }
  | ChangeCommand;

/** How an attempt ended. `attempt` names it: a reply of a finished attempt changes nothing. */
export type Reply =
  /** `bookedAt`: when the tour is, if the service booked another time than was asked for. */
  | {
      readonly type: 'accepted';
      readonly attempt: number;
      readonly tour: BookedTour;
      readonly bookedAt?: LocalDateTime | undefined;
      readonly token?: string | undefined;
    }
  | SlotTakenReply
  | { readonly type: 'rejected'; readonly attempt: number; readonly errors: readonly FieldError[] }
  | { readonly type: 'notBooked'; readonly attempt: number; readonly why: WhyNotBooked }
  | { readonly type: 'lost'; readonly attempt: number }
  /** What the host found: as `accepted`. */
  | {
      readonly type: 'foundBooked';
      readonly attempt: number;
      readonly tour: BookedTour;
      readonly bookedAt?: LocalDateTime | undefined;
      readonly token?: string | undefined;
    }
  | { readonly type: 'foundNotBooked'; readonly attempt: number }
  /** The host found nothing certain. */
  | { readonly type: 'stillUnsure'; readonly attempt: number }
  | ChangeReply;

/** A time was chosen before a reload, or the host opens with it. The times of its day are there now. `isFree`: whether it is still free. */
export interface ChosenBefore {
  readonly type: 'chosenBefore';
  readonly slot: LocalDateTime;
  readonly isFree: boolean;
}

/** Another tab of the site knows of the visitor's tour, or of a doubt. `flow`: the state to show, without answers. */
export interface OtherTab {
  readonly type: 'otherTab';
  readonly flow: Flow;
  /** The change that the other tab knows to be refused: the new time of a move, or the tour's own time for a cancellation. */
  readonly refused?: LocalDateTime | null | undefined;
}

/** The visitor has gone, and the next one begins with these answers. */
export interface Reset {
  readonly type: 'reset';
  readonly answers: Answers;
}

export type FlowEvent = VisitorEvent | Reply | ChosenBefore | OtherTab | Reset;

/** A flow as the screens before the form read it: without what the visitor typed. */
export type UnansweredFlow = WithoutAnswers<Flow>;
type WithoutAnswers<Each> = Each extends Flow ? Omit<Each, 'answers'> : never;

/** The state of that name. */
export type State<Name extends Flow['at']> = Extract<Flow, { at: Name }>;
/** The event of that name. */
export type Event<Name extends FlowEvent['type']> = Extract<FlowEvent, { type: Name }>;

/** What every state of the flow holds. */
export interface Held {
  readonly answers: Answers;
  /** The fields that an assistant has filled in and the visitor has not changed since. Undefined where there are none. */
  readonly assisted?: readonly FieldKey[] | undefined;
  /**
   * The times of bookings whose outcome is unknown because the reply was lost, each once, in the order of the bookings.
   * The visitor may hold a tour at each of them.
   */
  readonly unknownOutcomes: readonly LocalDateTime[];
  /** A random id. With its time it names a booking. As long as one is in doubt, further bookings have the same id. Only with `lookUp`. */
  readonly attemptId?: string | undefined;
  /** The homes of the booking that was sent last. */
  readonly homes?: readonly Home[] | undefined;
  /** The consent of that booking. Only this page knows it: it is kept nowhere. */
  readonly consent?: Consent | undefined;
  /** The time of a tour that another tab of the site booked while the form was open here. */
  readonly elsewhere?: LocalDateTime | undefined;
  /** Whether the visitor has said that they want a tour besides those of `unknownOutcomes` and `elsewhere`. */
  readonly wantsAnother?: boolean | undefined;
}

/**
 * The service refused the time (document, 400 `appointment.start`). `perhapsOwn`: the visitor's own booking may have taken it, because its
 * reply was lost or a browser sent it twice.
 */
export interface SlotTaken {
  readonly kind: 'slot-taken';
  readonly slot: LocalDateTime;
  readonly perhapsOwn: boolean;
  /** The service's own words about a new time, if any. */
  readonly words?: string | undefined;
  readonly attempt: number;
}

/** The service refused fields. */
export interface Rejected {
  readonly kind: 'rejected';
  readonly errors: readonly FieldError[];
  readonly attempt: number;
}

/** The attempt certainly booked nothing. The visitor may try again. */
export interface NotBooked {
  readonly kind: 'not-booked';
  readonly why: WhyNotBooked;
  readonly attempt: number;
}

/** The host found that the tour whose reply was lost was not booked. */
export interface FoundNotBooked {
  readonly kind: 'found-not-booked';
  readonly attempt: number;
}

/** The host was asked, and could not tell. */
export interface StillUnsure {
  readonly kind: 'still-unsure';
  readonly attempt: number;
}

/** Nothing was sent. The visitor may have a tour already, so the form asks whether to book this one too. Another `submit` says yes. */
export interface AsksFirst {
  readonly kind: 'asks-first';
  readonly attempt: number;
}

/**
 * Why a booking was certainly not made. `offline`: it was never sent. `rate-limited`: there were too many requests. `refused`: it was
 * refused otherwise.
 */
export type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';

/** A change of a booked tour was certainly not made. The visitor may try again. `words`: the service's own, if any. */
export interface NotChanged extends Omit<NotBooked, 'kind'> {
  readonly kind: 'not-changed';
  readonly words: string | undefined;
}

/** What is known of a booked tour while it may be moved or canceled. */
export interface Booked extends Held {
  /** The time of the tour. It stays the visitor's until a reply says that the tour was moved. */
  readonly slot: LocalDateTime;
  readonly tour: BookedTour;
  /**
   * How this page knows the tour. `booking`: it was booked or moved here. `link`: the page or a link names it (`manage`). `memory`: it was
   * kept since an earlier visit, or another tab told of it.
   */
  readonly knownBy: 'booking' | 'link' | 'memory';
  /** How often it was moved: the SEQUENCE of its calendar entry. */
  readonly sequence: number;
  /** The time that the visitor asked for, if the service booked another one. */
  readonly askedFor?: LocalDateTime | undefined;
  /** The time of the tour before its last move. Null if this page knows of no move. */
  readonly rescheduledFrom: LocalDateTime | null;
  /** Other times that the tour may have: those of moves whose reply was lost, each once. */
  readonly perhapsAt: readonly LocalDateTime[];
  /** An edge changes this tour only for a caller with this token. */
  readonly token?: string | undefined;
  /** Whether the service lets this visitor change nothing (401, 403). */
  readonly locked: boolean;
}

/** The states of a booked tour. */
export type ChangeFlow =
  | (Booked & { readonly at: 'booked' })
  /** The visitor looks for another time. `to` is the one chosen so far. */
  | (Booked & {
      readonly at: 'reschedule';
      readonly day: Day;
      readonly to: LocalDateTime | null;
      readonly notice: SlotTaken | NotChanged | null;
    })
  /** A move is on its way. */
  | (Booked & { readonly at: 'rescheduling'; readonly day: Day; readonly to: LocalDateTime; readonly attempt: number })
  /** The reply was lost: the tour is at `slot` or at one of `perhapsAt`. `notice`: how another attempt to move it ended. */
  | (Booked & { readonly at: 'reschedule-unsure'; readonly to: LocalDateTime; readonly notice: NotChanged | null })
  /** The visitor is asked whether to cancel. */
  | (Booked & { readonly at: 'cancel'; readonly notice: NotChanged | null })
  /** A cancellation is on its way. `again`: the reply of an earlier one was lost. */
  | (Booked & { readonly at: 'canceling'; readonly attempt: number; readonly again: boolean })
  /** The reply was lost: the tour may be canceled. */
  | (Booked & { readonly at: 'cancel-unsure'; readonly notice: NotChanged | null })
  /** `told`: whether the service told the property (`notification_sent`). */
  | (Booked & { readonly at: 'canceled'; readonly told: boolean });

/** What the visitor does with a booked tour, besides `pickDay` and `pickSlot`. */
export type ChangeCommand =
  /** On to the times that it can be moved to. `day`: the day to begin with, where the tour's own cannot be booked. */
  | { readonly type: 'startReschedule'; readonly day?: Day | undefined }
  /** Leaves it as it is. */
  | { readonly type: 'keepTour' }
  /** Moves it to the chosen time. After a lost reply: to the same time once more. */
  | { readonly type: 'rescheduleTour'; readonly attempt: number }
  | { readonly type: 'startCancel' }
  | { readonly type: 'cancelTour'; readonly attempt: number }
  /** Starts a fresh booking, after a canceled tour or beside a booked one. */
  | { readonly type: 'bookAnother' };

/**
 * The time, or the new time of a tour, is taken or past. `own`: whether the visitor's own booking may have taken it. Undefined when
 * nothing tells. `words`: the service's own, about a new time.
 */
interface SlotTakenReply {
  readonly type: 'slotTaken';
  readonly attempt: number;
  readonly own?: boolean | undefined;
  readonly words?: string | undefined;
}

/** How an attempt to move or cancel ended. */
export type ChangeReply =
  | SlotTakenReply
  /** `start`: as the service confirms it. `rescheduledTo`: when the tour is, if the service moved it to another time than was asked for. */
  | {
      readonly type: 'rescheduled';
      readonly attempt: number;
      readonly start: OffsetDateTime | undefined;
      readonly rescheduledTo?: LocalDateTime | undefined;
      readonly token?: string | undefined;
    }
  | { readonly type: 'canceled'; readonly attempt: number; readonly told: boolean }
  | {
      readonly type: 'notChanged';
      readonly attempt: number;
      readonly why: WhyNotBooked;
      readonly words: string | undefined;
    }
  | { readonly type: 'changeForbidden'; readonly attempt: number }
  | { readonly type: 'changeLost'; readonly attempt: number };

/** Whether the outcome of something that was sent is still to come. */
export const isBeingSent = ({ at }: Flow): boolean => ['sending', 'rescheduling', 'canceling'].includes(at);

/** Whether the outcome of every booking and of every change is known. */
export const isCertain = (flow: Flow): boolean =>
  flow.unknownOutcomes.length === 0 &&
  !('perhapsAt' in flow && flow.perhapsAt.length > 0) &&
  flow.at !== 'cancel-unsure';

/** Whether the visit has come to its end: the tour is booked or canceled, and that is certain. */
export const isFinished = (flow: Flow): boolean =>
  ['booked', 'reschedule', 'cancel', 'canceled'].includes(flow.at) && isCertain(flow);

const noTimes: readonly LocalDateTime[] = [];

/** Where every booking starts. */
export const unansweredStart: Omit<State<'day'>, 'answers'> = { at: 'day', unknownOutcomes: noTimes };

/** The start of a booking. `answers`: those that are known already. */
export const startFlow = (answers: Answers): Flow => ({ ...unansweredStart, answers });

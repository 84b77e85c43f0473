import type { BookedTour } from '../api/booking.ts';
import type { FieldError } from '../api/readErrors.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';

/** What every state holds. */
interface Held {
  readonly answers: Answers;
  /**
   * The times of bookings whose outcome is unknown because the reply was lost, each once, in the order of the bookings.
   * The visitor may hold a tour at each of them.
   */
  readonly unknownOutcomes: readonly LocalDateTime[];
}

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
  | (Held & { readonly at: 'booked'; readonly slot: LocalDateTime; readonly tour: BookedTour });

/**
 * The service refused the time (document, 400 `appointment.start`). `perhapsOwn`: for all anybody knows the visitor's
 * own booking, whose reply was lost, is what took it.
 */
export interface SlotRefused {
  readonly kind: 'slot-refused';
  readonly slot: LocalDateTime;
  readonly perhapsOwn: boolean;
  readonly attempt: number;
}

/** The service refused fields. */
export interface Rejected {
  readonly kind: 'rejected';
  readonly errors: readonly FieldError[];
  readonly attempt: number;
}

/** This attempt was certainly not booked; the visitor may try again. */
export interface NotBooked {
  readonly kind: 'not-booked';
  readonly why: WhyNotBooked;
  readonly attempt: number;
}

/** Why a booking was certainly not made: never sent, too many requests, or another refusal. */
export type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';

/** What the visitor does. */
export type VisitorEvent =
  | { readonly type: 'pickDay'; readonly day: Day }
  | { readonly type: 'pickSlot'; readonly slot: LocalDateTime }
  /** From the details, or from unsure, back to the times of the chosen day. */
  | { readonly type: 'changeTime' }
  /** The visitor typed; kept, so that it survives whatever comes. */
  | { readonly type: 'answer'; readonly answers: Answers }
  | { readonly type: 'submit'; readonly attempt: number; readonly answers: Answers }
  /** From unsure: the visitor's own choice to send the booking once more. */
  | { readonly type: 'bookAgain'; readonly attempt: number };

/** How an attempt ended. `attempt` names it: a reply of a finished attempt changes nothing. */
export type Reply =
  | { readonly type: 'accepted'; readonly attempt: number; readonly tour: BookedTour }
  | { readonly type: 'slotRefused'; readonly attempt: number }
  | { readonly type: 'rejected'; readonly attempt: number; readonly errors: readonly FieldError[] }
  | { readonly type: 'notBooked'; readonly attempt: number; readonly why: WhyNotBooked }
  | { readonly type: 'lost'; readonly attempt: number };

export type FlowEvent = VisitorEvent | Reply;

type StateName = Flow['at'];
type EventName = FlowEvent['type'];
type State<Name extends StateName> = Extract<Flow, { at: Name }>;
type Event<Name extends EventName> = Extract<FlowEvent, { type: Name }>;

/** state -> event -> next state. What is not here does not happen. */
type Rows = {
  readonly [At in StateName]: { readonly [Type in EventName]?: (state: State<At>, event: Event<Type>) => Flow };
};

const held = ({ answers, unknownOutcomes }: Held): Held => ({ answers, unknownOutcomes });

const toSlot = (state: State<'day' | 'slot'>, { day }: Event<'pickDay'>): Flow => ({
  at: 'slot',
  ...held(state),
  day,
  previous: null,
  notice: null,
});
const toDetails = (state: State<'day' | 'slot'>, { slot }: Event<'pickSlot'>): Flow => ({
  at: 'details',
  ...held(state),
  slot,
  notice: null,
});
const toTimes = (state: State<'details' | 'unsure'>): Flow => ({
  at: 'slot',
  ...held(state),
  day: dayOf(state.slot),
  previous: state.slot,
  notice: null,
});
const keepAnswers = (state: State<'details'>, { answers }: Event<'answer'>): Flow => ({ ...state, answers });
const toSending = (state: State<'details'>, { attempt, answers }: Event<'submit'>): Flow => ({
  at: 'sending',
  ...held(state),
  answers,
  slot: state.slot,
  attempt,
});
const toSendingAgain = (state: State<'unsure'>, { attempt }: Event<'bookAgain'>): Flow => ({
  at: 'sending',
  ...held(state),
  slot: state.slot,
  attempt,
});

/** A reply counts only for the attempt it answers. */
const ifCurrent =
  <Answer extends Reply>(next: (state: State<'sending'>, reply: Answer) => Flow) =>
  (state: State<'sending'>, reply: Answer): Flow =>
    reply.attempt === state.attempt ? next(state, reply) : state;

const others = ({ unknownOutcomes, slot }: State<'sending'>): readonly LocalDateTime[] =>
  unknownOutcomes.filter((other) => other !== slot);

const toBooked = (state: State<'sending'>, { tour }: Event<'accepted'>): Flow => ({
  at: 'booked',
  answers: state.answers,
  unknownOutcomes: others(state),
  slot: state.slot,
  tour,
});
const toFreshTimes = (state: State<'sending'>): Flow => ({
  at: 'slot',
  ...held(state),
  day: dayOf(state.slot),
  previous: null,
  notice: {
    kind: 'slot-refused',
    slot: state.slot,
    perhapsOwn: state.unknownOutcomes.includes(state.slot),
    attempt: state.attempt,
  },
});
const backToDetails = (state: State<'sending'>, notice: Rejected | NotBooked): Flow => ({
  at: 'details',
  ...held(state),
  slot: state.slot,
  notice,
});
const toRejected = (state: State<'sending'>, { errors, attempt }: Event<'rejected'>): Flow =>
  backToDetails(state, { kind: 'rejected', errors, attempt });
const toUnsure = (state: State<'sending'>, notice: NotBooked | null): Flow => ({
  at: 'unsure',
  answers: state.answers,
  unknownOutcomes: [...others(state), state.slot],
  slot: state.slot,
  notice,
});
/** This attempt came to nothing; whether an earlier one for the same time did nobody knows still. */
const toNotBooked = (state: State<'sending'>, { why, attempt }: Event<'notBooked'>): Flow => {
  const notice: NotBooked = { kind: 'not-booked', why, attempt };
  return state.unknownOutcomes.includes(state.slot) ? toUnsure(state, notice) : backToDetails(state, notice);
};

const rows: Rows = {
  day: { pickDay: toSlot, pickSlot: toDetails },
  slot: { pickDay: toSlot, pickSlot: toDetails },
  details: { answer: keepAnswers, changeTime: toTimes, submit: toSending },
  sending: {
    accepted: ifCurrent(toBooked),
    slotRefused: ifCurrent(toFreshTimes),
    rejected: ifCurrent(toRejected),
    notBooked: ifCurrent(toNotBooked),
    lost: ifCurrent((state) => toUnsure(state, null)),
  },
  unsure: { bookAgain: toSendingAgain, changeTime: toTimes },
  booked: {},
};

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const row: Partial<Record<EventName, (state: never, event: never) => Flow>> = rows[flow.at];
  const step = row[event.type];
  // The table's type ties each row to its state and event; the look-up by name loses that tie and nothing else.
  return step === undefined ? flow : step(flow as never, event as never);
}

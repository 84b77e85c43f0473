import type { BookedTour } from '../api/booking.ts';
import type { FieldError } from '../api/failure.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';

/** What every state but the last holds. */
interface Held {
  readonly answers: Answers;
  /** The time of a booking whose reply was lost: the visitor may hold a tour then, for all anybody knows. */
  readonly doubt: LocalDateTime | null;
}

/**
 * The booking flow holds the visitor's choices and answers and nothing else; what the service said stays in the query
 * cache. One type per state, so that a state cannot be half of another.
 */
export type Flow =
  /** No day chosen yet. */
  | (Held & { readonly at: 'day' })
  /** A day chosen, a time not yet; `before` is the time chosen earlier, when the visitor came back to change it. */
  | (Held & {
      readonly at: 'slot';
      readonly day: Day;
      readonly before: LocalDateTime | null;
      readonly notice: Notice | null;
    })
  /** A time chosen; the form is open. */
  | (Held & { readonly at: 'details'; readonly slot: LocalDateTime; readonly notice: Notice | null })
  /** A booking is on its way. */
  | (Held & { readonly at: 'sending'; readonly slot: LocalDateTime; readonly attempt: number })
  /** The reply was lost: the tour may have been booked. */
  | (Held & { readonly at: 'unsure'; readonly slot: LocalDateTime; readonly attempt: number })
  | { readonly at: 'booked'; readonly slot: LocalDateTime; readonly answers: Answers; readonly tour: BookedTour };

/** What the visitor has to be told on the screen they are sent back to. */
export type Notice =
  /** The time is gone; `perhapsYours`: to this visitor's own booking, whose reply was lost, for all anybody knows. */
  | { readonly kind: 'slot-taken'; readonly slot: LocalDateTime; readonly perhapsYours: boolean }
  /** The service refused fields. */
  | { readonly kind: 'rejected'; readonly errors: readonly FieldError[] }
  /** The booking was certainly not made; the visitor may try again. */
  | { readonly kind: 'not-booked'; readonly why: WhyNotBooked; readonly attempt: number };

/** Why a booking was certainly not made: never sent, too many requests, or another refusal. */
export type WhyNotBooked = 'offline' | 'rate-limited' | 'refused';

export type FlowEvent =
  | { readonly type: 'pickDay'; readonly day: Day }
  | { readonly type: 'pickSlot'; readonly slot: LocalDateTime }
  /** From the details back to the times of the chosen day. */
  | { readonly type: 'change' }
  /** The visitor typed; kept, so that it survives whatever comes. */
  | { readonly type: 'answer'; readonly answers: Answers }
  | { readonly type: 'submit'; readonly attempt: number; readonly answers: Answers }
  /** From unsure: the visitor's own choice to send the booking once more. */
  | { readonly type: 'bookAgain'; readonly attempt: number }
  | { readonly type: 'startOver' }
  | Reply;

/** How an attempt ended. `attempt` names it: a reply of a finished attempt changes nothing. */
export type Reply =
  | { readonly type: 'accepted'; readonly attempt: number; readonly tour: BookedTour }
  | { readonly type: 'slotTaken'; readonly attempt: number }
  | { readonly type: 'rejected'; readonly attempt: number; readonly errors: readonly FieldError[] }
  | { readonly type: 'notBooked'; readonly attempt: number; readonly why: WhyNotBooked }
  | { readonly type: 'lost'; readonly attempt: number };

type StateName = Flow['at'];
type EventName = FlowEvent['type'];
type State<Name extends StateName> = Extract<Flow, { at: Name }>;
type Event<Name extends EventName> = Extract<FlowEvent, { type: Name }>;

/** state -> event -> next state. What is not here does not happen. */
type Rows = {
  readonly [At in StateName]: { readonly [Type in EventName]?: (state: State<At>, event: Event<Type>) => Flow };
};

const held = ({ answers, doubt }: Held): Held => ({ answers, doubt });

const toSlot = (state: State<'day' | 'slot'>, { day }: Event<'pickDay'>): Flow => ({
  at: 'slot',
  ...held(state),
  day,
  before: null,
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
  before: state.slot,
  notice: null,
});
const keepAnswers = (state: State<'details'>, { answers }: Event<'answer'>): Flow => ({ ...state, answers });
const toSending = ({ slot, doubt }: State<'details'>, { attempt, answers }: Event<'submit'>): Flow => ({
  at: 'sending',
  answers,
  doubt,
  slot,
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

const toBooked = ({ slot, answers }: State<'sending'>, { tour }: Event<'accepted'>): Flow => ({
  at: 'booked',
  slot,
  answers,
  tour,
});
const toFreshTimes = (state: State<'sending'>): Flow => ({
  at: 'slot',
  ...held(state),
  day: dayOf(state.slot),
  before: null,
  notice: { kind: 'slot-taken', slot: state.slot, perhapsYours: state.doubt === state.slot },
});
const backToDetails = (state: State<'sending'>, notice: Notice): Flow => ({
  at: 'details',
  ...held(state),
  slot: state.slot,
  notice,
});
const toRejected = (state: State<'sending'>, { errors }: Event<'rejected'>): Flow =>
  backToDetails(state, { kind: 'rejected', errors });
const toUnsure = ({ slot, answers, attempt }: State<'sending'>): Flow => ({
  at: 'unsure',
  slot,
  answers,
  attempt,
  doubt: slot,
});
/** This attempt came to nothing; whether an earlier one for the same time did nobody knows still. */
const toNotBooked = (state: State<'sending'>, { why }: Event<'notBooked'>): Flow =>
  state.doubt === state.slot
    ? toUnsure(state)
    : backToDetails(state, { kind: 'not-booked', why, attempt: state.attempt });

export const rows: Rows = {
  day: { pickDay: toSlot, pickSlot: toDetails },
  slot: { pickDay: toSlot, pickSlot: toDetails },
  details: { answer: keepAnswers, change: toTimes, submit: toSending },
  sending: {
    accepted: ifCurrent(toBooked),
    slotTaken: ifCurrent(toFreshTimes),
    rejected: ifCurrent(toRejected),
    notBooked: ifCurrent(toNotBooked),
    lost: ifCurrent(toUnsure),
  },
  unsure: { bookAgain: toSendingAgain, change: toTimes },
  booked: { startOver: ({ answers }) => startFlow(answers) },
};

/** Where every booking starts, with what is known of the visitor already. */
export const startFlow = (answers: Answers): Flow => ({ at: 'day', answers, doubt: null });

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const row: Partial<Record<EventName, (state: never, event: never) => Flow>> = rows[flow.at];
  const step = row[event.type];
  // The table's type ties each row to its state and event; the look-up by name loses that tie and nothing else.
  return step === undefined ? flow : step(flow as never, event as never);
}

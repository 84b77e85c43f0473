import {
  keepAnswers,
  toBooked,
  toChosenBefore,
  toDetails,
  toFoundNotBooked,
  toFreshTimes,
  toLookingUp,
  toLookingUpRefused,
  toNextVisitor,
  toNotBooked,
  toRejected,
  toReview,
  toSending,
  toSendingAgain,
  toSlot,
  toStillUnsure,
  toTimes,
  toUnsure,
} from './bookingSteps.ts';
import {
  ifChangeable,
  toCancel,
  toCanceled,
  toCancelForbidden,
  toCanceling,
  toCancelLost,
  toFreshBooking,
  toKept,
  toNotCanceled,
  toNotRescheduled,
  toReschedule,
  toRescheduleDay,
  toRescheduled,
  toRescheduleForbidden,
  toRescheduleLost,
  toRescheduleSlot,
  toRescheduleTaken,
  toRescheduling,
} from './changeSteps.ts';
import type { Flow, FlowEvent, Reply } from './flow.ts';
import { toFound, toFoundBeside, toFoundBooked, toFoundChanged, toFoundOther } from './otherTab.ts';
import { nextState, type Transitions } from './stateMachine.ts';

/** A reply counts only for the attempt it answers. */
const ifCurrent =
  <Sent extends Flow & { readonly attempt: number }, Answer extends Reply>(
    next: (state: Sent, reply: Answer) => Flow,
  ) =>
  (state: Sent, reply: Answer): Flow =>
    reply.attempt === state.attempt ? next(state, reply) : state;

const transitions = {
  day: { pickDay: toSlot, pickSlot: toDetails, answer: keepAnswers, otherTab: toFound, reset: toNextVisitor },
  slot: {
    pickDay: toSlot,
    pickSlot: toDetails,
    answer: keepAnswers,
    lookUp: toLookingUpRefused,
    chosenBefore: toChosenBefore,
    otherTab: toFound,
    reset: toNextVisitor,
  },
  details: { answer: keepAnswers, backToTimes: toTimes, submit: toSending, otherTab: toFoundBeside },
  sending: {
    accepted: ifCurrent(toBooked),
    slotTaken: ifCurrent(toFreshTimes),
    rejected: ifCurrent(toRejected),
    notBooked: ifCurrent(toNotBooked),
    lost: ifCurrent((state) => toUnsure(state, null)),
  },
  unsure: {
    bookAgain: toSendingAgain,
    reviewAnswers: toReview,
    backToTimes: toTimes,
    lookUp: toLookingUp,
    otherTab: toFoundBooked,
  },
  'looking-up': {
    foundBooked: ifCurrent(toBooked),
    foundNotBooked: ifCurrent(toFoundNotBooked),
    stillUnsure: ifCurrent(toStillUnsure),
  },
  booked: {
    startReschedule: ifChangeable(toReschedule),
    startCancel: ifChangeable(toCancel),
    bookAnother: toFreshBooking,
    otherTab: toFoundChanged,
    reset: toNextVisitor,
  },
  reschedule: {
    pickDay: toRescheduleDay,
    pickSlot: toRescheduleSlot,
    keepTour: toKept,
    rescheduleTour: toRescheduling,
    reset: toNextVisitor,
  },
  rescheduling: {
    rescheduled: ifCurrent(toRescheduled),
    slotTaken: ifCurrent(toRescheduleTaken),
    notChanged: ifCurrent(toNotRescheduled),
    changeForbidden: ifCurrent(toRescheduleForbidden),
    changeLost: ifCurrent(toRescheduleLost),
  },
  'reschedule-unsure': {
    rescheduleTour: ifChangeable(toRescheduling),
    startReschedule: ifChangeable(toReschedule),
    otherTab: toFoundChanged,
  },
  cancel: {
    keepTour: toKept,
    startReschedule: toReschedule,
    pickSlot: toRescheduleSlot,
    cancelTour: toCanceling,
    reset: toNextVisitor,
  },
  canceling: {
    canceled: ifCurrent(toCanceled),
    notChanged: ifCurrent(toNotCanceled),
    changeForbidden: ifCurrent(toCancelForbidden),
    changeLost: ifCurrent(toCancelLost),
  },
  'cancel-unsure': { cancelTour: ifChangeable(toCanceling), otherTab: toFoundChanged },
  canceled: { bookAnother: toFreshBooking, otherTab: toFoundOther, reset: toNextVisitor },
} satisfies Transitions<Flow, FlowEvent>;

/**
 * The rows of the table, by state and event. A test with this type has to say something about every row.
 * @internal
 */
export type FlowRows = { readonly [At in keyof typeof transitions]: keyof (typeof transitions)[At] };

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => nextState<Flow, FlowEvent>(transitions, flow, event);

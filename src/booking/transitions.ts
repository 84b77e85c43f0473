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
  toCancelLost,
  toFreshBooking,
  toKept,
  toMoveDay,
  toMoved,
  toMoveForbidden,
  toMoveLost,
  toMoveRefused,
  toMoveSlot,
  toMoving,
  toNotCanceled,
  toNotMoved,
  toSendingCancel,
  toSendingMove,
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
  details: { answer: keepAnswers, changeTime: toTimes, submit: toSending, otherTab: toFoundBeside },
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
    changeTime: toTimes,
    lookUp: toLookingUp,
    otherTab: toFoundBooked,
  },
  lookingUp: {
    foundBooked: ifCurrent(toBooked),
    foundNotBooked: ifCurrent(toFoundNotBooked),
    stillUnsure: ifCurrent(toStillUnsure),
  },
  booked: {
    changeTime: ifChangeable(toMoving),
    askCancel: ifChangeable(toCancel),
    bookAnother: toFreshBooking,
    otherTab: toFoundChanged,
    reset: toNextVisitor,
  },
  moving: { pickDay: toMoveDay, pickSlot: toMoveSlot, keepTour: toKept, moveTour: toSendingMove, reset: toNextVisitor },
  sendingMove: {
    moved: ifCurrent(toMoved),
    moveRefused: ifCurrent(toMoveRefused),
    notChanged: ifCurrent(toNotMoved),
    changeForbidden: ifCurrent(toMoveForbidden),
    changeLost: ifCurrent(toMoveLost),
  },
  moveUnsure: { moveTour: ifChangeable(toSendingMove), changeTime: ifChangeable(toMoving), otherTab: toFoundChanged },
  cancel: {
    keepTour: toKept,
    changeTime: toMoving,
    pickSlot: toMoveSlot,
    cancelTour: toSendingCancel,
    reset: toNextVisitor,
  },
  sendingCancel: {
    canceled: ifCurrent(toCanceled),
    notChanged: ifCurrent(toNotCanceled),
    changeForbidden: ifCurrent(toCancelForbidden),
    changeLost: ifCurrent(toCancelLost),
  },
  cancelUnsure: { cancelTour: ifChangeable(toSendingCancel), otherTab: toFoundChanged },
  canceled: { bookAnother: toFreshBooking, otherTab: toFoundOther, reset: toNextVisitor },
} satisfies Transitions<Flow, FlowEvent>;

/**
 * The rows of the table, by state and event. A test with this type has to say something about every row.
 * @internal
 */
export type FlowRows = { readonly [At in keyof typeof transitions]: keyof (typeof transitions)[At] };

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export const nextFlow = (flow: Flow, event: FlowEvent): Flow => nextState<Flow, FlowEvent>(transitions, flow, event);

import {
  keepAnswers,
  toBooked,
  toDetails,
  toFreshTimes,
  toNotBooked,
  toRejected,
  toSending,
  toSendingAgain,
  toSlot,
  toTimes,
  toUnsure,
} from './bookingSteps.ts';
import {
  ifChangeable,
  toCancel,
  toCancelForbidden,
  toCancelLost,
  toCancelled,
  toFreshBooking,
  toKept,
  toMoveDay,
  toMoved,
  toMoveForbidden,
  toMoveLost,
  toMoveRefused,
  toMoveSlot,
  toMoving,
  toNotCancelled,
  toNotMoved,
  toSendingCancel,
  toSendingMove,
} from './changeSteps.ts';
import type { Event, Flow, FlowEvent, Reply, State } from './flow.ts';

type EventName = FlowEvent['type'];

/** state -> event -> next state. What is not here does not happen. */
type Rows = {
  readonly [At in Flow['at']]: { readonly [Type in EventName]?: (state: State<At>, event: Event<Type>) => Flow };
};

/** A reply counts only for the attempt it answers. */
const ifCurrent =
  <Sent extends Flow & { readonly attempt: number }, Answer extends Reply>(
    next: (state: Sent, reply: Answer) => Flow,
  ) =>
  (state: Sent, reply: Answer): Flow =>
    reply.attempt === state.attempt ? next(state, reply) : state;

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
  booked: { changeTime: ifChangeable(toMoving), askCancel: ifChangeable(toCancel) },
  moving: { pickDay: toMoveDay, pickSlot: toMoveSlot, keepTour: toKept, moveTour: toSendingMove },
  sendingMove: {
    moved: ifCurrent(toMoved),
    moveRefused: ifCurrent(toMoveRefused),
    notChanged: ifCurrent(toNotMoved),
    changeForbidden: ifCurrent(toMoveForbidden),
    changeLost: ifCurrent(toMoveLost),
  },
  moveUnsure: { moveTour: ifChangeable(toSendingMove), changeTime: ifChangeable(toMoving) },
  cancel: { keepTour: toKept, changeTime: toMoving, pickSlot: toMoveSlot, cancelTour: toSendingCancel },
  sendingCancel: {
    cancelled: ifCurrent(toCancelled),
    notChanged: ifCurrent(toNotCancelled),
    changeForbidden: ifCurrent(toCancelForbidden),
    changeLost: ifCurrent(toCancelLost),
  },
  cancelUnsure: { cancelTour: ifChangeable(toSendingCancel) },
  cancelled: { bookAnother: toFreshBooking },
};

/** The state after `event`. An event with no row changes nothing (the same object comes back). */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  const row: Partial<Record<EventName, (state: never, event: never) => Flow>> = rows[flow.at];
  const step = row[event.type];
  // The table's type ties each row to its state and event; the look-up by name loses that tie and nothing else.
  return step === undefined ? flow : step(flow as never, event as never);
}

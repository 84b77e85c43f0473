import { dayOf, type LocalDateTime } from '../time/values.ts';
import type { Answers } from './answers.ts';
import { held } from './bookingSteps.ts';
import {
  type Booked,
  type Event,
  type Flow,
  type NotChanged,
  type SlotTaken,
  type State,
  unansweredStart,
} from './flow.ts';

const booked = ({
  slot,
  askedFor,
  tour,
  knownBy,
  sequence,
  rescheduledFrom,
  perhapsAt,
  token,
  locked,
  ...rest
}: Booked): Booked => ({
  ...held(rest),
  slot,
  askedFor,
  tour,
  knownBy,
  sequence,
  rescheduledFrom,
  perhapsAt,
  token,
  locked,
});

/** Whether the tour can be changed: the service gave it a number, and has not forbidden changes. */
export const isChangeable = ({ tour, locked }: Booked): boolean => tour.id !== undefined && !locked;

/** `next` for a tour that can be changed. Any other tour stays as it is. */
export const ifChangeable =
  <From extends Booked & Flow, Given>(next: (state: From, event: Given) => Flow) =>
  (state: From, event: Given): Flow =>
    isChangeable(state) ? next(state, event) : state;

type Undecided = State<'booked' | 'cancel' | 'reschedule-unsure' | 'reschedule'>;

export const toReschedule = (state: Undecided, { day = dayOf(state.slot) }: Event<'startReschedule'>): Flow => ({
  at: 'reschedule',
  ...booked(state),
  day,
  to: null,
  notice: null,
});
export const toRescheduleDay = (state: State<'reschedule'>, { day }: Event<'pickDay'>): Flow => ({
  ...state,
  day,
  notice: null,
});
/** The tour's own time does not count as another time, unless it is unknown whether the tour still has it. */
export const toRescheduleSlot = (state: State<'reschedule' | 'cancel'>, { slot }: Event<'pickSlot'>): Flow => ({
  at: 'reschedule',
  ...booked(state),
  day: dayOf(slot),
  to: slot === state.slot && state.perhapsAt.length === 0 ? null : slot,
  notice: null,
});
export const toKept = (state: State<'reschedule' | 'cancel'>): Flow => {
  const to = state.perhapsAt.at(-1);
  return to === undefined
    ? { at: 'booked', ...booked(state) }
    : { at: 'reschedule-unsure', ...booked(state), to, notice: null };
};

export const toRescheduling = (
  state: State<'reschedule' | 'reschedule-unsure'>,
  { attempt }: Event<'rescheduleTour'>,
): Flow =>
  state.to === null ? state : { at: 'rescheduling', ...booked(state), day: dayOf(state.to), to: state.to, attempt };

export const toRescheduled = (
  state: State<'rescheduling'>,
  { start, rescheduledTo, token }: Event<'rescheduled'>,
): Flow => ({
  at: 'booked',
  ...booked(state),
  tour: { ...state.tour, start },
  knownBy: 'booking',
  slot: rescheduledTo ?? state.to,
  askedFor: rescheduledTo && state.to,
  sequence: state.sequence + 1,
  // After a lost reply the visitor may move the tour back to its own time.
  rescheduledFrom: state.to === state.slot ? state.rescheduledFrom : state.slot,
  perhapsAt: [],
  token: token ?? state.token,
});
const backToReschedule = (
  state: State<'rescheduling'>,
  notice: SlotTaken | NotChanged,
  to: LocalDateTime | null,
): Flow => ({
  at: 'reschedule',
  ...booked(state),
  day: state.day,
  to,
  notice,
});
const toRescheduleUnsure = (state: State<'rescheduling'>, notice: NotChanged | null, locked = false): Flow => ({
  at: 'reschedule-unsure',
  ...booked(state),
  locked,
  to: state.to,
  notice,
});
export const toRescheduleTaken = (state: State<'rescheduling'>, { attempt, words }: Event<'slotTaken'>): Flow => {
  const { to, slot, perhapsAt } = state;
  // After a lost reply the tour may hold either time, and so block it for itself. Before that its own time is never requested.
  const perhapsOwn = perhapsAt.includes(to) || to === slot;
  return backToReschedule(state, { kind: 'slot-taken', slot: to, perhapsOwn, words, attempt }, null);
};
export const toRescheduleLost = (state: State<'rescheduling'>): Flow => {
  const others = state.perhapsAt.filter((time) => time !== state.to);
  return toRescheduleUnsure({ ...state, perhapsAt: [...others, state.to] }, null);
};
const noticeOf = ({ why, words, attempt }: Event<'notChanged'>): NotChanged => ({
  kind: 'not-changed',
  why,
  words,
  attempt,
});
/** This attempt moved nothing. If an earlier one to the same time was lost, it stays unknown whether that one did. */
export const toNotRescheduled = (state: State<'rescheduling'>, reply: Event<'notChanged'>): Flow =>
  state.perhapsAt.includes(state.to)
    ? toRescheduleUnsure(state, noticeOf(reply))
    : backToReschedule(state, noticeOf(reply), state.to);
export const toRescheduleForbidden = (state: State<'rescheduling'>): Flow => {
  const to = state.perhapsAt.at(-1);
  return to === undefined
    ? { at: 'booked', ...booked(state), locked: true }
    : toRescheduleUnsure({ ...state, to }, null, true);
};

export const toCancel = (state: State<'booked'>): Flow => ({ at: 'cancel', ...booked(state), notice: null });
export const toCanceling = (state: State<'cancel' | 'cancel-unsure'>, { attempt }: Event<'cancelTour'>): Flow => ({
  at: 'canceling',
  ...booked(state),
  attempt,
  again: state.at === 'cancel-unsure',
});
export const toCanceled = (state: State<'canceling'>, { told }: Event<'canceled'>): Flow => ({
  at: 'canceled',
  ...booked(state),
  told,
});
export const toCancelLost = (state: State<'canceling'>): Flow => ({
  at: 'cancel-unsure',
  ...booked(state),
  notice: null,
});
export const toNotCanceled = (state: State<'canceling'>, reply: Event<'notChanged'>): Flow => ({
  at: state.again ? 'cancel-unsure' : 'cancel',
  ...booked(state),
  notice: noticeOf(reply),
});
export const toCancelForbidden = (state: State<'canceling'>): Flow =>
  state.again
    ? { at: 'cancel-unsure', ...booked(state), locked: true, notice: null }
    : { at: 'booked', ...booked(state), locked: true };

/** A fresh booking by the same visitor. */
export const toFreshBooking = (state: State<'booked' | 'canceled'>): Flow => ({ at: 'day', ...held(state) });

/** A tour that was booked before, as the page knows it. */
export interface ManagedTour {
  /** The number of the appointment. */
  readonly id: number;
  readonly start: LocalDateTime;
  /** An edge changes the tour only for a caller with this token. */
  readonly token?: string | undefined;
}

/** The start for a visitor who comes to change such a tour: the state after booking. */
export function managedFlow({ id, start, token }: ManagedTour, answers: Answers): Flow {
  const { unknownOutcomes } = unansweredStart;
  return {
    at: 'booked',
    answers,
    unknownOutcomes,
    slot: start,
    tour: { id, confirmationEnabled: false, start: undefined, location: undefined, expirationDate: undefined },
    knownBy: 'link',
    sequence: 0,
    rescheduledFrom: null,
    perhapsAt: [],
    token,
    locked: false,
  };
}

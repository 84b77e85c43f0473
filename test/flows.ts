import type { BookedTour } from '../src/api/appointmentClient.ts';
import { noAnswers } from '../src/booking/answers.ts';
import type { Event, Flow, FlowEvent, Reply, State, VisitorEvent } from '../src/booking/flow.ts';
import { dayOf } from '../src/time/values.ts';
import { local } from './programmedClient.ts';

export const slot = local('2026-12-05T10:15:00');
export const later = local('2026-12-07T09:00:00');
export const third = local('2026-12-08T12:00:00');
export const day = dayOf(slot);
export const other = dayOf(later);
export const answers = { ...noAnswers, first_name: 'Lara' };
export const typed = { ...answers, email: 'lara@example.com' };
export const tour: BookedTour = {
  id: 7,
  confirmationEnabled: true,
  start: undefined,
  location: undefined,
  expirationDate: undefined,
};
export const errors = [{ path: 'client.pets', message: 'x is not a number.' }];
/** What every state below holds: the reply of an earlier booking was lost. */
export const kept = { answers, unknownOutcomes: [later] };
/** A tour as it was booked. */
export const booked = {
  ...kept,
  slot,
  tour,
  knownBy: 'booking',
  sequence: 0,
  rescheduledFrom: null,
  perhapsAt: [],
  locked: false,
} as const;

/** One state of each kind. The request on its way is attempt 2. */
export const states: { readonly [At in Flow['at']]: State<At> } = {
  day: { at: 'day', ...kept },
  slot: {
    at: 'slot',
    ...kept,
    day,
    previous: slot,
    notice: { kind: 'slot-taken', slot, perhapsOwn: false, attempt: 1 },
  },
  details: { at: 'details', ...kept, slot, notice: { kind: 'not-booked', why: 'offline', attempt: 1 } },
  sending: { at: 'sending', ...kept, slot, attempt: 2 },
  unsure: { at: 'unsure', answers, unknownOutcomes: [later, slot], slot, notice: null },
  'looking-up': { at: 'looking-up', answers, unknownOutcomes: [later, slot], slot, attempt: 2 },
  booked: { at: 'booked', ...booked },
  reschedule: { at: 'reschedule', ...booked, day: other, to: later, notice: null },
  rescheduling: { at: 'rescheduling', ...booked, day: other, to: later, attempt: 2 },
  'reschedule-unsure': { at: 'reschedule-unsure', ...booked, perhapsAt: [later], to: later, notice: null },
  cancel: { at: 'cancel', ...booked, notice: null },
  canceling: { at: 'canceling', ...booked, attempt: 2, again: false },
  'cancel-unsure': { at: 'cancel-unsure', ...booked, notice: null },
  canceled: { at: 'canceled', ...booked, told: true },
};

/** Each event of a visitor, as attempt 3. */
export const visitorEvents: { readonly [Type in VisitorEvent['type']]: Event<Type> } = {
  pickDay: { type: 'pickDay', day: other },
  pickSlot: { type: 'pickSlot', slot: later },
  backToTimes: { type: 'backToTimes' },
  answer: { type: 'answer', answers: typed },
  submit: { type: 'submit', attempt: 3, answers: typed },
  bookAgain: { type: 'bookAgain', attempt: 3 },
  lookUp: { type: 'lookUp', attempt: 3 },
  reviewAnswers: { type: 'reviewAnswers' },
  keepTour: { type: 'keepTour' },
  rescheduleTour: { type: 'rescheduleTour', attempt: 3 },
  startReschedule: { type: 'startReschedule' },
  startCancel: { type: 'startCancel' },
  cancelTour: { type: 'cancelTour', attempt: 3 },
  bookAnother: { type: 'bookAnother' },
};

/** Each reply to attempt 2. */
export const replies: { readonly [Type in Reply['type']]: Event<Type> } = {
  accepted: { type: 'accepted', attempt: 2, tour },
  rejected: { type: 'rejected', attempt: 2, errors },
  notBooked: { type: 'notBooked', attempt: 2, why: 'refused' },
  lost: { type: 'lost', attempt: 2 },
  foundBooked: { type: 'foundBooked', attempt: 2, tour },
  foundNotBooked: { type: 'foundNotBooked', attempt: 2 },
  stillUnsure: { type: 'stillUnsure', attempt: 2 },
  rescheduled: { type: 'rescheduled', attempt: 2, start: undefined },
  slotTaken: { type: 'slotTaken', attempt: 2, words: 'That time is not free' },
  canceled: { type: 'canceled', attempt: 2, told: true },
  notChanged: { type: 'notChanged', attempt: 2, why: 'refused', words: 'No such appointment' },
  changeForbidden: { type: 'changeForbidden', attempt: 2 },
  changeLost: { type: 'changeLost', attempt: 2 },
};

/** After a reload: the time chosen before it is free. */
export const chosenBefore: Event<'chosenBefore'> = { type: 'chosenBefore', slot, isFree: true };

/** Another tab of the site moved the tour. */
export const otherTab: Event<'otherTab'> = {
  type: 'otherTab',
  flow: {
    at: 'booked',
    ...booked,
    answers: noAnswers,
    unknownOutcomes: [],
    knownBy: 'memory',
    sequence: 1,
  },
};

/** The next visitor of a shared device. */
export const reset: Event<'reset'> = { type: 'reset', answers: noAnswers };

export const events: readonly FlowEvent[] = [
  ...Object.values(visitorEvents),
  ...Object.values(replies),
  chosenBefore,
  otherTab,
  reset,
];

import { dayOf, type LocalDateTime } from '../time/values.ts';
import { CONSENT, losesConsent } from './consent.ts';
import { type Event, type Flow, type Held, type NotBooked, type Rejected, type State, startFlow } from './flow.ts';

/** What every state holds, of `state` alone. */
export const held = ({ answers, unknownOutcomes }: Held): Held => ({ answers, unknownOutcomes });

/** The next visitor of a shared device. */
export const toNextVisitor = (_: Flow, { answers }: Event<'reset'>): Flow => startFlow(answers);
export const toSlot = (state: State<'day' | 'slot'>, { day }: Event<'pickDay'>): Flow => ({
  at: 'slot',
  ...held(state),
  day,
  previous: null,
  notice: null,
});
export const toDetails = (state: State<'day' | 'slot'>, { slot }: Event<'pickSlot'>): Flow => ({
  at: 'details',
  ...held(state),
  slot,
  notice: null,
});
/** The chosen time is back after a reload, or it went meanwhile. */
export const toChosenBefore = (state: State<'slot'>, { slot, isFree }: Event<'chosenBefore'>): Flow =>
  isFree
    ? { at: 'details', ...held(state), slot, notice: null }
    : { ...state, previous: null, notice: { kind: 'slot-refused', slot, perhapsOwn: false, attempt: 0 } };
export const toReview = (state: State<'unsure'>): Flow => ({
  at: 'details',
  ...held(state),
  slot: state.slot,
  notice: null,
});
export const toTimes = (state: State<'details' | 'unsure'>): Flow => ({
  at: 'slot',
  ...held(state),
  day: dayOf(state.slot),
  previous: state.slot,
  notice: null,
});
export const keepAnswers = (state: State<'details'>, { answers }: Event<'answer'>): Flow => ({
  ...state,
  answers: losesConsent(state.answers, answers) ? { ...answers, [CONSENT]: false } : answers,
});
export const toSending = (state: State<'details'>, { attempt, answers }: Event<'submit'>): Flow => ({
  at: 'sending',
  ...held(state),
  answers,
  slot: state.slot,
  attempt,
});
export const toSendingAgain = (state: State<'unsure'>, { attempt }: Event<'bookAgain'>): Flow => ({
  at: 'sending',
  ...held(state),
  slot: state.slot,
  attempt,
});

const others = ({ unknownOutcomes, slot }: State<'sending'>): readonly LocalDateTime[] =>
  unknownOutcomes.filter((other) => other !== slot);

export const toBooked = (state: State<'sending'>, { tour }: Event<'accepted'>): Flow => ({
  at: 'booked',
  answers: state.answers,
  unknownOutcomes: others(state),
  slot: state.slot,
  tour,
  knownBy: 'booking',
  sequence: 0,
  movedFrom: null,
  perhapsAt: [],
  locked: false,
});
export const toFreshTimes = (state: State<'sending'>): Flow => ({
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
export const toRejected = (state: State<'sending'>, { errors, attempt }: Event<'rejected'>): Flow =>
  backToDetails(state, { kind: 'rejected', errors, attempt });
export const toUnsure = (state: State<'sending'>, notice: NotBooked | null): Flow => ({
  at: 'unsure',
  answers: state.answers,
  unknownOutcomes: [...others(state), state.slot],
  slot: state.slot,
  notice,
});
/** This attempt was not booked. If an earlier one for the same time was lost, it stays unknown whether that one was. */
export const toNotBooked = (state: State<'sending'>, { why, attempt }: Event<'notBooked'>): Flow => {
  const notice: NotBooked = { kind: 'not-booked', why, attempt };
  return state.unknownOutcomes.includes(state.slot) ? toUnsure(state, notice) : backToDetails(state, notice);
};

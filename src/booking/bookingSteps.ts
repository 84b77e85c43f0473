import { dayOf, type LocalDateTime } from '../time/values.ts';
import { type Answers, type FieldKey, isSameAnswer } from './answers.ts';
import { CONSENT, withoutLostConsent } from './consent.ts';
import { type Event, type Flow, type Held, type NotBooked, type Rejected, type State, startFlow } from './flow.ts';

/** The parts of `state` that every state holds. */
export const held = ({
  answers,
  assisted,
  unknownOutcomes,
  attemptId,
  homes,
  consent,
  elsewhere,
  wantsAnother,
}: Held): Held => ({
  answers,
  assisted,
  unknownOutcomes,
  attemptId,
  homes,
  consent,
  elsewhere,
  wantsAnother,
});

/** Starts anew for the next visitor of a shared device. */
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
/** Chooses the time that the visitor had before a reload, or that the host opens with. If it is gone, says so. */
export const toChosenBefore = (state: State<'slot'>, { slot, isFree }: Event<'chosenBefore'>): Flow =>
  isFree
    ? { at: 'details', ...held(state), slot, notice: null }
    : { ...state, previous: null, notice: { kind: 'slot-taken', slot, perhapsOwn: false, attempt: 0 } };
/** Opens the form again. The visitor wants to book once more, so `submit` need not ask. */
export const toReview = (state: State<'unsure'>): Flow => ({
  at: 'details',
  ...held(state),
  wantsAnother: true,
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
/** Keeps answers that were typed, or that are known before the form is open. An assistant never answers for the consent. */
export function keepAnswers(state: State<'day' | 'slot' | 'details'>, { answers, assisted }: Event<'answer'>): Flow {
  const given = assisted ? { ...answers, [CONSENT]: state.answers[CONSENT] } : answers;
  return {
    ...state,
    answers: withoutLostConsent(state.answers, given),
    assisted: assisted ? [...new Set([...(state.assisted ?? []), ...assisted])] : unchanged(state, answers),
  };
}

/** The fields that an assistant has filled in, without those that the visitor has changed. The same list while all of them stand. */
function unchanged({ answers: before, assisted }: Held, answers: Answers): readonly FieldKey[] | undefined {
  const kept = assisted?.filter((key) => isSameAnswer(before[key], answers[key]));
  if (kept?.length === assisted?.length) return assisted;
  return kept?.length ? kept : undefined;
}
/** A visitor who has a tour already, or may have one, is asked first. A second `submit` is a yes. */
export const toSending = (state: State<'details'>, { attempt, answers, id, homes, consent }: Event<'submit'>): Flow => {
  const inDoubt = state.unknownOutcomes.length > 0;
  const isAnother = inDoubt || state.elsewhere !== undefined;
  if (isAnother && !state.wantsAnother && state.notice?.kind !== 'asks-first')
    return { ...state, answers, notice: { kind: 'asks-first', attempt } };
  return {
    at: 'sending',
    ...held(state),
    answers,
    homes,
    consent,
    // The id stays while a booking is in doubt, because the host is asked about that booking by its id.
    attemptId: inDoubt ? state.attemptId : id,
    wantsAnother: isAnother,
    slot: state.slot,
    attempt,
  };
};
export const toSendingAgain = (state: State<'unsure'>, { attempt }: Event<'bookAgain'>): Flow => ({
  at: 'sending',
  ...held(state),
  wantsAnother: true,
  slot: state.slot,
  attempt,
});
export const toLookingUp = (state: State<'unsure'>, { attempt }: Event<'lookUp'>): Flow => ({
  at: 'looking-up',
  ...held(state),
  slot: state.slot,
  attempt,
});
/** A refused time can be looked up only if the visitor's own booking may have taken it. */
export const toLookingUpRefused = (state: State<'slot'>, { attempt }: Event<'lookUp'>): Flow =>
  state.notice?.perhapsOwn ? { at: 'looking-up', ...held(state), slot: state.notice.slot, attempt } : state;

type Pending = State<'sending' | 'looking-up'>;

const others = ({ unknownOutcomes, slot }: Pending): readonly LocalDateTime[] =>
  unknownOutcomes.filter((other) => other !== slot);

export const toBooked = (state: Pending, { tour, bookedAt, token }: Event<'accepted' | 'foundBooked'>): Flow => ({
  at: 'booked',
  ...held(state),
  unknownOutcomes: others(state),
  slot: bookedAt ?? state.slot,
  askedFor: bookedAt && state.slot,
  tour,
  knownBy: 'booking',
  sequence: 0,
  rescheduledFrom: null,
  perhapsAt: [],
  token,
  locked: false,
});
export const toFreshTimes = (state: State<'sending'>, { own }: Event<'slotTaken'>): Flow => {
  const perhapsOwn = own ?? state.unknownOutcomes.includes(state.slot);
  return {
    at: 'slot',
    ...held(state),
    unknownOutcomes: perhapsOwn ? [...others(state), state.slot] : others(state),
    day: dayOf(state.slot),
    previous: null,
    notice: { kind: 'slot-taken', slot: state.slot, perhapsOwn, attempt: state.attempt },
  };
};
const backToDetails = (state: State<'sending'>, notice: Rejected | NotBooked): Flow => ({
  at: 'details',
  ...held(state),
  slot: state.slot,
  notice,
});
export const toRejected = (state: State<'sending'>, { errors, attempt }: Event<'rejected'>): Flow =>
  backToDetails(state, { kind: 'rejected', errors, attempt });
/** One more tour is in doubt, so an earlier "book again" no longer counts. */
export const toUnsure = (state: Pending, notice: State<'unsure'>['notice']): Flow => ({
  at: 'unsure',
  ...held(state),
  unknownOutcomes: [...others(state), state.slot],
  wantsAnother: false,
  slot: state.slot,
  notice,
});
export const toStillUnsure = (state: State<'looking-up'>, { attempt }: Event<'stillUnsure'>): Flow =>
  toUnsure(state, { kind: 'still-unsure', attempt });
export const toFoundNotBooked = (state: State<'looking-up'>, { attempt }: Event<'foundNotBooked'>): Flow => ({
  at: 'details',
  ...held(state),
  unknownOutcomes: others(state),
  slot: state.slot,
  notice: { kind: 'found-not-booked', attempt },
});
/** This attempt was not booked. If an earlier one for the same time was lost, it stays unknown whether that one was. */
export const toNotBooked = (state: State<'sending'>, { why, attempt }: Event<'notBooked'>): Flow => {
  const notice: NotBooked = { kind: 'not-booked', why, attempt };
  return state.unknownOutcomes.includes(state.slot) ? toUnsure(state, notice) : backToDetails(state, notice);
};

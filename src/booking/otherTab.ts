import type { LocalDateTime } from '../time/values.ts';
import { noAnswers } from './answers.ts';
import { type Booked, type Event, type Flow, isBeingSent, type State } from './flow.ts';
import { flowFrom, parsed, readRecord, recordOf, type TourRecord, type TourScope, time } from './tourRecord.ts';

/** What one tab of a site tells another: the record of the visitor's tour. */
export interface TabNews {
  readonly record: TourRecord;
  /** Given when that tour was canceled: whether the service told the property. */
  readonly told: boolean | undefined;
  /** Given when the last change of that tour was not made: the new time of a move, or the tour's own time for a cancellation. */
  readonly refused?: LocalDateTime | null | undefined;
}

/** The news as text. It lists each part that is sent, so that no other part of a record leaves the tab. */
export const newsText = ({ record, told, refused }: TabNews): string => {
  const { version, group, service, at, start, id, sequence, unknown, perhapsAt, homes } = record;
  return JSON.stringify({ version, group, service, at, start, id, sequence, unknown, perhapsAt, homes, told, refused });
};

/** The news of `flow` for other tabs. Undefined: there is none, or none yet. */
export function newsOf(flow: Flow, scope: TourScope): TabNews | undefined {
  const isCanceled = flow.at === 'canceled';
  const record = recordOf(isCanceled ? { ...flow, at: 'booked', perhapsAt: [] } : flow, scope);
  if (!record || record.at === 'details' || isBeingSent(flow)) return undefined;
  return { record, told: isCanceled ? flow.told : undefined };
}

/** Reads what came from another tab. Any script of the site may have sent it, so it is checked as a stored record is. */
export function readNews(message: unknown, scope: TourScope): TabNews | undefined {
  if (typeof message !== 'string') return undefined;
  const record = readRecord(message, scope);
  if (!record || record.at === 'details') return undefined;
  const { told, refused } = parsed(message);
  return { record, told: typeof told === 'boolean' ? told : undefined, refused: time(refused) };
}

/** The state of a visitor who learns the news. */
export function flowOfNews({ record, told }: TabNews): Flow {
  const flow = flowFrom(record, noAnswers);
  return flow.at === 'booked' && told !== undefined ? { ...flow, at: 'canceled', told } : flow;
}

const found = (state: Flow, { flow }: Event<'otherTab'>): Flow => {
  const here = 'slot' in flow ? flow.slot : undefined;
  const unknown = [...state.unknownOutcomes, ...flow.unknownOutcomes].filter(
    (time) => flow.at === 'unsure' || time !== here,
  );
  return { ...flow, answers: state.answers, unknownOutcomes: [...new Set(unknown)] };
};

const isTour = (flow: Flow): flow is Flow & Booked => 'tour' in flow;

/** A visitor who looks for a time learns of a tour, or of a doubt. That another tour was canceled is no news. */
export const toFound = (state: State<'day' | 'slot'>, event: Event<'otherTab'>): Flow =>
  event.flow.at === 'canceled' ? state : found(state, event);

/** A visitor in the form stays there. They are asked before another tour is booked, once for each tour and doubt. */
export const toFoundBeside = (state: State<'details'>, event: Event<'otherTab'>): Flow => {
  const { flow } = event;
  if (flow.at === 'canceled') return flow.slot === state.elsewhere ? { ...state, elsewhere: undefined } : state;
  const { unknownOutcomes } = found(state, event);
  const elsewhere = isTour(flow) ? flow.slot : state.elsewhere;
  if (elsewhere === state.elsewhere && unknownOutcomes.length <= state.unknownOutcomes.length) return state;
  const notice = state.notice?.kind === 'asks-first' ? null : state.notice;
  return { ...state, unknownOutcomes, elsewhere, wantsAnother: false, notice };
};

/** The time of the change that was being sent at `before`, if `news` says that this change was not made. */
export const refusedBy = (before: Flow, news: TabNews | undefined): LocalDateTime | null | undefined =>
  news?.record.at === 'booked' && 'sequence' in before && news.record.sequence === before.sequence
    ? 'to' in before
      ? before.to
      : before.slot
    : undefined;

/** The other tab knows that the tour was booked. A change of it may be in doubt there. */
export const toFoundBooked = (state: State<'unsure'>, event: Event<'otherTab'>): Flow =>
  isTour(event.flow) && event.flow.at !== 'canceled' && event.flow.slot === state.slot ? found(state, event) : state;

/** In the other tab, the same tour was moved or canceled, or such a change is in doubt, or it was refused. */
export const toFoundChanged = (
  state: State<'booked' | 'reschedule-unsure' | 'cancel-unsure'>,
  event: Event<'otherTab'>,
): Flow => {
  const { flow, refused } = event;
  if (!isTour(flow) || flow.tour.id === undefined || flow.tour.id !== state.tour.id) return state;
  const isSame = flow.sequence === state.sequence;
  const isLater = flow.sequence > state.sequence || flow.at === 'canceled';
  const isDoubt = isSame && flow.at !== 'booked' && state.at !== flow.at && state.at !== 'cancel-unsure';
  // This tab may have read the record while the other tab was sending a change. The reply there ends the doubt here, if it is the only one.
  const doubts = state.at === 'cancel-unsure' ? [state.slot, ...state.perhapsAt] : state.perhapsAt;
  const isRefused = isSame && flow.at === 'booked' && doubts.length === 1 && doubts[0] === refused;
  if (!isLater && !isDoubt && !isRefused) return state;
  const perhapsAt = isDoubt ? [...new Set([...state.perhapsAt, ...flow.perhapsAt])] : flow.perhapsAt;
  // No tab tells its token, so this tab keeps its own.
  const own = { perhapsAt, token: state.token, homes: state.homes };
  return found(state, { ...event, flow: { ...flow, ...own } });
};

/** Another tour was booked in the other tab. */
export const toFoundOther = (state: State<'canceled'>, event: Event<'otherTab'>): Flow => {
  const { flow } = event;
  return flow.at === 'canceled' || (isTour(flow) && flow.tour.id === state.tour.id) ? state : found(state, event);
};

import type { AvailabilityByDay } from '../queries/availabilityByDay.ts';
import type { Day, Month } from '../time/values.ts';
import { type Horizon, isBookable } from './horizon.ts';
import { type Search, searchProgress } from './search.ts';

/**
 * When the service is asked what, in one place.
 *
 * What the visitor does is asked at once: opening the widget (configuration, office hours and the first day together),
 * choosing a day, "try again". Everything else waits its turn, at most `TOGETHER` under way at a time for all widgets of a
 * page: the next days until three free times are known, the search for a free day, what failed once the service is back,
 * and the days in view while the browser is idle. A failure of any kind stops what nobody asked for; it goes on after
 * the visitor's return or "try again", when one call has shown that the service answers. A visitor who saves data is
 * asked for nothing but what they tap.
 */

/** Availability calls under way together; only what the visitor asks for goes beyond it. */
export const TOGETHER = 2;
/** Days asked about before the visitor does anything. */
const OPENING_DAYS = 3;
/** Free times to offer as chips. */
export const CHIPS = 3;
/** Days asked about per tap on "find the next free day". */
export const SEARCH_DAYS = 14;
/** Days all widgets of a page ask about on their own after the visitor's first touch. */
export const PREFETCH_DAYS = 14;
/** After the visitor's return the service is asked within so many milliseconds, so that pages do not ask all at once. */
export const RETURN_JITTER_MS = 2_000;
/** A configuration that takes longer than this, in milliseconds, is called slow: the visitor is shown the contact. */
export const SLOW_MS = 3_000;

/** What one widget knows and shows. */
export interface Situation {
  readonly byDay: AvailabilityByDay;
  readonly horizon: Horizon;
  /** Where the visitor begins. */
  readonly openingDay: Day;
  /** The day of the visitor's choice; undefined before there is one. */
  readonly chosen: Day | undefined;
  /** The day whose times are in view. */
  readonly dayInView: Day;
  /** The month in view. */
  readonly month: Month;
  /** The bookable days of the month in view, in order. */
  readonly daysInView: readonly Day[];
  /** Whether the screen is the one with days and times. */
  readonly picking: boolean;
  readonly search: Search | null;
  /** The day the pointer rests on, or that has the focus. */
  readonly highlighted: Day | null;
  /** Whether the visitor has touched the widget. */
  readonly touched: boolean;
  readonly savesData: boolean;
  /** Whether any question failed and has no answer since. */
  readonly hasFailure: boolean;
  /** Whether one call has shown that the service answers again. */
  readonly recovering: boolean;
  /** `appointment_sms_opt_in` of the latest answer that had one. */
  readonly smsOptIn: boolean | undefined;
}

/** A day to ask about, and what for. */
export interface Call {
  readonly day: Day;
  readonly why: 'visitor' | 'search' | 'recovery' | 'highlight' | 'opening' | 'prefetch';
}

/** What the widgets of a page have asked for together. */
export interface Load {
  /** Availability calls under way. */
  readonly underWay: number;
  /** Days that may still be prefetched. */
  readonly prefetches: number;
}

/** The calls to start now, the most urgent first, and those to start when the browser is idle. */
export function nextCalls(
  situation: Situation,
  { underWay, prefetches }: Load,
): { readonly now: readonly Call[]; readonly idle: readonly Call[] } {
  const visitors = visitorCalls(situation);
  const free = Math.max(0, TOGETHER - underWay - visitors.length);
  const queued = [searchCalls, recoveryCalls, highlightCalls, openingCalls].flatMap((calls) => calls(situation));
  const now = [...visitors, ...distinct(visitors, queued).slice(0, free)];
  const idle = now.length === 0 ? prefetchCalls(situation).slice(0, Math.min(free, prefetches)) : [];
  return { now, idle };
}

/** `calls` about days that no call before them is about. */
const distinct = (before: readonly Call[], calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ day }, index) => ![...before, ...calls.slice(0, index)].some((other) => other.day === day));

/** The day the visitor chose or begins with. */
function visitorCalls({ byDay, horizon, chosen, openingDay }: Situation): readonly Call[] {
  const day = chosen ?? openingDay;
  return byDay.has(day) || !isBookable(day, horizon) ? [] : [{ day, why: 'visitor' }];
}

/** The visitor asked for these too, but they are many. */
function searchCalls({ byDay, horizon, search }: Situation): readonly Call[] {
  if (search === null) return [];
  return searchProgress(byDay, horizon, search).unasked.map((day) => ({ day, why: 'search' }));
}

/** What failed, the day in view first. A visitor who saves data waits for that one alone. */
function recoveryCalls({ byDay, dayInView, recovering, savesData }: Situation): readonly Call[] {
  if (!recovering) return [];
  const failed = [...byDay].flatMap(([day, answer]) => (answer.kind === 'failed' && !answer.retrying ? [day] : []));
  const inView = failed.filter((day) => day === dayInView);
  return (savesData ? inView : [...inView, ...failed]).map((day) => ({ day, why: 'recovery' }));
}

const mayLookAhead = ({ picking, hasFailure, savesData }: Situation): boolean => picking && !hasFailure && !savesData;

/** A day the visitor is about to choose. */
function highlightCalls(situation: Situation): readonly Call[] {
  const { byDay, horizon, highlighted } = situation;
  if (highlighted === null || !mayLookAhead(situation)) return [];
  return byDay.has(highlighted) || !isBookable(highlighted, horizon) ? [] : [{ day: highlighted, why: 'highlight' }];
}

/** Nothing until the first day has its answer, so that its times show as soon as they can. */
function openingCalls(situation: Situation): readonly Call[] {
  const { byDay, openingDay, hasFailure, recovering, savesData } = situation;
  if (savesData || (hasFailure && !recovering) || byDay.get(openingDay)?.kind !== 'slots') return [];
  return openingDays(situation).flatMap((day) => (byDay.has(day) ? [] : [{ day, why: 'opening' }]));
}

function prefetchCalls(situation: Situation): readonly Call[] {
  const { byDay, daysInView, touched } = situation;
  if (!touched || !mayLookAhead(situation)) return [];
  return daysInView.flatMap((day) => (byDay.has(day) ? [] : [{ day, why: 'prefetch' }]));
}

/** The days the opening is about, in order. */
export const openingDays = ({ openingDay, horizon }: Pick<Situation, 'openingDay' | 'horizon'>): readonly Day[] =>
  horizon.bookable.filter((day) => day >= openingDay).slice(0, OPENING_DAYS);

/** Whether the opening still waits for an answer, or is still to ask. */
export const isOpening = (situation: Situation): boolean =>
  openingCalls(situation).length > 0 ||
  openingDays(situation).some((day) => situation.byDay.get(day)?.kind === 'asking');

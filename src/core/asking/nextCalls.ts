import type { Day } from '../../time/values.ts';
import { isBookable } from '../createBookingPeriods.ts';
import { firstDaysToAsk } from './firstDays.ts';
import { searchProgress } from './search.ts';
import type { Situation } from './situation.ts';

/**
 * When the service is asked what, in one place.
 *
 * What the visitor does is asked at once: opening the widget (configuration, office hours and the first day together),
 * choosing a day, "try again". Everything else waits its turn, at most `TOGETHER` under way at a time for all widgets of a
 * page: the next two days and then, one after another, up to seven in all until three of them have a free time, the search for a free day, what failed once the service is back,
 * and the days in view while the browser is idle. A failure of any kind stops what nobody asked for; it goes on after
 * the visitor's return or "try again", when one call has shown that the service answers. A visitor who saves data is
 * asked for nothing but what they tap.
 */

/** Availability calls under way together; only what the visitor asks for goes beyond it. */
export const TOGETHER = 2;
/** Days asked about per tap on "find the next free day". */
export const SEARCH_DAYS = 14;
/** Days all widgets of a page ask about on their own after the visitor's first touch. */
export const PREFETCH_DAYS = 14;
/** After the visitor's return the service is asked within so many milliseconds, so that pages do not ask all at once. */
export const RETURN_JITTER_MS = 2_000;

/** A day to ask about, and what for. */
export interface Call {
  readonly day: Day;
  readonly why: 'visitor' | 'search' | 'recovery' | 'highlight' | 'first-days' | 'prefetch';
}

/** Why a list of choices is wanted: what holds its question was opened, or the visitor came to the question itself. */
export type WhyList = 'opened' | 'visitor';

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
  const queued = [searchCalls, recoveryCalls, highlightCalls, firstDayCalls].flatMap((calls) => calls(situation));
  const now = [...visitors, ...distinct(visitors, queued).slice(0, free)];
  const idle = now.length === 0 ? prefetchCalls(situation).slice(0, Math.min(free, prefetches)) : [];
  return { now, idle };
}

/**
 * Whether a list of choices is asked for now: at once for a visitor who came to its question, else in its turn, and where data is
 * saved not at all.
 */
export const mayAskList = (why: WhyList, { underWay }: Pick<Load, 'underWay'>, savesData: boolean): boolean =>
  why === 'visitor' || (!savesData && underWay < TOGETHER);

/** `calls` about days that no call before them is about. */
const distinct = (before: readonly Call[], calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ day }, index) => ![...before, ...calls.slice(0, index)].some((other) => other.day === day));

/** The day the visitor chose or begins with. */
function visitorCalls({ byDay, period, chosen, startDay }: Situation): readonly Call[] {
  const day = chosen ?? startDay;
  return byDay.has(day) || !isBookable(day, period) ? [] : [{ day, why: 'visitor' }];
}

/** The visitor asked for these too, but they are many. */
function searchCalls({ byDay, period, search }: Situation): readonly Call[] {
  if (search === null) return [];
  return searchProgress(byDay, period, search).unasked.map((day) => ({ day, why: 'search' }));
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
  const { byDay, period, highlighted } = situation;
  if (highlighted === null || !mayLookAhead(situation)) return [];
  return byDay.has(highlighted) || !isBookable(highlighted, period) ? [] : [{ day: highlighted, why: 'highlight' }];
}

const firstDayCalls = (situation: Situation): readonly Call[] =>
  firstDaysToAsk(situation).map((day) => ({ day, why: 'first-days' }));

function prefetchCalls(situation: Situation): readonly Call[] {
  const { byDay, daysInView, touched } = situation;
  if (!touched || !mayLookAhead(situation)) return [];
  return daysInView.flatMap((day) => (byDay.has(day) ? [] : [{ day, why: 'prefetch' }]));
}

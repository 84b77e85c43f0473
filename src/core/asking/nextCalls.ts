import { addDays } from '../../time/arithmetic.ts';
import type { Day } from '../../time/values.ts';
import { isBookable } from '../bookingPeriod.ts';
import { CALL_LIMIT, type CallReason, type Load } from './callLimit.ts';
import { firstDaysToAsk } from './firstDays.ts';
import { nextDaysToAsk } from './nextDays.ts';
import { searchProgress } from './search.ts';
import type { Situation } from './situation.ts';

/**
 * This file decides when the service is asked what.
 *
 * What the visitor does is asked at once: opening the widget (configuration, office hours and the first day together), choosing a day,
 * "try again". Everything else waits its turn, at most `CALL_LIMIT` calls at a time for all widgets of a page, in this order: the search
 * for a free day, what failed once the service is back, the day the visitor points at, the other first days, and, while the browser is
 * idle, the next days and those of the month in view. A failure stops every call that the visitor did not ask for. These calls go on after
 * the visitor's return or "try again", when one call has shown that the service answers. For a visitor who saves data, only what they tap
 * is asked about.
 */

/** The days from today on that one reply of an edge can have. */
const TOGETHER_DAYS = 42;

/** A day to ask about, and what for. */
export interface Call {
  readonly day: Day;
  readonly why: Exclude<CallReason, 'list'>;
}

/** Why a list of choices is wanted: its part of the form was opened, or the visitor came to its question. */
export type WhyList = 'opened' | 'visitor';

/** The calls to start now, the most urgent first, and those to start when the browser is idle. */
export function nextCalls(
  situation: Situation,
  { underWay, prefetches }: Load,
): { readonly now: readonly Call[]; readonly idle: readonly Call[] } {
  const visitors = visitorCalls(situation);
  const free = Math.max(0, CALL_LIMIT - underWay - visitors.length);
  const queued = [searchCalls, recoveryCalls, highlightCalls, firstDayCalls].flatMap((calls) => calls(situation));
  const waiting = [...visitors, ...distinct(visitors, queued).slice(0, free)];
  const now = [...waiting, ...distinct(waiting, togetherCalls(situation))];
  const next = nextDayCalls(situation);
  const rest = distinct(next, prefetchCalls(situation)).slice(0, prefetches);
  // The visitor may have turned to another month.
  const isNextInView = next.some(({ day }) => situation.daysInView.includes(day));
  const ahead = isNextInView ? [...next, ...rest] : [...rest, ...next];
  return { now, idle: now.length === 0 ? ahead.slice(0, free) : [] };
}

/** Whether to ask for a list of choices now: at once when the visitor came to its question, else in its turn. Never ahead when data is saved. */
export const mayAskList = (why: WhyList, { underWay }: Pick<Load, 'underWay'>, savesData: boolean): boolean =>
  why === 'visitor' || (!savesData && underWay < CALL_LIMIT);

/** `calls` without those about a day that an earlier call is about. */
const distinct = (before: readonly Call[], calls: readonly Call[]): readonly Call[] =>
  calls.filter(({ day }, index) => ![...before, ...calls.slice(0, index)].some((other) => other.day === day));

/** The day that the visitor chose, or begins with. */
function visitorCalls({ byDay, period, chosen, startDay }: Situation): readonly Call[] {
  const day = chosen ?? startDay;
  return byDay.has(day) || !isBookable(day, period) ? [] : [{ day, why: 'visitor' }];
}

/** The visitor asked for these too, but there are many, so they wait their turn. */
function searchCalls({ byDay, period, search }: Situation): readonly Call[] {
  if (search === null) return [];
  return searchProgress(byDay, period, search).unasked.map((day) => ({ day, why: 'search' }));
}

/** What failed, the day in view first. When data is saved, that day alone. */
function recoveryCalls({ byDay, dayInView, recovering, savesData }: Situation): readonly Call[] {
  if (!recovering) return [];
  const failed = [...byDay].flatMap(([day, answer]) => (answer.kind === 'failed' && !answer.retrying ? [day] : []));
  const inView = failed.filter((day) => day === dayInView);
  return (savesData ? inView : [...inView, ...failed]).map((day) => ({ day, why: 'recovery' }));
}

const mayLookAhead = ({ prefetch, picking, hasFailure, savesData }: Situation): boolean =>
  prefetch !== 'off' && picking && !hasFailure && !savesData;

/** The day that the visitor is about to choose. */
function highlightCalls(situation: Situation): readonly Call[] {
  const { byDay, period, highlighted } = situation;
  if (highlighted === null || !mayLookAhead(situation)) return [];
  return byDay.has(highlighted) || !isBookable(highlighted, period) ? [] : [{ day: highlighted, why: 'highlight' }];
}

const firstDayCalls = (situation: Situation): readonly Call[] =>
  firstDaysToAsk(situation).map((day) => ({ day, why: 'first-days' }));

const nextDayCalls = (situation: Situation): readonly Call[] =>
  mayLookAhead(situation) ? nextDaysToAsk(situation).map((day) => ({ day, why: 'next-days' })) : [];

/** An edge answers about all days in view in one reply: so they are asked about together, as soon as it has answered. */
function togetherCalls(situation: Situation): readonly Call[] {
  const { byDay, period, startDay, daysInView, prefetch, touched, inOneReply } = situation;
  const may = inOneReply && mayLookAhead(situation) && (touched || prefetch === 'view');
  if (!may || byDay.get(startDay)?.kind !== 'slots') return [];
  const end = addDays(period.range.first, TOGETHER_DAYS);
  return daysInView.flatMap((day) => (day >= end || byDay.has(day) ? [] : [{ day, why: 'next-days' }]));
}

/** The rest of the month in view. */
function prefetchCalls(situation: Situation): readonly Call[] {
  const { byDay, daysInView, touched } = situation;
  if (!touched || !mayLookAhead(situation)) return [];
  return daysInView.flatMap((day) => (byDay.has(day) ? [] : [{ day, why: 'prefetch' }]));
}

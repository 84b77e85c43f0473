import { clockAt } from '../core/bookingPeriod.ts';
import { addDays } from '../time/arithmetic.ts';
import { type Day, dayOf } from '../time/values.ts';
import { momentText, type QuestionTools } from './answerQuestion.ts';
import { BoundedMap } from './boundedMap.ts';
import { timesOf } from './cachedQuestions.ts';
import type { Answer } from './edgeAnswers.ts';
import type { EdgeReply } from './edgeReplies.ts';
import { createPreviewReplies, replyTo } from './previewReplies.ts';
import type { WithoutKeys } from './withoutKeys.ts';

/**
 * `GET /preview?group_id=101&days=14`: the configuration, the office hours and the days in one reply. Where the service still has to be asked,
 * the edge answers as soon as the configuration and the first day are known. With `wait=all` it waits for the rest.
 */

/** How many days a reply has: at most, and where the request names no number. */
const MOST_DAYS = 42;
const USUAL_DAYS = 14;
/** Queries that are remembered at most. */
const MOST_QUERIES = 500;

/** A reply of the service as it came, or why there is none. `asOf`: its moment, where the service has failed since. */
type Part =
  | { readonly outcome: 'answered'; readonly status: number; readonly reply: unknown; readonly asOf?: string }
  | { readonly outcome: 'failed' | 'asking' };

/** A day: its free times, `closed` when it has none. */
type DayPart =
  | {
      readonly day: Day;
      readonly outcome: 'times';
      readonly times: readonly string[];
      readonly smsOptIn?: boolean;
      readonly asOf?: string;
    }
  | { readonly day: Day; readonly outcome: 'closed'; readonly asOf?: string }
  | { readonly day: Day; readonly outcome: 'failed' | 'asking' };

interface Wanted {
  readonly group: number;
  readonly days: number;
  readonly waitsForAll: boolean;
}

/** The reply, and the questions that go on after it. */
export type AnswerPreview = (
  request: Request,
) => Promise<{ readonly reply: EdgeReply; readonly rest: Promise<unknown> }>;

export function createPreview(
  { settings, answers, questions, refuse, now, elapsed }: QuestionTools,
  withoutKeys: WithoutKeys,
): AnswerPreview {
  /** What each query asks for, as nearly all visitors send the same ones. */
  const queries = new BoundedMap<string, Wanted>(MOST_QUERIES);
  const replies = createPreviewReplies({ withoutKeys, elapsed, drops: answers.drops });

  return async (request) => {
    const only = (reply: EdgeReply) => ({ reply, rest: Promise.resolve() });
    const query = request.url.replace(/^[^?]*/, '');
    const wanted = queries.get(query) ?? readWanted(new URLSearchParams(query));
    if (wanted === undefined) return only(refuse({ why: 'parameters' }));
    if (!queries.has(query)) queries.set(query, wanted);
    const { group, waitsForAll } = wanted;
    const timeZone = settings.groups.get(group)?.timeZone;
    if (timeZone === undefined) return only(refuse({ why: 'group' }));

    const name = `${group}/${wanted.days}`;
    const recent = replies.recent(name);
    if (recent) return only(await replyTo(request, recent, settings.compress));

    // Late at night the first day that can still be asked about is tomorrow.
    const first = dayOf(clockAt(now(), timeZone).soon);
    const days = Array.from({ length: wanted.days }, (_, index) => addDays(first, index));
    const asked = [
      questions.configuration(group),
      questions.day(group, timeZone, first),
      questions.officeHours(group, timeZone),
      ...days.slice(1).map((day) => questions.day(group, timeZone, day)),
    ];
    const moment = replies.moment();
    const looked = await Promise.all(asked.map(answers.look));
    const known: (Answer | undefined)[] = looked.map((found) => (found.kind === 'coming' ? undefined : found));
    const arrivals = looked.map(async (found, index) => {
      known[index] = found.kind === 'coming' ? await found.answer : found;
    });
    await Promise.all(waitsForAll ? arrivals : arrivals.slice(0, 2));

    const [configuration, firstDay, officeHours, ...others] = known;
    const read = looked.every(({ kind }) => kind === 'answer') ? moment : undefined;
    const made = await replies.make(name, [first, ...known], read, () => ({
      ...{ timeZone, complete: known.every((answer) => answer !== undefined) },
      configuration: partOf(configuration, timeZone),
      officeHours: partOf(officeHours, timeZone),
      days: days.map((day, index) => dayPartOf(day, index === 0 ? firstDay : others[index - 1], timeZone)),
    }));
    return { reply: await replyTo(request, made, settings.compress), rest: Promise.all(arrivals) };
  };
}

function readWanted(search: URLSearchParams): Wanted | undefined {
  const given: Readonly<Record<string, string>> = Object.fromEntries(search);
  const { group_id: group = '', days = String(USUAL_DAYS), wait, ...unknown } = given;
  const isEachOnce = search.size === Object.keys(given).length;
  if (!isEachOnce || Object.keys(unknown).length > 0 || (wait !== undefined && wait !== 'all')) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(group) || !/^[1-9]\d?$/.test(days) || Number(days) > MOST_DAYS) return undefined;
  return { group: Number(group), days: Number(days), waitsForAll: wait === 'all' };
}

const mark = (asOf: number | undefined, zone: string) => (asOf === undefined ? {} : { asOf: momentText(asOf, zone) });

function partOf(answer: Answer | undefined, zone: string): Part {
  if (answer === undefined) return { outcome: 'asking' };
  if (answer.kind === 'failed') return { outcome: 'failed' };
  return { outcome: 'answered', status: answer.status, reply: answer.json, ...mark(answer.asOf, zone) };
}

function dayPartOf(day: Day, answer: Answer | undefined, zone: string): DayPart {
  if (answer === undefined) return { day, outcome: 'asking' };
  const found = answer.kind === 'answer' ? timesOf(answer.json) : undefined;
  if (answer.kind === 'failed' || found === undefined) return { day, outcome: 'failed' };
  const { times, smsOptIn } = found;
  if (times.length === 0) return { day, outcome: 'closed', ...mark(answer.asOf, zone) };
  return { day, outcome: 'times', times, ...(smsOptIn === undefined ? {} : { smsOptIn }), ...mark(answer.asOf, zone) };
}

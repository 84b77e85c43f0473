import type { Endpoint } from '../api/contract/endpoint.ts';
import { getWidgetConfiguration } from '../api/contract/endpoints/tour-questions.ts';
import { dayOf, parseLocalDateTime } from '../time/values.ts';
import { withOffset } from '../time/zone.ts';
import { canAsk, type Questions, replyForTime, timesOf } from './cachedQuestions.ts';
import type { Answer, Answers } from './edgeAnswers.ts';
import type { Clock } from './edgeClock.ts';
import { type PathNumbers, readQuery } from './edgeQuestions.ts';
import { type EdgeReply, type Refuse, replyForFailure } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';

/** What the questions of visitors need of the edge. */
export interface QuestionTools extends Clock {
  readonly settings: EdgeSettings;
  readonly answers: Answers;
  readonly questions: Questions;
  readonly refuse: Refuse;
}

/** The reply to a GET that the service has as well. `params`: the numbers in its path. */
export async function answerQuestion(
  { settings, answers, questions, refuse, now }: QuestionTools,
  endpoint: Endpoint,
  params: PathNumbers,
  search: URLSearchParams,
): Promise<EdgeReply> {
  const query = readQuery(endpoint, search);
  if (query === undefined) return refuse({ why: 'parameters' });
  const { group_id: group } = params;
  if (group === undefined) return replyOf(await answers.ask(questions.list(endpoint, params, query)));
  const zone = settings.groups.get(group)?.timeZone;
  if (zone === undefined) return refuse({ why: 'group' });
  if (endpoint.name === getWidgetConfiguration.name)
    return replyOf(await answers.ask(questions.configuration(group)), zone);
  const time = parseLocalDateTime(query.time ?? '');
  if (time === undefined) return replyOf(await answers.ask(questions.officeHours(group, zone)), zone);
  if (!canAsk(dayOf(time), now(), zone)) return refuse({ why: 'parameters' });
  const answer = await answers.ask(questions.day(group, zone, dayOf(time)));
  const times = answer.kind === 'answer' ? timesOf(answer.json) : undefined;
  return replyOf(answer.kind === 'answer' && times ? { ...answer, ...replyForTime(times, time) } : answer, zone);
}

/** When the service gave an answer, where it has failed since. */
const AS_OF_HEADER = 'Tour-As-Of';

function replyOf(answer: Answer, zone?: string): EdgeReply {
  if (answer.kind === 'failed') return replyForFailure(answer.reply, false);
  const { status, json, asOf } = answer;
  return { status, json, headers: asOf === undefined ? {} : { [AS_OF_HEADER]: momentText(asOf, zone) } };
}

/** A moment as text, by the clock of the property, so that a widget need not know its zone. */
export const momentText = (ms: number, zone = 'UTC'): string => withOffset(ms, zone);

import { withLink } from '../../core/linkTo.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { formQuestions } from './formQuestions.ts';
import { freeTimesOf, inWords, nextFreeDays, openDays } from './freeTimesTool.ts';
import { homesOf } from './homesTool.ts';
import type { Asking, Property } from './property.ts';
import { found, type Outcome, problem, serviceAway } from './toolOutcome.ts';
import { type Given, hasAnswers, type LinkAnswers } from './toolParameters.ts';

/** Stands with each link. */
const NOTE = 'Nothing is held. The visitor checks everything and presses Book.';

/** How many times are named in place of one that is gone. */
const MOST_OTHERS = 3;

/** The parts of a link. */
type LinkParts = Partial<Pick<Given, 'time' | 'homes' | 'answers'>>;

/** The address that opens the page at a time, or at the next one, with homes and answers. It may be followed any number of times. */
export const linkTo = ({ page, group }: Property, { time, homes, answers }: LinkParts): string =>
  withLink(page, {
    ...{ kind: 'at', group, time: time ?? 'next' },
    ...(homes && homes.length > 0 && { homes }),
    ...(hasAnswers(answers) && { answers }),
  });

export async function tourLink(property: Property, given: Given, asking: Asking): Promise<Outcome> {
  const { time, homes, answers } = given;
  const { group, zone } = property;
  const wrong =
    (await timeProblem(property, time, asking)) ??
    (await homesProblem(property, homes, asking)) ??
    (await answersProblem(property, answers, asking));
  if (wrong) return wrong;
  return found({
    group_id: group,
    url: linkTo(property, { time, homes, answers }),
    ...(time !== undefined && { time, in_words: inWords(time, zone) }),
    time_zone: zone,
    note: NOTE,
  });
}

async function timeProblem(
  property: Property,
  time: LocalDateTime | undefined,
  asking: Asking,
): Promise<Outcome | undefined> {
  if (time === undefined) return undefined;
  const { first, last } = openDays(property, asking);
  const day = dayOf(time);
  if (day < first || day > last) return problem('given', `\`time\` has to be on a day from ${first} to ${last}.`);
  const free = await freeTimesOf(property, day, asking);
  if (free === undefined) return serviceAway;
  if (free.times.includes(time)) return undefined;
  const others = free.times.length > 0 ? nearest(free.times, time) : await nextTimes(property, asking);
  const named = others.map((other) => `${other} (${inWords(other, property.zone)})`).join('; ');
  return problem(
    'gone',
    `${time} is not free. ${named === '' ? 'No time is free in the next two weeks.' : `Free instead: ${named}.`}`,
  );
}

/** Those of `times` that are nearest to `time`, in order. */
function nearest(times: readonly LocalDateTime[], time: LocalDateTime): readonly LocalDateTime[] {
  const after = times.findIndex((one) => one > time);
  const at = after === -1 ? times.length : after;
  const start = Math.max(0, Math.min(at - 1, times.length - MOST_OTHERS));
  return times.slice(start, start + MOST_OTHERS);
}

async function nextTimes(property: Property, asking: Asking): Promise<readonly LocalDateTime[]> {
  const { days } = await nextFreeDays(property, asking);
  return days.flatMap(({ times }) => times).slice(0, MOST_OTHERS);
}

async function homesProblem(
  property: Property,
  ids: readonly number[] | undefined,
  asking: Asking,
): Promise<Outcome | undefined> {
  if (ids === undefined || ids.length === 0) return undefined;
  const homes = await homesOf(property, asking);
  if ('kind' in homes) return homes;
  const unknown = ids.filter((id) => !homes.some((home) => home.id === id));
  return unknown.length === 0
    ? undefined
    : problem('given', `\`homes\` has ids that are not among the homes of this property: ${unknown.join(', ')}.`);
}

/** Answers are only to what the form asks. */
async function answersProblem(
  property: Property,
  answers: LinkAnswers | undefined,
  asking: Asking,
): Promise<Outcome | undefined> {
  if (!hasAnswers(answers)) return undefined;
  const asked = await formQuestions(property, asking);
  if ('kind' in asked) return asked;
  for (const [name, value] of Object.entries(answers)) {
    const question = asked.find(({ key, may_be_filled_in: may }) => key === name && may);
    if (question === undefined) return problem('given', `The form of this property does not ask \`${name}\`.`);
    if (question.choices.length > 0 && !question.choices.some((choice) => choice.value === value))
      return problem('given', `\`${name}\` has to be one of the values that \`questions\` gives.`);
  }
  return undefined;
}

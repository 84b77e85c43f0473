import { type FormQuestion, formQuestions } from './formQuestions.ts';
import { dayWords, type FreeDay, nextFreeDays, spread, timeWords, zoneWords } from './freeTimesTool.ts';
import type { Asking, Property } from './property.ts';
import { propertyMarkdown } from './propertyText.ts';
import { type Outcome, serviceAway } from './toolOutcome.ts';
import { linkTo } from './tourLink.ts';

/** The most times of a day, and the most choices of a question. */
const MOST_TIMES = 12;
const MOST_CHOICES = 12;

/** The free times of the next days as Markdown, with links that open the page at each, and what the form asks. Or why there is none. */
export async function tourPage(property: Property, asking: Asking): Promise<string | Outcome> {
  const [{ days, failed }, questions] = await Promise.all([
    nextFreeDays(property, asking),
    formQuestions(property, asking),
  ]);
  if ('kind' in questions) return questions;
  if (days.length === 0 && failed) return serviceAway;
  return [
    '# Book a tour',
    'Nothing is held, and no program can book: the visitor opens a link, checks everything and presses Book.',
    `[Book at the next free time](<${linkTo(property, {})}>)`,
    '## Free times',
    `Times are by the clock of the property, ${zoneWords(property.zone)} (${property.zone}).`,
    ...(days.length === 0 ? ['No time is free in the next two weeks.'] : days.map((day) => timesOf(property, day))),
    '## What the form asks',
    'The page may ask less or more. Only the visitor can give consent, on the page.',
    questions.map(questionLine).join('\n'),
    '',
  ].join('\n\n');
}

function timesOf(property: Property, { day, times }: FreeDay): string {
  const shown = spread(times, MOST_TIMES);
  const lines = shown.map((time) => `- [${timeWords(time)}](<${linkTo(property, { time })}>)`);
  const more = times.length > shown.length ? [`- ${times.length - shown.length} more on the page`] : [];
  return [`### ${dayWords(day)}\n`, ...lines, ...more].join('\n');
}

function questionLine({ label, required, choices }: FormQuestion): string {
  const shown = choices.slice(0, MOST_CHOICES).map((choice) => propertyMarkdown(choice.label));
  const more = choices.length > shown.length ? [`${choices.length - shown.length} more`] : [];
  const picks = [...shown, ...more].join(', ');
  return `- ${propertyMarkdown(label)}${required ? ' (required)' : ''}${picks === '' ? '' : `: ${picks}`}`;
}

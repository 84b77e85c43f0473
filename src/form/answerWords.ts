import type { Answers } from '../booking/answers.ts';
import { isFilled, isNamed, picksOf } from '../booking/answers.ts';
import { parseAmount, parseCount } from '../booking/typedText.ts';
import type { FormMessages } from '../i18n/form.ts';
import { type Format, unbroken } from '../i18n/format.ts';
import { money } from '../i18n/money.ts';
import { fullName } from '../i18n/nameOrder.ts';
import { unbrokenDay } from '../i18n/unbrokenDay.ts';
import { parseDay } from '../time/values.ts';
import { choiceWords } from './choices.ts';
import { controlOf } from './controls.ts';
import type { WordsOf } from './fieldWords.ts';
import { type Cell, cellsOf } from './formParts.ts';
import type { PlannedField } from './plan.ts';

/** How answers read when they are said back to the visitor. */
export interface AnswerWords {
  readonly messages: FormMessages;
  readonly format: Format;
  readonly wordsOf: WordsOf;
}

/** One answer as it is said back. */
export interface SaidAnswer {
  readonly said: string;
  /** Whether these are the visitor's own words, which nobody translates. */
  readonly isTyped: boolean;
}

/** The answers to `planned` in words, one text per question. An empty answer gives none. */
export function answerWords(
  planned: readonly PlannedField[],
  answers: Answers,
  words: AnswerWords,
): readonly SaidAnswer[] {
  const said = (field: PlannedField | undefined): string => (field ? wordsFor(field, answers, words) : '');
  const first = planned.find(({ key }) => key === 'first_name');
  const saidIn = (cell: Cell): string => {
    if (cell.kind === 'budget') return [said(cell.floor), said(cell.ceiling)].filter(Boolean).join(' – ');
    // First and last name are one name.
    if (cell.field.key === 'last_name') return fullName(words.format.locale, said(first), said(cell.field));
    return cell.field === first && planned.some(({ key }) => key === 'last_name') ? '' : said(cell.field);
  };
  return cellsOf(planned)
    .map((cell) => ({ said: saidIn(cell), isTyped: cell.kind !== 'budget' && isTyped(cell.field) }))
    .filter((answer) => answer.said !== '');
}

const isTyped = ({ key, choices, list }: PlannedField): boolean =>
  choices.length === 0 && list === undefined && ['line', 'area'].includes(controlOf(key).kind);

function wordsFor(
  { key, choices, list }: PlannedField,
  answers: Answers,
  { messages, format, wordsOf }: AnswerWords,
): string {
  const answer = answers[key];
  if (!isFilled(answer)) return '';
  if (typeof answer === 'boolean') return wordsOf(key).name ?? wordsOf(key).label;
  // An id says nothing to a visitor.
  if (choices.length > 0 || list)
    return choices
      .filter(({ value }) => picksOf(answer).includes(value))
      .map((choice) => choiceWords(messages, key, choice))
      .join(', ');
  if (key === 'other_people') return peopleWords(answers, messages, format.locale);
  const text = String(answer).trim();
  const control = controlOf(key);
  if (control.kind === 'line' && control.type === 'tel') return unbroken(text);
  const count = control.kind === 'count' ? parseCount(text) : undefined;
  if (count !== undefined) return messages.people.count(Number(count));
  const amount = control.kind === 'money' ? parseAmount(text) : undefined;
  const day = control.kind === 'date' ? parseDay(text) : undefined;
  if (amount !== undefined) return money(format, Number(amount));
  return day === undefined ? text : unbrokenDay(format.dayFull(day));
}

const peopleWords = ({ other_people }: Answers, { people }: FormMessages, locale: string): string =>
  people.said(other_people.filter(isNamed).map(({ first_name, last_name }) => fullName(locale, first_name, last_name)));

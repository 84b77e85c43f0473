import { type Answers, type FieldKey, fieldKeys, personKeys } from '../booking/answers.ts';
import type { Format } from '../i18n/format.ts';
import { amountIn } from './amountText.ts';
import { controlOf } from './controls.ts';

/**
 * The answers in the controls of `form` that differ from `answers`. Form fillers set values without an event, but a visitor
 * expects to send what the form shows.
 *
 * It only reads a control with `data-answer`, the name of its answer: text, a day or a plain select. A box to tick, the search of
 * a list and a control of the host have no such name. It does not read a control that is locked or folded away.
 */
export function filledAnswers(form: HTMLFormElement, answers: Answers, format: Format): Partial<Answers> {
  const textOf = (name: string, answer: string): string => {
    const control = form.querySelector(`[data-answer="${name}"]:not([readonly], [aria-disabled="true"])`);
    if (control === null || control.closest('[hidden], details:not([open])')) return answer;
    return 'value' in control ? String(control.value) : answer;
  };
  const filled = fieldKeys.flatMap((key): [FieldKey, string][] => {
    const answer = answers[key];
    if (typeof answer !== 'string') return [];
    const text = textOf(key, answer);
    const now = controlOf(key).kind === 'money' ? amountIn(format, text, answer) : text;
    return now === answer ? [] : [[key, now]];
  });
  const people = answers.other_people.map((person, index) => {
    const texts = personKeys.map((key) => [key, textOf(`other_people.${index}.${key}`, person[key])] as const);
    return texts.every(([key, text]) => text === person[key]) ? person : { ...person, ...Object.fromEntries(texts) };
  });
  const isSame = people.every((person, index) => person === answers.other_people[index]);
  return { ...Object.fromEntries(filled), ...(isSame ? {} : { other_people: people }) };
}

import type { FieldKey } from '../booking/answers.ts';
import type { FormMessages } from '../i18n/form.ts';
import type { Choice } from './choices.ts';

/** The words of a choice: the service's label, ours, or the value as it is. */
export function choiceWords(messages: FormMessages, key: FieldKey, { value, label }: Choice): string {
  if (label !== undefined) return label;
  const { [key]: words }: Partial<Record<FieldKey, Readonly<Record<string, string>>>> = messages.choices;
  return (words && Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}

import type { FieldKey } from '../booking/answers.ts';
import { AMENITIES, PET_NAMES } from '../booking/requestFields.ts';
import type { FormMessages } from '../i18n/form.ts';

/** One thing to pick. Without a label it shows the words of the form's messages for it, or the value as it is. */
export interface Choice {
  readonly value: string;
  readonly label?: string;
  /** "None of these": picking it clears the others, and picking another clears it. It is never sent. */
  readonly alone?: true;
}

/** The choices of each field that is answered by picking. */
export type Choices = Readonly<Partial<Record<FieldKey, readonly Choice[]>>>;

/** Offered only where an answer is required: a visitor without a pet must be able to book. */
const NONE: Choice = { value: 'none', alone: true };
const WITH_NONE: ReadonlySet<FieldKey> = new Set(['pets', 'amenities']);

/** The widget's own choices. Each has a word in every language: without one it does not compile. */
type Worded<Field extends 'pets' | 'amenities'> = readonly (keyof FormMessages['choices'][Field])[];

const named = (names: readonly string[]): Choice[] => names.map((value) => ({ value }));

/** Sorts homes from the smallest to the largest. The service's order does not matter. */
const LAYOUTS: readonly string[] = ['studio', '1br', '2br', '3br', '4+br', 'loft'];

/** Layouts that we do not know come last, in the service's order. */
const bySize = (layouts: readonly string[]): readonly string[] => [
  ...LAYOUTS.filter((layout) => layouts.includes(layout)),
  ...layouts.filter((layout) => !LAYOUTS.includes(layout)),
];

/** The choices of the configuration and of the document. A field with an empty list cannot be asked. */
export const choicesOf = (
  layouts: readonly string[],
  sources: readonly { readonly code: number; readonly label: string }[],
): Choices => ({
  layout: named(bySize(layouts)),
  pets: named(PET_NAMES satisfies Worded<'pets'>),
  amenities: named(AMENITIES satisfies Worded<'amenities'>),
  discovery_source: sources.map(({ code, label }) => ({ value: String(code), label })),
  neighborhoods: [],
  agents: [],
});

/** The choices that `key` offers. A required answer has "None of these" as well. */
export const offered = (key: FieldKey, choices: readonly Choice[], required: boolean): readonly Choice[] =>
  required && WITH_NONE.has(key) ? [...choices, NONE] : choices;

/** `picked` after a click on `choice`. */
export function toggleChoice(picked: readonly string[], choice: Choice, choices: readonly Choice[]): string[] {
  if (picked.includes(choice.value)) return picked.filter((value) => value !== choice.value);
  const alone = choices.filter((other) => other.alone).map(({ value }) => value);
  return choice.alone ? [choice.value] : [...picked.filter((value) => !alone.includes(value)), choice.value];
}

/** The words of a choice: the service's label, ours, or the value as it is. */
export function choiceWords(messages: FormMessages, key: FieldKey, { value, label }: Choice): string {
  if (label !== undefined) return label;
  const { [key]: words }: Partial<Record<FieldKey, Readonly<Record<string, string>>>> = messages.choices;
  return (words && Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
}

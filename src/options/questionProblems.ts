import { member } from '../api/member.ts';
import { fieldKeys } from '../booking/answers.ts';
import { type FieldSettings, settingOf } from '../form/fieldModes.ts';
import { fairHousingProblem } from '../i18n/fairHousing.ts';

/** The options in which an integrator words what the visitor is asked. */
export interface AskingOptions {
  readonly fields: FieldSettings;
  /** The lines of `expect`, each once. */
  readonly expect: readonly string[];
  readonly messages: unknown;
}

/** A text of the integrator, and the option that has it. `isQuestion`: it asks by its place. */
interface AskingText {
  readonly text: unknown;
  readonly where: string;
  readonly isQuestion: boolean;
}

/** One sentence for each text in the options that asks about what fair housing rules protect. A text that stands twice gets one. */
export function questionProblems(options: AskingOptions): readonly string[] {
  const problems = new Map<string, string>();
  for (const { text, where, isQuestion } of textsIn(options)) {
    const problem = typeof text === 'string' && !problems.has(text) && fairHousingProblem(text, isQuestion);
    if (problem) problems.set(text, `tour-booking: ${where} is "${text}", which ${problem}.`);
  }
  return [...problems.values()];
}

const textsIn = ({ fields, expect, messages }: AskingOptions): readonly AskingText[] => [
  ...fieldKeys.map((key) => ({
    text: settingOf(fields, key).label,
    where: `the label of \`fields.${key}\``,
    isQuestion: true,
  })),
  ...['fields', 'client'].flatMap((group) =>
    fieldKeys.map((key) => ({
      text: member(member(member(member(messages, 'form'), group), key), 'label'),
      where: `\`messages.form.${group}.${key}.label\``,
      isQuestion: true,
    })),
  ),
  ...expect.map((text) => ({ text, where: 'a line of `expect`', isQuestion: false })),
];

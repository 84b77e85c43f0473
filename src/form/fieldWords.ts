import type { FieldKey } from '../booking/answers.ts';
import type { FieldWords, FormMessages } from '../i18n/form.ts';

/** The words of every field, as they are now. */
export type WordsOf = (key: FieldKey) => FieldWords;

/**
 * Looks up the words of a field. The one place that does, so that the compiler asks for a new field's words once.
 * `forClient`: a broker books, and the questions about the visitor are about the client.
 * `labels`: the integrator's own words for the questions to the visitor.
 */
export const fieldWords =
  (
    { fields, client, missing }: FormMessages,
    forClient = false,
    labels: Readonly<Partial<Record<FieldKey, string>>> = {},
  ): WordsOf =>
  (key) => {
    const { [key]: words }: Partial<Record<FieldKey, FieldWords>> = forClient ? client : {};
    const { [key]: label } = labels;
    return words ?? (label === undefined ? fields[key] : { label, missing: missing(label) });
  };

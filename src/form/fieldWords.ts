import type { FieldKey } from '../booking/answers.ts';
import type { FieldWords, FormMessages } from '../i18n/form.ts';

/** The words of `key`. The one place that looks them up, so that the compiler asks for a new field's words once. */
export const fieldWords = ({ fields }: FormMessages, key: FieldKey): FieldWords => fields[key];

import { useContext } from 'react';
import { completeMessages } from './completeMessages.ts';
import { type FormMessages, formEn } from './form.ts';
import { LanguageContext } from './language.ts';

const completed = new WeakMap<object, FormMessages>();

/** The form's messages of the nearest language. Apart from the others, so that they are loaded with the form. */
export function useFormMessages(): FormMessages {
  const { form } = useContext(LanguageContext).messages;
  if (typeof form !== 'object' || form === null) return formEn;
  const known = completed.get(form);
  const messages = known ?? completeMessages(formEn, form);
  if (known === undefined) completed.set(form, messages);
  return messages;
}

import { useContext } from 'react';
import { type FormMessages, formEn } from './form.ts';
import { LanguageContext } from './language.ts';

/** The form's messages of the nearest language. Apart from the others, so that they are loaded with the form. */
export const useFormMessages = (): FormMessages => useContext(LanguageContext).messages.form ?? formEn;

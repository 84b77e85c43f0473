import { useContext } from 'react';
import { type FormMessages, formEn } from './form.ts';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';

const complete = laterMessages(formEn);

/** The form's messages of the nearest language. Apart from the others, so that they are loaded with the form. */
export const useFormMessages = (): FormMessages => complete(useContext(LanguageContext).messages.form);

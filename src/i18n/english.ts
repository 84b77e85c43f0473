import { formEn } from './form.ts';
import { firstEnglish, type Messages } from './messages.ts';

/** Every English message, to start a translation from. Apart, so that the first part loads without the form's words. */
export const english: Messages = { ...firstEnglish, form: formEn };

import { laterMessages } from './laterMessages.ts';
import { type OpeningMessages, openingEn } from './opening.ts';

const complete = laterMessages(openingEn);

/** The words of the button and the dialog, of what a host gave. No hook: they stand around the widget, not in it. */
export const openingMessages = (
  given: { readonly opening?: OpeningMessages | undefined } | undefined,
): OpeningMessages => complete(given?.opening);

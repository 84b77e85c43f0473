import { useContext } from 'react';
import { type ActionMessages, actionsEn } from './actions.ts';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';

const complete = laterMessages(actionsEn);

/** The messages of the actions after booking, in the nearest language. Apart, so that they are loaded with those. */
export const useActionMessages = (): ActionMessages => complete(useContext(LanguageContext).messages.actions);

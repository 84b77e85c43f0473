import { useContext } from 'react';
import { type ChangeMessages, changesEn } from './changes.ts';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';

const complete = laterMessages(changesEn);

/** The messages of moving and cancelling, in the nearest language. Apart, so that they are loaded with those. */
export const useChangeMessages = (): ChangeMessages => complete(useContext(LanguageContext).messages.changes);

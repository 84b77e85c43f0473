import { useContext } from 'react';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';
import { type ListMessages, listEn } from './list.ts';

const complete = laterMessages(listEn);

/** The messages for picking from a long list, in the nearest language. Apart, so that they are loaded with that. */
export const useListMessages = (): ListMessages => complete(useContext(LanguageContext).messages.list);

import { createContext, useContext } from 'react';
import { createFormat, type Format } from './format.ts';
import { english, type Messages } from './messages.ts';

/** The words and the formats of one locale. */
export interface Language {
  readonly messages: Messages;
  readonly format: Format;
}

/** The language of the tree below; English when nobody provides one. */
export const LanguageContext = createContext<Language>({ messages: english, format: createFormat('en-US') });

/** The messages of the nearest language. */
export const useMessages = (): Messages => useContext(LanguageContext).messages;
/** The formats of the nearest language. */
export const useFormat = (): Format => useContext(LanguageContext).format;

import { createContext, useContext } from 'react';
import type { FormMessages } from './form.ts';
import { createFormat, type Format } from './format.ts';
import { type FirstMessages, firstEnglish } from './messages.ts';

/** The words and the formats of one locale. Without words for the form, the form's own English ones are used. */
export interface Language {
  readonly messages: FirstMessages & { readonly form?: FormMessages };
  readonly format: Format;
}

/** The language of the tree below; English when nobody provides one. */
export const LanguageContext = createContext<Language>({ messages: firstEnglish, format: createFormat('en-US') });

/** The messages of the nearest language. */
export const useMessages = (): FirstMessages => useContext(LanguageContext).messages;
/** The formats of the nearest language. */
export const useFormat = (): Format => useContext(LanguageContext).format;

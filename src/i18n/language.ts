import { createContext, useContext } from 'react';
import { createFormat, type Format } from './format.ts';
import { localeOf } from './localeOf.ts';
import { type FirstMessages, firstEnglish, type GivenMessages, type Messages } from './messages.ts';

type LaterGroup = Exclude<keyof Messages, keyof FirstMessages>;

/** The words and the formats of one locale. */
export interface Language {
  /** BCP 47, in the language of the words. */
  readonly locale: string;
  /** Those of what is shown later may be missing; English stands in for them. */
  readonly messages: FirstMessages & Pick<GivenMessages, LaterGroup>;
  readonly format: Format;
  /** The words are on their way; nobody should see these. */
  readonly isComing?: boolean;
}

/** `messages` with formats for `wanted`, where that is of their language. */
export function languageOf(messages: Language['messages'], wanted?: string): Language {
  const locale = localeOf(messages.language, wanted);
  return { locale, messages, format: createFormat(locale) };
}

/** The language of the tree below; English when nobody provides one. */
export const LanguageContext = createContext<Language>(languageOf(firstEnglish));

/** The messages of the nearest language. */
export const useMessages = (): FirstMessages => useContext(LanguageContext).messages;
/** The formats of the nearest language. */
export const useFormat = (): Format => useContext(LanguageContext).format;

import { createContext, useContext, useMemo } from 'react';
import { createFormat, type Format } from './format.ts';
import type { OnBroken } from './hostMessages.ts';
import type { GivenMessages, Messages } from './messages.ts';
import type { RequestedMessages } from './requested.ts';
import { chooseWords, type MessagePart, messagesOf, type PartName, requestedOf, type Words } from './words.ts';

/** The words and the formats of one locale. */
export interface Language extends Words {
  readonly format: Format;
  /** The words are being loaded. Nobody should see those that stand in until then. */
  readonly isComing?: boolean;
  /** The words of another language are being loaded. They will take the place of these. */
  readonly isLeaving?: boolean;
}

/**
 * Makes a language from the `shipped` words, or else English. Words that a host gave replace them. The formats are those of `wanted`.
 * `requested`: the words of `confirms="office"`.
 */
export function createLanguage(
  shipped?: Partial<Messages> | undefined,
  given?: GivenMessages | null | undefined,
  wanted?: string | undefined,
  onBroken?: OnBroken | undefined,
  requested?: RequestedMessages | undefined,
): Language {
  const words = chooseWords(shipped, given, wanted);
  return { ...words, onBroken, requested, format: createFormat(words.locale) };
}

/** The language of the tree below. English without a provider. */
export const LanguageContext = createContext<Language>(createLanguage());

/** The messages of one part in the nearest language: `useMessages(formMessages)`. */
export function useMessages<Name extends PartName>(part: MessagePart<Name>): Messages[Name] {
  const language = useContext(LanguageContext);
  return useMemo(() => messagesOf(part, language), [part, language]);
}

/** The words of `confirms="office"` in the nearest language. Undefined with any other setting. */
export function useRequested(): RequestedMessages | undefined {
  const language = useContext(LanguageContext);
  return useMemo(() => requestedOf(language), [language]);
}

/** The formats of the nearest language. */
export const useFormat = (): Format => useContext(LanguageContext).format;

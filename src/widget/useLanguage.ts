import { useMemo } from 'react';
import { useChunk } from '../chunks.ts';
import { type Language, languageOf } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { wordsFor } from '../i18n/shippedWords.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** The shipped words for `locale`, of the first screens. Those a host gives come with the second stage: until then there are none. */
export function useLanguage(given: TourBookingOptions['messages'], locale: string | undefined): Language {
  const words = useChunk(wordsFor(given ? undefined : locale));
  return useMemo(() => {
    const language = languageOf((words.status === 'ready' && words.module) || firstEnglish, locale);
    return words.status === 'ready' && !given ? language : { ...language, isComing: true };
  }, [words, given, locale]);
}

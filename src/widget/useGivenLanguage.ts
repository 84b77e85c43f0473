import { useMemo } from 'react';
import { useChunk } from '../chunks.ts';
import { createLanguage } from '../i18n/createLanguage.ts';
import type { Language } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { wordsFor } from '../i18n/shippedWords.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** The words that a host gives, over the shipped ones of the first screens; undefined where none are given, and until those are there. */
export function useGivenLanguage(
  given: TourBookingOptions['messages'],
  locale: string | undefined,
): Language | undefined {
  const shipped = useChunk(wordsFor(given && !given.language ? locale : undefined));
  return useMemo(
    () =>
      given && shipped.status === 'ready'
        ? createLanguage({ ...firstEnglish, ...shipped.module }, given, locale)
        : undefined,
    [given, locale, shipped],
  );
}

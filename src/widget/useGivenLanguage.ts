import { useMemo } from 'react';
import { createLanguage } from '../i18n/createLanguage.ts';
import type { Language } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { wordsFor } from './languages.ts';
import { useLazyModule } from './lazyModule.ts';
import type { TourBookingOptions } from './options.ts';

/** The words that a host gives, over the shipped ones of the first screens; undefined where none are given, and until those are there. */
export function useGivenLanguage(
  given: TourBookingOptions['messages'],
  locale: string | undefined,
): Language | undefined {
  const shipped = useLazyModule(wordsFor(given && !given.language ? locale : undefined));
  return useMemo(
    () =>
      given && shipped.status === 'ready'
        ? createLanguage({ ...firstEnglish, ...shipped.module }, given, locale)
        : undefined,
    [given, locale, shipped],
  );
}

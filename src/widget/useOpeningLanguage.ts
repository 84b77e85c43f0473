import { useMemo } from 'react';
import { type OpeningLanguage, openingLanguage } from '../i18n/openingLanguage.ts';
import { wordsFor } from './languages.ts';
import { useLazyModule } from './lazyModule.ts';
import { readLook } from './look.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';

/** The language of what stands around the widget; undefined while its words are on their way. */
export function useOpeningLanguage(
  options: Pick<TourBookingOptions, 'messages' | 'locale'>,
): OpeningLanguage | undefined {
  const { messages: given } = options;
  const { locale } = readLook({ locale: options.locale, theme: undefined, accent: undefined }, createOptionReader());
  const words = useLazyModule(wordsFor(given?.language ? undefined : locale));
  return useMemo(
    () => (words.status === 'ready' ? openingLanguage(given, words.module, locale) : undefined),
    [words, given, locale],
  );
}

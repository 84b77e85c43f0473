import { useMemo } from 'react';
import { useChunk } from '../chunks.ts';
import { type LauncherLanguage, launcherLanguage } from '../i18n/launcherLanguage.ts';
import { wordsFor } from '../i18n/shippedWords.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { readLook } from '../options/viewSettings.ts';

/** The language of what stands around the widget; undefined while its words are on their way. */
export function useLauncherLanguage(
  options: Pick<TourBookingOptions, 'messages' | 'locale'>,
): LauncherLanguage | undefined {
  const { messages: given } = options;
  const { locale } = readLook({ locale: options.locale, theme: undefined, accent: undefined }, createOptionReader());
  const words = useChunk(wordsFor(given?.language ? undefined : locale));
  return useMemo(
    () => (words.status === 'ready' ? launcherLanguage(given, words.module, locale) : undefined),
    [words, given, locale],
  );
}

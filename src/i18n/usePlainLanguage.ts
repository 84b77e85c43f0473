import { useMemo } from 'react';
import { useChunk } from '../loading/chunk.ts';
import { createFormat, type Format } from './format.ts';
import type { Language } from './language.ts';
import { moduleOf, NO_WORDS, shippedWords } from './languageChunks.ts';
import { requestedWords } from './requestedWords.ts';
import { chooseWords } from './words.ts';

/**
 * The language of a widget that failed: the shipped words for `locale` and `confirms`, English until they are there. It throws nothing,
 * also on a page that has broken Intl.
 */
export function usePlainLanguage(locale: string | undefined, confirms: 'service' | 'office'): Language {
  const shipped = useMemo(() => safely(() => shippedWords(locale)), [locale]);
  const preview = moduleOf(useChunk(shipped?.preview ?? NO_WORDS));
  const others = moduleOf(useChunk(shipped?.rest ?? NO_WORDS));
  const instead = useMemo(() => safely(() => requestedWords(confirms, locale)), [confirms, locale]);
  const requested = moduleOf(useChunk(instead ?? NO_WORDS));
  return useMemo(() => {
    const words = chooseWords(preview && { ...preview, ...others });
    return { ...words, requested, format: safely(() => createFormat(words.locale)) ?? AMERICAN };
  }, [preview, others, requested]);
}

/** Needs no Intl. */
const AMERICAN: Format = createFormat();

function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

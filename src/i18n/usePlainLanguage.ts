import { useMemo } from 'react';
import { NO_WORDS, useChunk } from '../chunks.ts';
import { createFormat, type Format } from './format.ts';
import type { Language } from './language.ts';
import { moduleOf, shippedWords } from './useLanguage.ts';
import { chooseWords } from './words.ts';

/**
 * The language of a widget that failed: the shipped words for `locale`, English until they are there. It throws nothing, also
 * on a page that has broken Intl.
 */
export function usePlainLanguage(locale: string | undefined): Language {
  const shipped = useMemo(() => safely(() => shippedWords(locale)), [locale]);
  const preview = moduleOf(useChunk(shipped?.preview ?? NO_WORDS));
  const others = moduleOf(useChunk(shipped?.rest ?? NO_WORDS));
  return useMemo(() => {
    const words = chooseWords(preview && { ...preview, ...others });
    return { ...words, format: safely(() => createFormat(words.locale)) ?? AMERICAN };
  }, [preview, others]);
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

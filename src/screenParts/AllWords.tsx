import { type ReactNode, useContext } from 'react';
import { LanguageContext } from '../i18n/language.ts';
import { NO_WORDS, shippedWords } from '../i18n/languageChunks.ts';
import { useChunk } from '../loading/chunk.ts';

/** Shows `children` once all words of the language are there, of which the first screens need a part. If they fail to load, English stands in. */
export function AllWords({ children }: { readonly children: ReactNode }) {
  const { given, locale, isComing } = useContext(LanguageContext);
  const words = useChunk(given?.language ? NO_WORDS : shippedWords(locale).rest);
  return words.status === 'loading' || isComing ? null : children;
}

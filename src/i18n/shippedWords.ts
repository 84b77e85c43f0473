import { languageChunks, NO_WORDS, type WordsChunk } from '../chunks.ts';
import { tongueOf } from './localeOf.ts';
import type { FirstWords, LaterWords } from './locales/parts.ts';

interface ShippedWords {
  readonly preview: WordsChunk<FirstWords>;
  readonly rest: WordsChunk<LaterWords>;
}

const SHIPPED: Readonly<Partial<Record<string, ShippedWords>>> = languageChunks;

/** The shipped words of the first screens for a locale. None where English, or the host's own words, are all there is. */
export const wordsFor = (locale = 'en'): WordsChunk<FirstWords> => SHIPPED[tongueOf(locale)]?.preview ?? NO_WORDS;

/** All other shipped words for a locale. */
export const restOfWordsFor = (locale = 'en'): WordsChunk<LaterWords> => SHIPPED[tongueOf(locale)]?.rest ?? NO_WORDS;

import { useEffect, useMemo } from 'react';
import { type ChunkState, loadRestOfWords, NO_WORDS, useChunk } from '../chunks.ts';
import { createLanguage } from '../i18n/createLanguage.ts';
import type { Language } from '../i18n/language.ts';
import { tongueOf } from '../i18n/localeOf.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { restOfWordsFor, wordsFor } from '../i18n/shippedWords.ts';
import type { TourBookingOptions } from '../options/options.ts';

interface WholeLanguage {
  /** All words for the options; undefined where those of `useLanguage` are all there are, or all there are yet. */
  readonly language: Language | undefined;
  /** Why English stands in, for the integrator. */
  readonly problem: string | undefined;
}

/** The words of the options: the shipped ones, with those of the host in their place. */
export function useWholeLanguage(
  given: TourBookingOptions['messages'],
  locale: string | undefined,
  isWanted: boolean,
): WholeLanguage {
  // A host's own language wants no other.
  const wanted = given?.language || !isWanted ? undefined : locale;
  const first = useChunk(wordsFor(wanted));
  const later = useChunk(restOfWordsFor(wanted));
  // After those of the hooks above, so that the parts of the widget wait for what is under way.
  useEffect(() => loadRestOfWords(restOfWordsFor(wanted)), [wanted]);
  const language = useMemo(() => {
    const words = first.status === 'ready' ? first.module : undefined;
    const rest = later.status === 'ready' ? later.module : undefined;
    const isThere = given ? first.status === 'ready' : words && later.status === 'ready';
    return isThere && isWanted
      ? createLanguage({ ...firstEnglish, ...words, ...(words && rest) }, given, locale)
      : undefined;
  }, [first, later, given, locale, isWanted]);
  return { language, problem: problemOf(wanted, isNothing(first) || isNothing(later)) };
}

const isNothing = (state: ChunkState<unknown>): boolean => state.status === 'ready' && state.module === undefined;

function problemOf(wanted: string | undefined, isMissing: boolean): string | undefined {
  if (wanted === undefined || tongueOf(wanted) === tongueOf(firstEnglish.language)) return undefined;
  if (wordsFor(wanted) === NO_WORDS)
    return `there are no words for "${wanted}", the \`locale\` or else the language of the page; English stands in. Give them as \`messages\`.`;
  return isMissing ? `a file of words for "${wanted}" did not come; English stands in.` : undefined;
}

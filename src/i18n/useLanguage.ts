import { useMemo, useState } from 'react';
import { type ChunkState, useChunk } from '../loading/chunk.ts';
import type { OnBroken } from './hostMessages.ts';
import { createLanguage, type Language } from './language.ts';
import { moduleOf, NO_WORDS, type ShippedWords, shippedWords } from './languageChunks.ts';
import { tongueOf } from './locale.ts';
import type { GivenMessages } from './messages.ts';
import { requestedWords } from './requestedWords.ts';

/** Why English stands in: there are no words in the language, or a file with them was not loaded. */
export type LanguageProblem = 'unknown-language' | 'not-loaded';

/** The language that was shown last. `rest`: with the words of all screens. `leaving`: the same while another one is loaded. */
interface LastLanguage {
  readonly shipped: ShippedWords;
  readonly language: Language;
  readonly rest: boolean;
  readonly leaving: Language;
}

interface LanguageNeeds {
  readonly rest?: boolean;
  readonly confirms?: 'service' | 'office';
  readonly onBroken?: OnBroken;
}

interface UsedLanguage {
  readonly language: Language;
  readonly problem: LanguageProblem | undefined;
}

/**
 * The language for the options `messages` and `locale`, and its files. The words of the first screens are loaded at once, all
 * others with `rest`, and with `confirms` "office" those about requests. `onBroken` is told of a message of the host that throws. A host
 * that gives a whole language needs no files.
 *
 * A language in place of another shows when all its words are there. Until then nothing is hidden, so that a visitor who types keeps
 * the focus. After hydration, where nobody has typed, the words of the first screens are enough.
 */
export function useLanguage(
  given: GivenMessages | null | undefined,
  locale: string | undefined,
  { rest = false, confirms = 'service', onBroken }: LanguageNeeds = {},
): UsedLanguage {
  const wanted = given?.language ? undefined : locale;
  const shipped = shippedWords(wanted);
  const preview = useChunk(shipped.preview);
  const others = useChunk(rest ? shipped.rest : NO_WORDS);
  const instead = useChunk(requestedWords(confirms, wanted));
  const isComing = preview.status !== 'ready' || instead.status === 'loading';
  const [first, later, requested] = [moduleOf(preview), moduleOf(others), moduleOf(instead)];
  const language = useMemo(() => {
    // Without the first words the others would be a second language on the same screen.
    const all = createLanguage(first && { ...first, ...later }, given, locale, onBroken, requested);
    return isComing ? { ...all, isComing } : all;
  }, [first, later, requested, given, locale, isComing, onBroken]);
  const problem = problemOf(wanted, isMissing(preview) || isMissing(others));
  const [last, setLast] = useState<LastLanguage>();
  const needsAll = last?.rest && last.shipped !== shipped;
  if (isComing || (needsAll && others.status !== 'ready')) return { language: last?.leaving ?? language, problem };
  if (last?.language !== language || last.rest !== rest)
    setLast({ shipped, language, rest, leaving: { ...language, isLeaving: true } });
  return { language, problem };
}

const isMissing = (state: ChunkState<unknown>): boolean => state.status === 'ready' && state.module === undefined;

function problemOf(wanted: string | undefined, lacksWords: boolean): LanguageProblem | undefined {
  if (!lacksWords || wanted === undefined || tongueOf(wanted) === 'en') return undefined;
  return shippedWords(wanted).preview === NO_WORDS ? 'unknown-language' : 'not-loaded';
}

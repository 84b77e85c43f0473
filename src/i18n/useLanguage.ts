import { useEffect, useMemo, useState } from 'react';
import { type ChunkState, languageChunks, loadRestOfWords, NO_WORDS, useChunk, type WordsChunk } from '../chunks.ts';
import type { OnBroken } from './hostMessages.ts';
import { createLanguage, type Language } from './language.ts';
import { tongueOf } from './locale.ts';
import type { GivenMessages, PreviewWords, RestOfWords } from './messages.ts';

/** The chunks with the words of a language. `preview`: those of the first screens and of the launcher. `rest`: all others. */
interface ShippedWords {
  readonly preview: WordsChunk<PreviewWords>;
  readonly rest: WordsChunk<RestOfWords>;
}

const NONE: ShippedWords = { preview: NO_WORDS, rest: NO_WORDS };
const SHIPPED: Readonly<Partial<Record<string, ShippedWords>>> = languageChunks;

/** The shipped words for a locale. English needs none: each part brings its own. */
export const shippedWords = (locale: string | undefined): ShippedWords =>
  (locale === undefined ? undefined : SHIPPED[tongueOf(locale)]) ?? NONE;

/** Why English stands in: there are no words in the language, or a file with them was not loaded. */
export type LanguageProblem = 'unknown-language' | 'not-loaded';

/** The language that was shown last. `rest`: with the words of all screens. `leaving`: the same while another one is loaded. */
interface LastLanguage {
  readonly shipped: ShippedWords;
  readonly language: Language;
  readonly rest: boolean;
  readonly leaving: Language;
}

interface UsedLanguage {
  readonly language: Language;
  readonly problem: LanguageProblem | undefined;
}

/**
 * The language for the options `messages` and `locale`, and its files. The words of the first screens are loaded at once, all
 * others with `rest`. `onBroken` is told of a message of the host that throws. A host that gives a whole language needs no files.
 *
 * A language in place of another shows when all its words are there. Until then nothing is hidden, so that a visitor who types keeps
 * the focus. After hydration, where nobody has typed, the words of the first screens are enough.
 */
export function useLanguage(
  given: GivenMessages | null | undefined,
  locale: string | undefined,
  { rest = false, onBroken }: { readonly rest?: boolean; readonly onBroken?: OnBroken } = {},
): UsedLanguage {
  const wanted = given?.language ? undefined : locale;
  const shipped = shippedWords(wanted);
  const restChunk = rest ? shipped.rest : NO_WORDS;
  const preview = useChunk(shipped.preview);
  const others = useChunk(restChunk);
  // The screens that are loaded from here on wait for their words.
  useEffect(() => loadRestOfWords(restChunk), [restChunk]);
  const isComing = preview.status !== 'ready';
  const [first, later] = [moduleOf(preview), moduleOf(others)];
  const language = useMemo(() => {
    // Without the first words the others would be a second language on the same screen.
    const all = createLanguage(first && { ...first, ...later }, given, locale, onBroken);
    return isComing ? { ...all, isComing } : all;
  }, [first, later, given, locale, isComing, onBroken]);
  const problem = problemOf(wanted, isMissing(preview) || isMissing(others));
  const [last, setLast] = useState<LastLanguage>();
  const needsAll = last?.rest && last.shipped !== shipped;
  if (isComing || (needsAll && others.status !== 'ready')) return { language: last?.leaving ?? language, problem };
  if (last?.language !== language || last.rest !== rest)
    setLast({ shipped, language, rest, leaving: { ...language, isLeaving: true } });
  return { language, problem };
}

export const moduleOf = <Module>(state: ChunkState<Module>): Module | undefined =>
  state.status === 'ready' ? state.module : undefined;

const isMissing = (state: ChunkState<unknown>): boolean => state.status === 'ready' && state.module === undefined;

function problemOf(wanted: string | undefined, lacksWords: boolean): LanguageProblem | undefined {
  if (!lacksWords || wanted === undefined || tongueOf(wanted) === 'en') return undefined;
  return shippedWords(wanted) === NONE ? 'unknown-language' : 'not-loaded';
}

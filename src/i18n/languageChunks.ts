import { type Chunk, type ChunkState, createChunk } from '../loading/chunk.ts';
import { tongueOf } from './locale.ts';
import type { PreviewWords, RestOfWords } from './messages.ts';

/** Words of a language. Undefined where there are none, or where their file failed to load. */
export type WordsChunk<Words> = Chunk<Words | undefined>;

/** How long words may take to load, in milliseconds. Until then the visitor has nothing to read. */
const WORDS_LIMIT_MS = 5_000;

/** Words that are late are dropped: a form must not change its language while somebody fills it in. */
const createWords = <Words>(fetchWords: () => Promise<Words>): WordsChunk<Words> =>
  createChunk(
    () =>
      new Promise((resolve) => {
        const end = (): void => resolve(undefined);
        setTimeout(end, WORDS_LIMIT_MS);
        fetchWords().then(resolve, end);
      }),
  );

/** For English, and for a language that the host gives. */
export const NO_WORDS: WordsChunk<never> = createChunk(() => Promise.resolve(undefined), {
  status: 'ready',
  module: undefined,
});

/** The chunks with the words of a language. `preview`: those of the first screens and of the launcher. `rest`: all others. */
export interface ShippedWords {
  readonly preview: WordsChunk<PreviewWords>;
  readonly rest: WordsChunk<RestOfWords>;
}

/** A language is two files. The first one names the other, so the widget does not carry its name. */
const createLanguageChunks = (
  fetchFirst: () => Promise<{ readonly preview: PreviewWords; readonly loadRest: () => Promise<RestOfWords> }>,
): ShippedWords => ({
  preview: createWords(async () => (await fetchFirst()).preview),
  rest: createWords(async () => (await fetchFirst()).loadRest()),
});

const NONE: ShippedWords = { preview: NO_WORDS, rest: NO_WORDS };
/** The shipped languages beside English. */
const SHIPPED: Readonly<Partial<Record<string, ShippedWords>>> = {
  es: createLanguageChunks(() => import('./locales/es/chunk.ts')),
  ar: createLanguageChunks(() => import('./locales/ar/chunk.ts')),
  zh: createLanguageChunks(() => import('./locales/zh/chunk.ts')),
  vi: createLanguageChunks(() => import('./locales/vi/chunk.ts')),
  ko: createLanguageChunks(() => import('./locales/ko/chunk.ts')),
};

/** The shipped words for a locale. English needs none: each part brings its own. */
export const shippedWords = (locale: string | undefined): ShippedWords =>
  (locale === undefined ? undefined : SHIPPED[tongueOf(locale)]) ?? NONE;

/** What a chunk has loaded. Undefined until then. */
export const moduleOf = <Module>(state: ChunkState<Module>): Module | undefined =>
  state.status === 'ready' ? state.module : undefined;

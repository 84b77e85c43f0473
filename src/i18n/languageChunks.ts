import { type Chunk, createChunk } from '../loading/chunk.ts';

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

/** The chunks of a language. Its first file names its two other files, so the widget does not carry their names. */
const createLanguageChunks = <Preview, Rest>(
  fetchFirst: () => Promise<{ readonly preview: Preview; readonly loadRest: () => Promise<Rest> }>,
) => ({
  preview: createWords(async () => (await fetchFirst()).preview),
  rest: createWords(async () => (await fetchFirst()).loadRest()),
});

/** The shipped languages beside English. `preview`: the words of the first screens and the launcher. `rest`: all others. */
export const languageChunks = {
  es: createLanguageChunks(() => import('./locales/es/chunk.ts')),
  ar: createLanguageChunks(() => import('./locales/ar/chunk.ts')),
  zh: createLanguageChunks(() => import('./locales/zh/chunk.ts')),
  vi: createLanguageChunks(() => import('./locales/vi/chunk.ts')),
  ko: createLanguageChunks(() => import('./locales/ko/chunk.ts')),
} as const;

let underWay: Promise<unknown> = Promise.resolve();

/** Resolves when the words that are being loaded now have loaded. */
export const wordsUnderWay = (): Promise<unknown> => underWay;

/** Starts loading words. Screens that are loaded later wait for them. */
export function loadRestOfWords(words: WordsChunk<unknown>): void {
  if (words !== NO_WORDS) underWay = Promise.all([underWay, words.load()]);
}

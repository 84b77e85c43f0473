import { useEffect, useSyncExternalStore } from 'react';

/**
 * Chunks: the files of the widget that are loaded on demand. All of them load, fail and are tried again in the same way. Only the dialog
 * chunk of the script tag is named elsewhere (`embed/main.ts`). This file imports nothing but React, so that any folder may use it.
 */

/** A file that is loaded when it is first wanted, and kept from then on. */
export interface Chunk<Module> {
  /**
   * Starts loading, unless the file is loading or has loaded. Resolves when it has loaded or has failed; never rejects. A file that
   * has failed is loaded again when the browser is online again; its state stays `failed` until it has loaded.
   */
  readonly load: () => Promise<void>;
  /** The same object until something changes. */
  readonly getState: () => ChunkState<Module>;
  /** The state on a server and during hydration. */
  readonly initial: ChunkState<Module>;
  readonly subscribe: (listener: () => void) => () => void;
}

export type ChunkState<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: Module }
  /** The download failed or takes too long, as `code` says. `load` tries again. */
  | { readonly status: 'failed'; readonly code: LoadFailure };

/** Why a file did not load. */
export type LoadFailure = 'load-failed' | 'load-timeout';

const LOADING = { status: 'loading' } as const;
/** A download that takes longer than this, in milliseconds, counts as failed. */
const LIMIT_MS = 15_000;

/**
 * A chunk that `fetchModule` loads. A chunk whose `initial` state is `ready` loads nothing. React's own `lazy` keeps a failed
 * download for good; on a bad connection the visitor must be able to try again.
 */
export function createChunk<Module>(
  fetchModule: () => Promise<Module>,
  initial: ChunkState<Module> = LOADING,
): Chunk<Module> {
  let state = initial;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = initial === LOADING ? undefined : Promise.resolve();
  let resolvePending: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const set = (next: ChunkState<Module>): void => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const settle = (next: ChunkState<Module>): void => {
    if (state.status === 'ready') return;
    clearTimeout(timer);
    const isFailed = next.status === 'failed';
    pending = isFailed ? undefined : Promise.resolve();
    set(next);
    resolvePending();
    // A server has neither of the two functions.
    if (isFailed) globalThis.addEventListener?.('online', start);
    else globalThis.removeEventListener?.('online', start);
  };
  const fail = (code: LoadFailure): void => settle({ status: 'failed', code });
  function start(): Promise<void> {
    if (pending) return pending;
    attempt += 1;
    const own = attempt;
    const result = new Promise<void>((resolve) => {
      resolvePending = resolve;
    });
    pending = result;
    timer = setTimeout(fail, LIMIT_MS, 'load-timeout');
    fetchModule().then(
      // A late arrival still counts, also during another attempt.
      (module) => settle({ status: 'ready', module }),
      () => {
        if (own === attempt) fail('load-failed');
      },
    );
    return result;
  }
  return {
    getState: () => state,
    initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'failed') set(LOADING);
      return start();
    },
  };
}

/** Loads a chunk and gives its state. With `triesAgain` false, a chunk that has failed is left to the visitor's "Try again". */
export function useChunk<Module>(chunk: Chunk<Module>, triesAgain = true): ChunkState<Module> {
  useEffect(() => {
    if (triesAgain || chunk.getState().status !== 'failed') void chunk.load();
  }, [chunk, triesAgain]);
  return useSyncExternalStore(chunk.subscribe, chunk.getState, () => chunk.initial);
}

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
  es: createLanguageChunks(() => import('./i18n/locales/es/chunk.ts')),
  ar: createLanguageChunks(() => import('./i18n/locales/ar/chunk.ts')),
  zh: createLanguageChunks(() => import('./i18n/locales/zh/chunk.ts')),
  vi: createLanguageChunks(() => import('./i18n/locales/vi/chunk.ts')),
  ko: createLanguageChunks(() => import('./i18n/locales/ko/chunk.ts')),
} as const;

/** Resolves when the words that the chunks below wait for have loaded. */
let wordsUnderWay: Promise<unknown> = Promise.resolve();

/** Starts loading words. The chunks below wait for them. */
export function loadRestOfWords(words: WordsChunk<unknown>): void {
  if (words !== NO_WORDS) wordsUnderWay = Promise.all([wordsUnderWay, words.load()]);
}

/** A chunk of screens. It waits for its words, so that it never shows in another language first. */
const chunkWithWords = <Module>(fetchModule: () => Promise<Module>): Chunk<Module> =>
  createChunk(async () => {
    const module = await fetchModule();
    await wordsUnderWay;
    return module;
  });

/** The core and everything else that the preview does not need. Loaded at once. */
export const coreChunk = createChunk(
  (): Promise<typeof import('./widget/coreChunk.tsx')> => import('./widget/coreChunk.tsx'),
);

/** The screens after a chosen time. Loaded while the visitor chooses a time. */
export const screensChunk = chunkWithWords(
  (): Promise<typeof import('./screens/screensChunk.ts')> => import('./screens/screensChunk.ts'),
);

/** The kinds of tour. Loaded where the integrator offers several. */
export const kindsChunk = chunkWithWords(
  (): Promise<typeof import('./screens/kinds/kindsChunk.ts')> => import('./screens/kinds/kindsChunk.ts'),
);

/** The homes on a tour. Loaded where the integrator names homes. */
export const homesChunk = chunkWithWords(
  (): Promise<typeof import('./screens/homes/homesChunk.ts')> => import('./screens/homes/homesChunk.ts'),
);

/** The choice of homes. Loaded when the visitor opens it. */
export const chooseHomesChunk = chunkWithWords(
  (): Promise<typeof import('./screens/homes/chooseHomesChunk.ts')> => import('./screens/homes/chooseHomesChunk.ts'),
);

/** The actions for a booked tour. Loaded while the booking is sent. */
export const actionsChunk = chunkWithWords(
  (): Promise<typeof import('./screens/booked/actionsChunk.ts')> => import('./screens/booked/actionsChunk.ts'),
);

/** The agent of a booked tour. Loaded where there is one, while the booking is sent. */
export const agentChunk = chunkWithWords(
  (): Promise<typeof import('./screens/booked/agent/agentChunk.ts')> => import('./screens/booked/agent/agentChunk.ts'),
);

/** Moving and cancelling a tour. Loaded when the visitor wants one of the two. */
export const changeChunk = chunkWithWords(
  (): Promise<typeof import('./screens/change/changeChunk.ts')> => import('./screens/change/changeChunk.ts'),
);

/** Leaving details in place of a booking. Loaded where that is offered. */
export const leadChunk = chunkWithWords(
  (): Promise<typeof import('./screens/lead/leadChunk.ts')> => import('./screens/lead/leadChunk.ts'),
);

/** Choosing from a long list. Loaded when such a question is opened. */
export const listChunk = chunkWithWords(
  (): Promise<typeof import('./screens/details/listChunk.tsx')> => import('./screens/details/listChunk.tsx'),
);

/** The dialog and the button of the launcher in React. The script tag has its own launcher. */
export const launcherChunk = createChunk(
  (): Promise<typeof import('./launcher/launcherChunk.tsx')> => import('./launcher/launcherChunk.tsx'),
);

/** The next free time on the button of the launcher. Loaded when the browser is idle. */
export const buttonTimeChunk = createChunk(
  (): Promise<typeof import('./launcher/buttonTime.ts')> => import('./launcher/buttonTime.ts'),
);

import { type LazyModule, lazyModule } from './lazyModule.ts';

/** Words of a language; undefined where there are none, or where their file did not come. */
export type Words<Kind> = LazyModule<Kind | undefined>;

/** So many milliseconds words may take, while there is nothing to read. */
const LIMIT_MS = 5_000;

/**
 * Words that come when they are first wanted, in time or never: a file that did not come is not asked for again, since a form must
 * not change its language while it is filled in.
 */
export const lazyWords = <Kind>(fetchWords: () => Promise<{ readonly first: Kind }>): Words<Kind> =>
  lazyModule(
    () =>
      new Promise((resolve) => {
        const end = (): void => resolve(undefined);
        setTimeout(end, LIMIT_MS);
        fetchWords().then(({ first }) => resolve(first), end);
      }),
  );

export const NO_WORDS: Words<never> = lazyModule(() => Promise.resolve(undefined), {
  status: 'ready',
  module: undefined,
});

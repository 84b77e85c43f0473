import { type LazyModule, lazyModule } from './lazyModule.ts';

/** Words of a language; undefined where there are none, or where their file did not come. */
export type Words<Kind> = LazyModule<Kind | undefined>;

/** Words that come when they are first wanted. A file that did not come is not asked for again: a form must not change its language while it is filled in. */
export const lazyWords = <Kind>(fetchWords: () => Promise<{ readonly first: Kind }>): Words<Kind> =>
  lazyModule(() =>
    fetchWords().then(
      ({ first }) => first,
      () => undefined,
    ),
  );

export const NO_WORDS: Words<never> = lazyModule(() => Promise.resolve(undefined), {
  status: 'ready',
  module: undefined,
});

import type { LoadFailure } from './pageGlobal.ts';

/** So many milliseconds a file may take; the loader says the same. */
const TIME_LIMIT_MS = 15_000;

/** What `loading` gives; the code of what went wrong where it fails or takes too long. */
export const withinTime = <Module>(loading: Promise<Module>): Promise<Module | LoadFailure> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TIME_LIMIT_MS, 'load-timeout');
    loading.then(resolve, () => resolve('load-failed')).finally(() => clearTimeout(timer));
  });

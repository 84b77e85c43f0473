import { useState, useSyncExternalStore } from 'react';
import { pageLocale } from '../options/viewSettings.ts';

const never = () => () => undefined;
const unknown = () => undefined;

/** Reads the language of the page at its first call, and gives the same from then on. */
function readOnce(): () => string | undefined {
  let first: { readonly locale: string | undefined } | undefined;
  return () => {
    first ??= { locale: pageLocale() };
    return first.locale;
  };
}

/**
 * Adds to `options` the language that the page had at mount, unless they have a `locale`. A translator may change it in the page
 * later. On a server and during hydration the page is unknown.
 */
export function usePageLocale<Options extends { readonly locale?: string | undefined }>(options: Options): Options {
  const [read] = useState(readOnce);
  const page = useSyncExternalStore(never, read, unknown);
  return options.locale || !page ? options : { ...options, locale: page };
}

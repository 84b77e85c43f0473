import { useSyncExternalStore } from 'react';
import { pageLocale } from '../options/viewSettings.ts';

const never = () => () => undefined;
const unknown = () => undefined;

/** `options`, with the language of the page as `locale` if they have none. On a server and during hydration the page is unknown. */
export function usePageLocale<Options extends { readonly locale?: string | undefined }>(options: Options): Options {
  const page = useSyncExternalStore(never, pageLocale, unknown);
  return options.locale || !page ? options : { ...options, locale: page };
}

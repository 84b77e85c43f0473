import { useSyncExternalStore } from 'react';
import { pageLocale } from '../options/viewSettings.ts';

const never = () => () => undefined;
const unknown = () => undefined;

/** `options` with the language of the page where they name none. On a server, and while its markup is taken over, no page is known. */
export function usePageLocale<Options extends { readonly locale?: string | undefined }>(options: Options): Options {
  const page = useSyncExternalStore(never, pageLocale, unknown);
  return options.locale || !page ? options : { ...options, locale: page };
}

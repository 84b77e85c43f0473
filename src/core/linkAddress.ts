import { browserTab } from './browser.ts';
import { callSafely } from './callSafely.ts';
import type { LinkTarget, PageLinks } from './linkTarget.ts';

/**
 * Where a link to a widget is: in the fragment of the address, and from there in the store of the tab, until what it asks for is done. No other
 * file reads or writes the address. Who follows a link is for `pageLinks.ts`, which is loaded only where there may be one.
 */

/** The key of the link that the tab keeps, behind the path of its page: another page has nothing to do with it. */
export const LINK_KEY = 'tour-booking link';

const path = (): string => `${location.pathname}#`;

/** The link of this page that the tab keeps. */
function kept(): string {
  const text = browserTab.tabStorage.read(LINK_KEY) ?? '';
  return text.startsWith(path()) ? text.slice(path().length) : '';
}

/** Whether there may be a link. Costs next to nothing, and may be wrong where it says yes. */
const mayBeLinked = (): boolean => /tour(-|=|%)/.test(location.hash) || kept() !== '';

export const linkAddress = {
  fragment: (): string => location.hash,
  kept,
  /** Keeps `text` for the tab; empty: forgets it. Gives whether it is kept. */
  keep(text: string): boolean {
    browserTab.tabStorage.write(LINK_KEY, text === '' ? null : path() + text);
    return kept() === text;
  },
  /** Writes the page's own fragment. A later copy of the address, from the history or a screenshot, then holds no link. */
  write(own: string): void {
    const { pathname, search } = location;
    history.replaceState(history.state, '', pathname + search + (own && `#${own}`));
  },
};

/**
 * Offers the links of the page to a target, now and whenever the address changes, until the returned function is called. `load` gives the file
 * that knows links, and with that `make` makes the target; both are called only where there may be a link. A page that the browser prepares
 * ahead waits until it is shown: what such a page keeps is lost.
 */
export function offerLinks<File extends { readonly pageLinks: PageLinks }>(
  load: () => Promise<File | undefined>,
  make: (file: File) => LinkTarget,
): () => void {
  // A server has no address.
  if (typeof document === 'undefined') return () => undefined;
  const ends = new AbortController();
  let remove: (() => void) | undefined;
  const offer = async (): Promise<void> => {
    const file = await load();
    if (ends.signal.aborted) return;
    if (remove) file?.pageLinks.look();
    else remove = file?.pageLinks.add(make(file));
  };
  const look = (): void => {
    if (!('prerendering' in document && document.prerendering) && mayBeLinked()) callSafely(() => void offer());
  };
  const options = { signal: ends.signal };
  addEventListener('hashchange', look, options);
  document.addEventListener('prerenderingchange', look, options);
  // Some sites change the address without `hashchange`.
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) navigation.addEventListener('currententrychange', look, options);
  look();
  return () => {
    ends.abort();
    remove?.();
  };
}

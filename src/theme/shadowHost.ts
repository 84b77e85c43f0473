import { keepEvents } from './eventBoundary.ts';

/** Marks the elements around the widget in a server's HTML, and the element that holds them. */
export const HTML_MARK = 'data-html';

/** The shadow roots we made. A root that somebody else made is theirs. */
const own = new WeakSet<ShadowRoot>();

/**
 * The open shadow root of `host`, made at the first call or by the server's HTML. Undefined when `host` has somebody else's root, or takes none (an
 * input, a table). A host that is mounted again keeps its root, because a shadow root cannot be removed.
 */
export function openShadow(host: HTMLElement): ShadowRoot | undefined {
  const before = host.shadowRoot;
  if (before && !own.has(before) && before.querySelector(`[${HTML_MARK}]`)) take(before);
  if (before) return own.has(before) ? before : undefined;
  try {
    const root = host.attachShadow({ mode: 'open' });
    take(root);
    return root;
  } catch {
    return undefined;
  }
}

/** Makes `root` ours. Its listeners are on the root itself, so they end with it. */
function take(root: ShadowRoot): void {
  own.add(root);
  keepEvents(root);
}

/** The same for a host of the page. Throws a TypeError in place of undefined. */
export function shadowFor(host: HTMLElement): ShadowRoot {
  const root = openShadow(host);
  if (root) return root;
  throw new TypeError(`tour-booking: cannot use <${host.localName}>, which takes no shadow root; give an empty <div>`);
}

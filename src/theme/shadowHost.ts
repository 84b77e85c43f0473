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
  if (before?.querySelector(`[${HTML_MARK}]`)) own.add(before);
  if (before) return own.has(before) ? before : undefined;
  try {
    const root = host.attachShadow({ mode: 'open' });
    own.add(root);
    return root;
  } catch {
    return undefined;
  }
}

/** The same for a host of the page. Throws a TypeError in place of undefined. */
export function shadowFor(host: HTMLElement): ShadowRoot {
  const root = openShadow(host);
  if (root) return root;
  throw new TypeError(`tour-booking: cannot use <${host.localName}>, which takes no shadow root; give an empty <div>`);
}

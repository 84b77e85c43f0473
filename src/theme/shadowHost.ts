/** The shadow roots we made. A root that somebody else made holds that one's content. */
const own = new WeakSet<ShadowRoot>();

/**
 * The open shadow root of `host`, made at the first call; undefined where `host` cannot have one of ours: it has another's
 * already, or is of a kind that takes none (an input, a table). A host that is mounted, unmounted and mounted again keeps
 * the one it has, because a shadow root cannot be taken off.
 */
export function openShadow(host: HTMLElement): ShadowRoot | undefined {
  const before = host.shadowRoot;
  if (before) return own.has(before) ? before : undefined;
  try {
    const root = host.attachShadow({ mode: 'open' });
    own.add(root);
    return root;
  } catch {
    return undefined;
  }
}

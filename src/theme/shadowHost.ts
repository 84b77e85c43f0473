/**
 * The open shadow root of `host`, made at the first call. A host that is mounted, unmounted and mounted again keeps the
 * one it has, because a shadow root cannot be taken off.
 */
export const openShadow = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

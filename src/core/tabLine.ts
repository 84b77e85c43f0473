import type { Environment } from './environment.ts';

/**
 * A line to the other tabs of the site. It is closed while the browser keeps the page for the way back, because an open one may keep the
 * browser from that. On a server there is none: all visitors would share it.
 */
export const openTabLine: Environment['openTabLine'] = (name, onMessage) => {
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return;
    try {
      channel ??= new BroadcastChannel(name);
      channel.onmessage = ({ data }) => onMessage(data);
    } catch {
      // The browser allows this page none.
    }
  };
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  open();
  globalThis.addEventListener?.('pagehide', close);
  globalThis.addEventListener?.('pageshow', open);
  return {
    send(text) {
      // A page that comes back is visible before it is shown.
      open();
      channel?.postMessage(text);
    },
    close() {
      globalThis.removeEventListener?.('pagehide', close);
      globalThis.removeEventListener?.('pageshow', open);
      close();
    },
  };
};

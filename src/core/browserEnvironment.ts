import { QueryClient } from '@tanstack/query-core';
import { browserTab, KEPT_PAGES, openChannel, whenIdle } from './browser.ts';
import { callSafely } from './callSafely.ts';
import type { Environment } from './environment.ts';
import { createPageMemory } from './pageMemory.ts';
import { savesData } from './savesData.ts';

let shared: QueryClient | undefined;

/** The one query client of the page, so that widgets of the same group share answers; never the host page's own. */
function pageQueryClient(): QueryClient {
  shared ??= new QueryClient();
  return shared;
}

/**
 * A line to the other tabs of the site. It is closed while the page is in the browser's back/forward cache: there a message drops the page,
 * which a question of another tab may not. Only a change of what is kept may ({@link KEPT_PAGES}).
 * @internal
 */
export const openTabLine: Environment['openTabLine'] = (name, onMessage) => {
  const changes = openChannel(KEPT_PAGES);
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    channel ??= openChannel(name);
    if (channel) channel.onmessage = ({ data }) => onMessage(data);
  };
  const close = (): void => {
    const before = channel;
    channel = undefined;
    callSafely(() => before?.close());
  };
  open();
  globalThis.addEventListener?.('pagehide', close);
  globalThis.addEventListener?.('pageshow', open);
  return {
    send(text) {
      // A page that comes back becomes visible, and may send, before `pageshow`.
      open();
      // A page may bring a line that cannot send.
      callSafely(() => channel?.postMessage(text));
    },
    close() {
      globalThis.removeEventListener?.('pagehide', close);
      globalThis.removeEventListener?.('pageshow', open);
      close();
      callSafely(() => changes?.close());
    },
  };
};

/** What a visitor does with a page. Not `scroll`, because a page may scroll by itself. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focusin'] as const;

/** The environment of a page. Reads nothing before it is asked, so that a server can load this file. */
export const browserEnvironment: Environment = {
  get queryClient() {
    return pageQueryClient();
  },
  now: () => Date.now(),
  setTimer(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  whenIdle,
  device: () => (matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop'),
  random: () => Math.random(),
  // Not by `randomUUID`, which pages without HTTPS lack.
  randomId: () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  isOnline: () => navigator.onLine !== false,
  isVisible: () => document.visibilityState === 'visible',
  isPrepared: () => typeof document !== 'undefined' && 'prerendering' in document && document.prerendering === true,
  savesData,
  ...browserTab,
  askBeforeLeaving() {
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
      // Chromium before 119 asks only where this is set.
      event.returnValue = true;
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  },
  openTabLine,
  ...createPageMemory(),
  onTouch(listener) {
    for (const name of TOUCHES) window.addEventListener(name, listener, { capture: true, passive: true });
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, listener, { capture: true });
    };
  },
  onReturn(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  },
  onShown(listener) {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) listener();
    };
    document.addEventListener('prerenderingchange', listener);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('prerenderingchange', listener);
      window.removeEventListener('pageshow', show);
    };
  },
};

/** `environment` (default: the browser) with the query client of the host, if there is one. */
export const environmentWith = (
  environment: Environment = browserEnvironment,
  queryClient: Environment['queryClient'] | undefined,
): Environment => (queryClient ? { ...environment, queryClient } : environment);

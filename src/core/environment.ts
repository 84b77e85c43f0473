import type { QueryClient } from '@tanstack/query-core';
import type { Landing } from '../analytics/attribution.ts';

/** What the booking needs from outside. `browserEnvironment.ts` is that of a page; a test has its own, which it steps by hand. */
export interface Environment {
  /** Keeps and shares the answers. Widgets with the same client share the limit on calls, too. */
  readonly queryClient: QueryClient;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls `run` once, `ms` milliseconds from now, unless the returned function is called before. */
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** Calls `run` once when the browser is idle, unless the returned function is called before. */
  readonly whenIdle: (run: () => void) => () => void;
  /** `mobile` when the visitor points with a finger, else `desktop`. */
  readonly device: () => 'mobile' | 'desktop';
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Random text of 32 letters and digits, which nobody can guess. */
  readonly randomId: () => string;
  /** False only when it is certain that nothing can be sent. */
  readonly isOnline: () => boolean;
  /** Whether the page is in view. */
  readonly isVisible: () => boolean;
  /** Whether the browser prepares the page ahead, and no visitor has seen it yet. */
  readonly isPrepared: () => boolean;
  /** Whether the visitor asked to save data. */
  readonly savesData: () => boolean;
  /** Text that lives as long as the tab. Never throws: when it is blocked or full, nothing is kept. */
  readonly tabStorage: TextStorage;
  /** Text that outlives the tab. Never throws, either. */
  readonly deviceStorage: TextStorage;
  /** Text that lives as long as the page, and is never stored. */
  readonly pageMemory: TextStorage;
  /** From now on the browser asks the visitor before the page is left, until the returned function is called. */
  readonly askBeforeLeaving: () => () => void;
  /**
   * Opens a line to the other tabs of the site, and widgets of this page, that opened one by this `name`. `onMessage` gets what they send,
   * which any script of the site may send as well. Where the browser has no such line, nothing comes.
   */
  readonly openTabLine: (name: string, onMessage: (message: unknown) => void) => TabLine;
  /** The same to the widgets of this page alone. */
  readonly openPageLine: (name: string, onMessage: (message: unknown) => void) => TabLine;
  /** Calls `listener` whenever the visitor uses the page (pointer, key, wheel, focus), until the returned function is called. */
  readonly onTouch: (listener: () => void) => () => void;
  /** The page on which the visitor came to the site, or came back to it. */
  readonly landing: () => Landing;
  /** Calls `listener` when the page may have come into view or the network back, until the returned function is called. */
  readonly onReturn: (listener: () => void) => () => void;
  /**
   * Calls `listener` when the page is shown that the browser had prepared ahead, or kept while the visitor was on another page of the site,
   * until the returned function is called.
   */
  readonly onShown: (listener: () => void) => () => void;
}

/** A line to the other tabs of a site. */
export interface TabLine {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** A place for text, by key. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  /** `null` removes it. */
  readonly write: (key: string, text: string | null) => void;
}

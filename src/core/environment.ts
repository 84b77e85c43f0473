import type { QueryClient } from '@tanstack/query-core';
import type { Landing } from '../analytics/attribution.ts';

/** What the booking takes from the outside. A browser gives one, a test another that it steps by hand. */
export interface Environment {
  /** Where answers are kept and shared; widgets with the same one share their network traffic too. */
  readonly queryClient: QueryClient;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls `run` once, `ms` milliseconds from now, unless the function that comes back is called before. */
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** Calls `run` once when there is nothing better to do, unless the function that comes back is called before. */
  readonly whenIdle: (run: () => void) => () => void;
  /** What the visitor holds: `mobile` where a finger points, else `desktop`. */
  readonly device: () => 'mobile' | 'desktop';
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** False only where it is certain that nothing can be sent. */
  readonly isOnline: () => boolean;
  /** Whether the page is in view. */
  readonly isVisible: () => boolean;
  /** Whether the visitor asked to save data. */
  readonly savesData: () => boolean;
  /** Text that lives as long as the tab. Never throws: where it is blocked or full, nothing is kept. */
  readonly tabStorage: TabStorage;
  /** The page by which the visitor came to the site, or came back to it. */
  readonly landing: () => Landing;
  /** Calls `listener` when the page may have come into view or the network back; the function that comes back ends it. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** A place for text, by key. */
export interface TabStorage {
  readonly read: (key: string) => string | null;
  /** `null` takes it away. */
  readonly write: (key: string, text: string | null) => void;
}

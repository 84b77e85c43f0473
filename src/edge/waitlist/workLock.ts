import type { WaitlistStore } from './waitlistStore.ts';

/**
 * Decides which one of several instances works. The one that works writes another text at each beat. An instance that has seen the same text for
 * some beats takes the lock over. So no clock counts: neither that of an instance, nor that of the store.
 */
export interface WorkLock {
  /** One beat. Whether this instance has the lock now. Rejects while the store is away. */
  hold(): Promise<boolean>;
  /** Lets go of the lock, if this instance has it. */
  release(): Promise<void>;
}

const KEY = 'lock';
/** The beats after which an instance counts as dead. */
const QUIET_BEATS = 5;
/** How long an edge that nobody starts again leaves its lock behind, in milliseconds. */
const KEPT_MS = 86_400_000;

export function createWorkLock(store: WaitlistStore): WorkLock {
  const me = crypto.randomUUID();
  let seen: string | undefined;
  let quiet = 0;
  async function read(): Promise<{ readonly text: string | undefined; readonly isMine: boolean }> {
    const [text] = await store.read([KEY]);
    return { text, isMine: text?.startsWith(me) === true };
  }
  return {
    async hold() {
      const { text, isMine } = await read();
      quiet = text === seen ? quiet + 1 : 0;
      seen = text;
      if (text !== undefined && !isMine && quiet < QUIET_BEATS) return false;
      return store.swap(KEY, text, `${me} ${crypto.randomUUID()}`, KEPT_MS);
    },
    async release() {
      const { text, isMine } = await read();
      if (isMine) await store.swap(KEY, text, undefined, 0);
    },
  };
}

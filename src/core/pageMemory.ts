import type { Environment } from './environment.ts';

/**
 * What the widgets of one page tell each other and keep for each other. Nothing of it leaves the page or outlives it. On a server nothing is
 * kept: all visitors would share it.
 */
export function createPageMemory(
  isPage: () => boolean = () => typeof document !== 'undefined',
): Pick<Environment, 'pageMemory' | 'openPageLine'> {
  const kept = new Map<string, string>();
  const lines = new Map<string, Set<(message: unknown) => void>>();
  return {
    pageMemory: {
      read: (key) => kept.get(key) ?? null,
      write(key, text) {
        if (text === null) kept.delete(key);
        else if (isPage()) kept.set(key, text);
      },
    },
    openPageLine(name, onMessage) {
      const line = lines.get(name) ?? new Set();
      if (isPage()) lines.set(name, line);
      // The same function may be given twice.
      const own = (message: unknown): void => onMessage(message);
      line.add(own);
      return {
        send(text) {
          for (const each of [...line]) if (each !== own) queueMicrotask(() => each(text));
        },
        close: () => void line.delete(own),
      };
    },
  };
}

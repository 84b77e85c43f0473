/** What the visitor should know of an assistant's work on one widget. */
export interface Assistant {
  /** Whether fields were filled in that the visitor has not touched since. */
  readonly hasFilled: () => boolean;
  readonly setFilled: (isFilled: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createAssistant(): Assistant {
  let isFilled = false;
  const listeners = new Set<() => void>();
  return {
    hasFilled: () => isFilled,
    setFilled(next) {
      if (next === isFilled) return;
      isFilled = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

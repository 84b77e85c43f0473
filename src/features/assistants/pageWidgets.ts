/** How many widgets of the page have tools. Where there are several, the names of the tools tell them apart. */
let count = 0;
const listeners = new Set<() => void>();
const change = (by: number): void => {
  count += by;
  for (const listener of [...listeners]) listener();
};

export const pageWidgets = {
  hasSeveral: (): boolean => count > 1,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Counts a widget. Returns the function that takes it out. */
  add(): () => void {
    change(1);
    return () => change(-1);
  },
};

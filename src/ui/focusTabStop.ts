/** Focuses the one Tab stop inside `container`, as after a part that held the focus gave way to another. */
export const focusTabStop = (container: Element | null): void =>
  container?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();

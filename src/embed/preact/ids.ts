/** The ids that come next: `tour-0`, `tour-1` and so on. */
export const ids = { prefix: 'tour-', count: 0 };

/** An id that nothing else in the page has. */
export const nextId = (): string => ids.prefix + ids.count++;

/** In place of the second stage: what `import()` gives is a promise that waits for this, and so never settles. */
// biome-ignore lint/suspicious/noThenProperty: it is what keeps the import waiting
export const then = (): void => undefined;

/** Stands for the core, so that only the preview renders. `import()` waits for this `then`, which never calls back. */
// biome-ignore lint/suspicious/noThenProperty: it keeps the import waiting
export const then = (): void => undefined;

/** `value` where it is text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `value` where it is a whole number. */
export const wholeOf = (value: unknown): number | undefined => (Number.isInteger(value) ? Number(value) : undefined);

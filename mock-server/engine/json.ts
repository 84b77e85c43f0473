/** An object of parsed JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own member `name` of `value`. Undefined if `value` is not an object or has no such member. */
export const member = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Reads a record id from a path: 1 to 15 digits without a sign. */
export const readId = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** Whether a value is text like `10` or `-3.5`. `1e5`, `0x10` and blank text are not numeric. */
export const isNumericText = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());

/** The next id after those of `records`, at least `first`. */
export const idAfter = (records: readonly { readonly id: number }[], first: number): number =>
  records.reduce((next, { id }) => Math.max(next, id + 1), first);

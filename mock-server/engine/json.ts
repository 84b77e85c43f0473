/** Reading parsed JSON of a request, which may be any value. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own member `name` of `value`; undefined when `value` is no object or has no such member. */
export const member = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** A record id of a path: digits, no sign, at most 15 of them. */
export const readId = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** `10`, `-3.5`, but not `1e5`, `0x10`, blank or text. */
export const isNumericText = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());

/** The next free id above those of `records`, at least `first`. */
export const idAfter = (records: readonly { readonly id: number }[], first: number): number =>
  records.reduce((next, { id }) => Math.max(next, id + 1), first);

/** The JSON of values that were put together from parts whose JSON is known already. */
const texts = new WeakMap<object, string>();

/** Remembers `text` as the JSON of `value`, which must not change afterwards. Gives `value`. */
export function withText<Value extends object>(value: Value, text: string): Value {
  texts.set(value, text);
  return value;
}

/** The JSON of a value, whether it is remembered or still to be made. */
export const jsonOf = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value);

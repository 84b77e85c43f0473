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

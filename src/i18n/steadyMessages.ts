import type { GivenMessages } from './messages.ts';

/** The depth to which content is compared. Options are less deep; a circle has no end. */
const DEEPEST = 8;

/**
 * Whether two values say the same. Plain objects and lists are compared part by part. Of a function, and of an object of a class, only the
 * presence counts: these are read when they are used.
 */
export function sameContent(one: unknown, other: unknown, depth = 0): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (!isObject(one) || !isObject(other)) return false;
  if (depth === DEEPEST) return true;
  if (!isPlainObject(one) || !isPlainObject(other)) return isPlainObject(one) === isPlainObject(other);
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && sameContent(one[name], other[name], depth + 1))
  );
}

type Tree = { readonly [Name in string]: unknown };
const isObject = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isPlainObject = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));

type Given = GivenMessages | null | undefined;

/**
 * A function that takes the messages of a host, which may be made anew at each render, and gives the same object as long as they say the
 * same. A function in it calls the function of the newest render.
 */
export function createSteadyMessages(): (given: Given) => Given {
  let newest: Given;
  let held: { readonly given: Given; readonly messages: Given } | undefined;
  return (given) => {
    newest = given;
    if (held === undefined || !sameContent(held.given, given)) {
      // Every name is kept with a value of the same kind.
      const messages = given && { ...given, ...following(Object.entries(given), () => newest) };
      held = { given, messages };
    }
    return held.messages;
  };
}

/** The entries of an object, whose functions call those that stand at their place in `newest`. */
const following = (entries: readonly (readonly [string, unknown])[], newest: () => unknown, depth = 0): Tree =>
  Object.fromEntries(
    entries.map(([name, value]) => {
      const present = (): unknown => {
        const around = newest();
        return isObject(around) ? around[name] : undefined;
      };
      if (isObject(value) && depth < DEEPEST) return [name, following(Object.entries(value), present, depth + 1)];
      if (typeof value !== 'function') return [name, value];
      const call = (...given: unknown[]): unknown => {
        const newest = present();
        return (typeof newest === 'function' ? newest : value)(...given);
      };
      return [name, call];
    }),
  );

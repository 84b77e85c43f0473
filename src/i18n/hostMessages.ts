/** Is told of a message of the host that failed. */
export type OnBroken = (name: string, error: unknown) => void;

/** `own`, a function of the host. Where it throws or gives no text, `shipped` says the words. */
const guarded =
  (own: CallableFunction, shipped: CallableFunction, onBroken: (error: unknown) => void) =>
  (...about: unknown[]): unknown => {
    try {
      const said: unknown = Reflect.apply(own, undefined, about);
      if (typeof said === 'string') return said;
      onBroken(new TypeError(`it gave ${typeof said} in place of text`));
    } catch (error) {
      onBroken(error);
    }
    return Reflect.apply(shipped, undefined, about);
  };

type Tree = { readonly [Name in string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * `given` with every message that it lacks, or that is of another kind, taken from `base`. `tell` is told what is wrong: the name
 * of a message that is missing, of another kind (text where a function is wanted, or the other way round), or unknown.
 * A function of `given` that throws or gives no text is told to `onBroken`, and that of `base` stands in.
 */
export function completeMessages<Complete extends object>(
  base: Complete,
  given: unknown,
  tell: (name: string, why: 'missing' | 'kind' | 'unknown') => void = () => undefined,
  onBroken: OnBroken = () => undefined,
): Complete {
  const complete = (right: Tree, offered: unknown, path: string): Tree => {
    const nameOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
    if (isTree(offered))
      for (const name of Object.keys(offered)) if (!Object.hasOwn(right, name)) tell(nameOf(name), 'unknown');
    return Object.fromEntries(
      Object.entries(right).map(([name, words]) => {
        const value = isTree(offered) ? offered[name] : undefined;
        if (isTree(words) && (isTree(value) || !isTree(offered))) return [name, complete(words, value, nameOf(name))];
        if (typeof value === 'function' && typeof words === 'function')
          return [name, guarded(value, words, (error) => onBroken(nameOf(name), error))];
        if (typeof value === typeof words && !isTree(words)) return [name, value];
        tell(nameOf(name), value === undefined ? 'missing' : 'kind');
        return [name, words];
      }),
    );
  };
  // Every name of `base` is kept with a value of the same kind.
  return { ...base, ...complete(Object.fromEntries(Object.entries(base)), given, '') };
}

type Words = { readonly [Name in string]: unknown };

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/**
 * `given` with every message that it lacks, or that is of another kind, taken from `base`. What is wrong is told: the name of a
 * message that is missing, of another kind (text for what is made of a value, or the other way round), or unknown.
 */
export function completeMessages<Messages extends object>(
  base: Messages,
  given: unknown,
  tell: (name: string, why: 'missing' | 'kind' | 'unknown') => void = () => undefined,
): Messages {
  const complete = (right: Words, offered: unknown, path: string): Words => {
    const nameOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
    if (isWords(offered))
      for (const name of Object.keys(offered)) if (!Object.hasOwn(right, name)) tell(nameOf(name), 'unknown');
    return Object.fromEntries(
      Object.entries(right).map(([name, words]) => {
        const value = isWords(offered) ? offered[name] : undefined;
        if (isWords(words) && (isWords(value) || !isWords(offered)))
          return [name, complete(words, value, nameOf(name))];
        if (typeof value === typeof words && !isWords(words)) return [name, value];
        tell(nameOf(name), value === undefined ? 'missing' : 'kind');
        return [name, words];
      }),
    );
  };
  // Every name of `base` is kept with a value of the same kind.
  return { ...base, ...complete(Object.fromEntries(Object.entries(base)), given, '') };
}

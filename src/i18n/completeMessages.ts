type Words = { readonly [Name in string]: unknown };

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/**
 * `given` with every message that it lacks, or that is of another kind, taken from `english`. `missing` is called with
 * the name of each. Typed translations lack none; a page without types may give anything.
 */
export function completeMessages<Messages extends object>(
  english: Messages,
  given: unknown,
  missing: (name: string) => void = () => undefined,
): Messages {
  const complete = (right: Words, offered: unknown, path: string): Words =>
    Object.fromEntries(
      Object.entries(right).map(([name, words]) => {
        const value = isWords(offered) ? offered[name] : undefined;
        const at = path === '' ? name : `${path}.${name}`;
        if (isWords(words) && (isWords(value) || !isWords(offered))) return [name, complete(words, value, at)];
        if (typeof value === typeof words && !isWords(words)) return [name, value];
        missing(at);
        return [name, words];
      }),
    );
  // Every name of `english` is kept with a value of the same kind.
  return { ...english, ...complete(Object.fromEntries(Object.entries(english)), given, '') };
}

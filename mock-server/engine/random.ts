/** A stream of pseudo-random numbers. The same seed gives the same stream on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** One of `list`. Undefined if the list is empty; the stream then does not move on. */
  pick<Item>(list: readonly Item[]): Item | undefined;
  /** The position in the stream. `restore` goes back to it. */
  position(): number;
  restore(position: number): void;
}

/** Creates a stream with the mulberry32 generator. `seed` is any whole number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    position: () => state,
    restore(position) {
      state = position >>> 0;
    },
  };
}

/**
 * A whole number below 2^32 that depends on `parts` alone (FNV-1a). Used as a seed for values that must not depend on the
 * order in which they are asked for.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let word = 0x811c9dc5;
  for (const character of parts.join('|')) word = Math.imul(word ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return word >>> 0;
}

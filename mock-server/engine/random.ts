/** A stream of pseudo-random numbers: the same seed gives the same stream everywhere. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** One of `list`; undefined when it is empty, and the stream stays where it is. */
  pick<Item>(list: readonly Item[]): Item | undefined;
  /** Where the stream stands; `restore` goes back to it. */
  position(): number;
  restore(position: number): void;
}

/** A stream by the mulberry32 generator. `seed` is any whole number. */
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
 * A whole number below 2^32 that depends on all `parts` and nothing else (FNV-1a): a seed for what must come out the
 * same no matter in which order it is asked for.
 */
export function hash(...parts: readonly (string | number)[]): number {
  let word = 0x811c9dc5;
  for (const character of parts.join('|')) word = Math.imul(word ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return word >>> 0;
}

import type { Choice } from './choices.ts';

/** The most choices that stand on the screen at once. */
const MOST_SHOWN = 50;

/** The choices that match a text. */
export interface Ranked {
  /** The first of them, at most `MOST_SHOWN`. */
  readonly shown: readonly Choice[];
  /** How many there are in all. */
  readonly count: number;
}

/** Finds choices by a typed text. Made once per list, because preparing the list is most of the work. */
export type RankChoices = (text: string) => Ranked;

/**
 * A search in `choices` that ignores case and accents. A label matches when it has every typed word. Labels that begin with the
 * whole text come first, then those with a word beginning with each typed word, then the others. Equals keep their order.
 */
export function searchIn(choices: readonly Choice[]): RankChoices {
  const read = choices.map((choice) => ({ choice, label: ` ${folded(choice.label ?? choice.value)}` }));
  return (typed) => {
    const text = folded(typed);
    const words = text.split(' ');
    const ranks: [Choice[], Choice[], Choice[]] = [[], [], []];
    for (const { choice, label } of read) {
      const rank = rankOf(label, text, words);
      if (rank !== undefined) ranks[rank].push(choice);
    }
    const found = ranks.flat();
    return { shown: found.slice(0, MOST_SHOWN), count: found.length };
  };
}

/** 0 is best; undefined where it does not match. `label` begins with a space, as each of its words does. */
function rankOf(label: string, text: string, words: readonly string[]): 0 | 1 | 2 | undefined {
  if (label.startsWith(` ${text}`)) return 0;
  if (words.every((word) => label.includes(` ${word}`))) return 1;
  return words.every((word) => label.includes(word)) ? 2 : undefined;
}

/** Without case, accents and signs: what is left are words with one space between them. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

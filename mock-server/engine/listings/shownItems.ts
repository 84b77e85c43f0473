import { withText } from '../jsonText.ts';
import type { Page } from './search.ts';

/** Listings as a search shows them, kept with their JSON: the same few are asked for again and again. */
export interface ShownItems<Wire> {
  /** A page of rows as the page of listings a caller gets. */
  page(rows: Page<number>): Page<Wire> & { items: Wire[] };
  /** Forgets all, because listings have changed. */
  clear(): void;
}

/** How many are kept, some 2 kB each; past that it starts anew. */
const MOST_KEPT = 5_000;

export function createShownItems<Wire>(show: (row: number) => Wire): ShownItems<Wire> {
  const kept = new Map<number, { wire: Wire; text: string }>();
  function shown(row: number) {
    const known = kept.get(row);
    if (known) return known;
    const wire = show(row);
    if (kept.size >= MOST_KEPT) kept.clear();
    const made = { wire, text: JSON.stringify(wire) };
    kept.set(row, made);
    return made;
  }
  return {
    page({ items, ...wrapper }) {
      const all = items.map(shown);
      const text = `${JSON.stringify(wrapper).slice(0, -1)},"items":[${all.map((each) => each.text).join(',')}]}`;
      return withText({ ...wrapper, items: all.map(({ wire }) => wire) }, text);
    },
    clear: () => kept.clear(),
  };
}

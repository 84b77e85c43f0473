import { withText } from '../json.ts';
import type { Page } from './search.ts';

/** A cache of listings as items of a search, with their JSON. Most searches show the same items. */
export interface ItemCache<Wire> {
  /** Turns a page of rows into a page of items. */
  page(rows: Page<number>): Page<Wire> & { items: Wire[] };
  /** Removes all items. Called when listings have changed. */
  clear(): void;
}

/** The cache is emptied at this many items. Each takes about 2 kB. */
const MAX_CACHED = 5_000;

export function createItemCache<Wire>(show: (row: number) => Wire): ItemCache<Wire> {
  const kept = new Map<number, { wire: Wire; text: string }>();
  function shown(row: number) {
    const known = kept.get(row);
    if (known) return known;
    const wire = show(row);
    if (kept.size >= MAX_CACHED) kept.clear();
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

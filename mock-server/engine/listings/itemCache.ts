import { withText } from '../json.ts';
import type { Page } from './search.ts';

/** Listings as items of a search, cached with their JSON: most searches show the same ones. */
export interface ItemCache<Wire> {
  /** A page of rows as a page of items. */
  page(rows: Page<number>): Page<Wire> & { items: Wire[] };
  /** Drops all items, because listings have changed. */
  clear(): void;
}

/** How many items are cached, some 2 kB each; then the cache is emptied. */
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

import { accept, type Outcome, refuse } from '../outcome.ts';
import type { Query } from '../query.ts';

/** Records on a page of reference data; the document shows no size. Few enough that every seeded list has a second page. */
const PAGE_SIZE = 10;
const PAGE = /^[1-9]\d{0,8}$/;

interface PageOf<Item> {
  total_items: number;
  total_pages: number;
  page: number;
  items: Item[];
}

/** The page of `items` that the query parameter `page` asks for, the first by default; one after the last is empty. */
export function pageOf<Item>(items: readonly Item[], query: Query): Outcome<PageOf<Item>> {
  const [text = '1', ...more] = query.getAll('page');
  if (more.length > 0) return refuse({ page: ['Give it once.'] });
  if (!PAGE.test(text)) return refuse({ page: [`${text.slice(0, 40) || 'An empty text'} is no page number.`] });
  const page = Number(text);
  return accept({
    total_items: items.length,
    total_pages: Math.ceil(items.length / PAGE_SIZE),
    page,
    items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  });
}

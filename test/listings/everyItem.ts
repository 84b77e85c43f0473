/** Every item of a paged list. */
export function everyItem<Item>(
  page: (query: URLSearchParams) => { items: readonly Item[]; total_pages: number },
): Item[] {
  const items: Item[] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const reply = page(new URLSearchParams({ page: String(at) }));
    items.push(...reply.items);
    pages = reply.total_pages;
  }
  return items;
}

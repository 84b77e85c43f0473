import type { Page } from './listClient.ts';
import type { CallOptions } from './transport.ts';

/** A walk over all items of a list: `for await (const listing of client.eachListing())`. */
export type Walk<Item> = AsyncGenerator<Item, void, undefined>;

/** The options of every walk over pages, besides its filters. */
export interface WalkOptions extends CallOptions {
  /** Where to begin: the number of a page, from 1 on, or the `max_id` of the sync. It wins over the page in the filters. */
  readonly from?: number | undefined;
  /**
   * Called with the number of each further page or its `max_id`, once all items before it were taken. Give this value as `from` to resume.
   */
  readonly onNext?: ((from: number) => void) | undefined;
}

/** Every item, page after page. An empty page ends the walk, even where `total_pages` names more. */
export async function* eachItem<Item>(
  ask: (page: number, options: CallOptions) => Promise<Page<Item>>,
  start = 1,
  { from = start, onNext, ...options }: WalkOptions = {},
): Walk<Item> {
  for (let page = from; ; page += 1) {
    const { items, total_pages } = await ask(page, options);
    yield* items;
    if (page >= total_pages || items.length === 0) return;
    onNext?.(page + 1);
  }
}

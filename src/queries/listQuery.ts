import type { ListName } from '../api/lists.ts';
import { entriesOf, type ListEntry, type ListPage, readListPage } from '../api/readList.ts';
import type { CallOptions } from '../api/transport.ts';
import { type Asking, ask, type QueryScope, queryDefaults, type TourQuery } from './tourQueries.ts';

/** The most pages that are read: nobody chooses from a longer list. */
const MOST_PAGES = 20;

/** Everything there is to choose from in `list` of the service, whatever the group. */
export const listQuery = (scope: QueryScope, list: ListName, asking: Asking): TourQuery<readonly ListEntry[]> => ({
  ...queryDefaults,
  queryKey: ['tour-booking', scope.service, 'list', list],
  queryFn: ask(asking, (options) => wholeList(scope, list, options)),
});

/** One page after another; most lists have one. */
async function wholeList(scope: QueryScope, list: ListName, options: CallOptions): Promise<readonly ListEntry[]> {
  const rows: ListPage['rows'][number][] = [];
  for (let page = 1; ; page += 1) {
    const read = readListPage(list, await scope.lists?.[list]?.(page, options));
    if (read === undefined) throw new Error(`The reply to the list of ${list} has no rows that can be read.`);
    rows.push(...read.rows);
    if (page >= Math.min(read.pages, MOST_PAGES)) return entriesOf(rows);
  }
}

import { hashKey, type InfiniteData, type InfiniteQueryObserverOptions, type QueryClient } from '@tanstack/query-core';
import type { ListName } from '../api/listClient.ts';
import { entriesOf, type ListEntry, type ListPage, readListPage } from '../api/readList.ts';
import { type QueryScope, queryDefaults } from './queryOptions.ts';

/** The most pages that are read: nobody chooses from a longer list. */
const MOST_PAGES = 20;

/** Where a list is kept. It is the same for all groups of a service. */
export const listKey = (service: string, list: ListName) => ['tour-booking', service, 'list', list] as const;

type ListKey = ReturnType<typeof listKey>;

/** The pages of a list, as the query cache keeps them. */
type ListPages = InfiniteData<ListPage, number>;

/** The number of the page after `page`, which is the last one so far. Undefined where there is no other. */
const nextPage = ({ pages }: ListPage, page: number): number | undefined =>
  page < Math.min(pages, MOST_PAGES) ? page + 1 : undefined;

/**
 * The pages of `list`. Sets every option that would change when or how a page is asked for, so that the defaults of a host's
 * query client do not apply.
 */
export const listQuery = (
  scope: QueryScope,
  list: ListName,
): InfiniteQueryObserverOptions<ListPage, Error, ListPages, ListKey, number> => ({
  ...queryDefaults,
  queryKeyHashFn: hashKey,
  retryOnMount: false,
  structuralSharing: false,
  queryKey: listKey(scope.service, list),
  initialPageParam: 1,
  getNextPageParam: (last, _, page) => nextPage(last, page),
  async queryFn({ pageParam, signal }) {
    const page = readListPage(list, await scope.lists?.[list]?.(pageParam, { signal }));
    if (page === undefined) throw new Error(`The reply to the list of ${list} has no rows that can be read.`);
    return page;
  },
});

/** Everything there is to choose from, sorted by name. Undefined until all pages are there. */
export function wholeList({ pages, pageParams }: ListPages): readonly ListEntry[] | undefined {
  const [last, page] = [pages.at(-1), pageParams.at(-1)];
  if (last === undefined || page === undefined || nextPage(last, page) !== undefined) return undefined;
  return entriesOf(pages.flatMap(({ rows }) => rows));
}

/** The list that `queryClient` has already. Undefined where it does not have all of it. */
export function keptList(queryClient: QueryClient, service: string, list: ListName): readonly ListEntry[] | undefined {
  const pages = queryClient.getQueryData<ListPages>(listKey(service, list));
  return pages && wholeList(pages);
}

import { type FetchQueryOptions, hashKey } from '@tanstack/query-core';
import { ApiError } from '../../api/failure.ts';
import type { Home } from '../../api/homeClient.ts';
import { member } from '../../api/member.ts';
import { type FoundHome, homeKey } from '../../queries/knownHome.ts';
import { type QueryScope, queryDefaults } from '../../queries/queryOptions.ts';
import { type Floorplan, readFloorplans, readHome, readHomes } from './readHome.ts';

/** The most homes that are offered to choose from. */
const MOST_FOUND = 50;

/** Sets every option that would change how a query is asked, so that the defaults of a host's query client do not apply. */
const defaults = {
  queryKeyHashFn: hashKey,
  retry: queryDefaults.retry,
  networkMode: queryDefaults.networkMode,
  staleTime: 5 * 60_000,
  gcTime: queryDefaults.gcTime,
} as const;

/** A home by the id of its listing. The document gives available homes alone, so 404 says that it is gone. */
export const homeQuery = ({ service, homes }: QueryScope, id: number): FetchQueryOptions<FoundHome> => ({
  ...defaults,
  queryKey: homeKey(service, id),
  async queryFn({ signal }) {
    try {
      const home = readHome(await homes?.home(id, { signal }));
      if (home === undefined) throw new Error(`The reply to listing ${id} has no id.`);
      return home;
    } catch (error) {
      if (error instanceof ApiError && error.failure.kind === 'status' && error.failure.status === 404) return 'gone';
      throw error;
    }
  },
});

/** The homes that the company rents out, of a community where one is named: the first 50, page after page. */
export const searchQuery = (
  { service, homes }: QueryScope,
  community: number | undefined,
): FetchQueryOptions<readonly Home[]> => ({
  ...defaults,
  queryKey: ['tour-booking', service, 'homes', community ?? 'all'],
  async queryFn({ signal }) {
    const found: Home[] = [];
    for (let page = 1, pages = 1; page <= pages && found.length < MOST_FOUND; page += 1) {
      const reply = await homes?.homes({ community, page }, { signal });
      const read = readHomes(member(reply, 'items'));
      // An empty page ends a search whose number of pages is wrong.
      if (read.length === 0) break;
      found.push(...read);
      pages = Number(member(reply, 'total_pages')) || 1;
    }
    return found.slice(0, MOST_FOUND);
  },
});

/** Available homes like the one of that id, which is gone. Fails where the service does not know that id any more. */
export const similarQuery = ({ service, homes }: QueryScope, id: number): FetchQueryOptions<readonly Home[]> => ({
  ...defaults,
  queryKey: ['tour-booking', service, 'similar', id],
  queryFn: async ({ signal }) =>
    readHomes(member(await homes?.similar(id, { signal }), 'similar_units')).filter((home) => home.id !== id),
});

/** The floorplans of a community. */
export const floorplansQuery = (
  { service, homes }: QueryScope,
  community: number,
): FetchQueryOptions<readonly Floorplan[]> => ({
  ...defaults,
  queryKey: ['tour-booking', service, 'floorplans', community],
  queryFn: async ({ signal }) => readFloorplans(await homes?.floorplans(community, { signal })),
});

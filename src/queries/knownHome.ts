import type { QueryClient } from '@tanstack/query-core';
import type { Home } from '../api/homeClient.ts';
import type { QueryScope } from './queryOptions.ts';

/** A home as the service knows it. `gone`: it cannot be rented any more. */
export type FoundHome = Home | 'gone';

/** Names the query for a home. */
export const homeKey = (service: string, id: number) => ['tour-booking', service, 'home', id] as const;

/** What is known of `home`: what it came with, or what the service said of it meanwhile. Undefined: it is gone. */
export function knownHome(
  queryClient: QueryClient,
  { service }: Pick<QueryScope, 'service'>,
  home: Home,
): Home | undefined {
  if (home.isFloorplan || home.label !== '') return home;
  const found = queryClient.getQueryData<FoundHome>(homeKey(service, home.id));
  return found === 'gone' ? undefined : (found ?? home);
}

import { QueryClient } from '@tanstack/react-query';

/** Where the service's answers are kept. Never the host page's own react-query. */
export type Cache = QueryClient;

export const createCache = (): Cache => new QueryClient();

let shared: Cache | undefined;

/** The one cache of the page: widgets of the same group share answers. Made when it is first wanted. */
export function pageCache(): Cache {
  shared ??= createCache();
  return shared;
}

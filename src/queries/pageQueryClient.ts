import { QueryClient } from '@tanstack/query-core';

let shared: QueryClient | undefined;

/** The one query client of the page, so that widgets of the same group share answers; never the host page's own. */
export function pageQueryClient(): QueryClient {
  shared ??= new QueryClient();
  return shared;
}

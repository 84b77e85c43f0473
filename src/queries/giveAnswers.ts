import type { QueryClient } from '@tanstack/query-core';
import type { Availability } from '../api/availability.ts';
import type { ConfigurationAnswer } from '../api/tours.ts';
import { availabilityKey, configurationKey, type QueryScope, type Received } from './tourQueries.ts';

/** The two answers that the first free time needs. */
export interface PreviewAnswers {
  readonly configuration: Received<ConfigurationAnswer>;
  /** Of the first day. */
  readonly availability: Received<Availability>;
}

/** Puts the answers of the preview into the cache, as if the query client had asked. Answers that are there stay. */
export function giveAnswers(
  { configuration, availability }: PreviewAnswers,
  queryClient: QueryClient,
  scope: QueryScope,
): void {
  queryClient.setQueryData<typeof configuration>(configurationKey(scope), (before) => before ?? configuration);
  const key = availabilityKey(scope, availability.answer.asked);
  queryClient.setQueryData<typeof availability>(key, (before) => before ?? availability);
}

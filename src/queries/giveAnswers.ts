import type { QueryClient } from '@tanstack/query-core';
import type { Availability } from '../api/availability.ts';
import type { ConfigurationAnswer } from '../api/tours.ts';
import { availabilityKey, configurationKey, type QueryScope, type Received } from './tourQueries.ts';

interface Answers {
  readonly configuration: Received<ConfigurationAnswer>;
  readonly availability: Received<Availability>;
}

/** Puts the replies of the preview into the query client. Answers that it has already stay. */
export const giveAnswers =
  ({ configuration, availability }: Answers) =>
  (queryClient: QueryClient, scope: QueryScope): void => {
    queryClient.setQueryData<typeof configuration>(configurationKey(scope), (before) => before ?? configuration);
    const key = availabilityKey(scope, availability.answer.asked);
    queryClient.setQueryData<typeof availability>(key, (before) => before ?? availability);
  };

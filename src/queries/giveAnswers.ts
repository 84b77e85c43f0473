import type { QueryClient } from '@tanstack/react-query';
import type { Availability } from '../api/availability.ts';
import type { ConfigurationAnswer } from '../api/tourQuestions.ts';
import { availabilityKey, configurationKey, type QueryScope, type Received } from './tourQueries.ts';

/** Keeps answers that came another way as if the query client had asked for them. What it has already stays. */
export function giveAnswers(
  queryClient: QueryClient,
  scope: QueryScope,
  answers: { readonly configuration: Received<ConfigurationAnswer>; readonly availability: Received<Availability> },
): void {
  const { configuration, availability } = answers;
  queryClient.setQueryData(
    configurationKey(scope),
    (before: typeof configuration | undefined) => before ?? configuration,
  );
  queryClient.setQueryData(
    availabilityKey(scope, availability.answer.asked),
    (before: typeof availability | undefined) => before ?? availability,
  );
}

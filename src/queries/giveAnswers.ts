import type { QueryClient } from '@tanstack/query-core';
import type { Availability } from '../api/availability.ts';
import type { ConfigurationAnswer } from '../api/tourClient.ts';
import { availabilityKey, configurationKey, type QueryScope } from './queryOptions.ts';
import { type Received, USABLE_MS } from './received.ts';

/** The answers that the first free time needs. */
export interface PreviewAnswers {
  readonly configuration: Received<ConfigurationAnswer>;
  /** Of the first day. */
  readonly availability: Received<Availability>;
  /** Of further days, as an edge gives them. */
  readonly others?: readonly Received<Availability>[] | undefined;
}

/** Puts the answers of the preview into the cache, as if the query client had asked. Answers that are there stay, unless they are too old to be shown. */
export function giveAnswers(
  { configuration, availability, others = [] }: PreviewAnswers,
  queryClient: QueryClient,
  scope: QueryScope,
): void {
  give(configuration, configurationKey(scope));
  for (const day of [availability, ...others]) give(day, availabilityKey(scope, day.answer.asked));

  function give<Answer>(received: Received<Answer>, key: readonly unknown[]): void {
    queryClient.setQueryData<Received<Answer>>(key, (before) =>
      before && received.receivedAt - before.receivedAt <= USABLE_MS ? before : received,
    );
  }
}

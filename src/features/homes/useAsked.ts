import type { FetchQueryOptions } from '@tanstack/query-core';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';

/** The state of a query: its answer, or a way to ask again if it failed. */
export type Asked<Answer> =
  | { readonly status: 'asking' }
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly askAgain: () => void };

/** Runs `query`, and asks nothing while it is undefined. Calls `onFailed` at each failure. */
export function useAsked<Answer>(
  query: FetchQueryOptions<Answer> | undefined,
  onFailed: (error: unknown) => void,
): Asked<Answer> {
  const { queryClient } = useEnvironment();
  const key = JSON.stringify(query?.queryKey);
  const latest = useRef({ query, onFailed });
  useEffect(() => {
    latest.current = { query, onFailed };
  });
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{
    readonly key: string;
    readonly tries: number;
    readonly asked: Asked<Answer>;
  }>();
  useEffect(() => {
    if (key === undefined || latest.current.query === undefined) return;
    let isLeft = false;
    const end = (asked: Asked<Answer>): void => {
      if (!isLeft) setResult({ key, tries, asked });
    };
    queryClient.fetchQuery(latest.current.query).then(
      (answer) => end({ status: 'answered', answer }),
      (error: unknown) => {
        if (!isLeft) latest.current.onFailed(error);
        end({ status: 'failed', askAgain: () => setTries((count) => count + 1) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [key, tries, queryClient]);
  return result?.key === key && result?.tries === tries ? result.asked : { status: 'asking' };
}

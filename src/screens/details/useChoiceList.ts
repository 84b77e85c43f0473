import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { callCountOf } from '../../core/asking/callLimit.ts';
import { mayAskList, type WhyList } from '../../core/asking/nextCalls.ts';
import { createWarnings } from '../../core/warnings.ts';
import type { ListState } from '../../form/lists.ts';
import type { ListKey } from '../../form/plan.ts';
import type { Settings } from '../../options/settings.ts';
import { listKey, listQuery, wholeList } from '../../queries/listQuery.ts';
import type { QueryScope } from '../../queries/queryOptions.ts';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';

/** A list of choices while the form is used. */
export interface ChoiceList {
  readonly state: ListState;
  /** The visitor pressed "Try again". */
  readonly retry: () => void;
}

export interface ChoiceListOptions extends Pick<Settings, 'warn'> {
  readonly scope: QueryScope;
  readonly list: ListKey;
  /** Why the list is wanted. Undefined: it is not asked for, and shown only if another form has asked for it. */
  readonly why: WhyList | undefined;
}

/**
 * A list of choices, asked for page after page until all of it is there, because the visitor searches the whole list. Each page
 * waits its turn among the calls of all widgets. Widgets of the same service share the list. A failure ends the asking until the
 * visitor tries again.
 */
export function useChoiceList({ scope, list, why, warn }: ChoiceListOptions): ChoiceList {
  const { queryClient, savesData } = useEnvironment();
  const warnings = useMemo(() => createWarnings(warn), [warn]);
  const { service } = scope;
  // Passes the query client, because a provider around the widget has the one of the host.
  const { data, isFetching, isError, fetchNextPage } = useInfiniteQuery(listQuery(scope, list), queryClient);
  const entries = useMemo(() => data && wholeList(data), [data]);

  const ask = useCallback(() => {
    // If a call runs already, for this form or for another, wait for that one.
    const isSent = queryClient.isFetching({ queryKey: listKey(service, list), exact: true }) === 0;
    const ended = fetchNextPage({ cancelRefetch: false }).then(({ error }) => {
      if (error !== null && isSent) warnings.failure(error);
    });
    if (isSent) callCountOf({ queryClient }).add('list', ended);
  }, [queryClient, service, list, fetchNextPage, warnings]);

  const isWanted = why === 'visitor' || (why === 'opened' && !savesData());
  const isMissing = isWanted && entries === undefined && !isFetching && !isError;
  // Also runs for each new page. `isMissing` does not change if a page is asked for and arrives between two renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isMissing || why === undefined) return;
    const calls = callCountOf({ queryClient });
    let isAsked = false;
    const askInTurn = (): void => {
      if (isAsked || !mayAskList(why, calls.load(), savesData())) return;
      isAsked = true;
      ask();
    };
    askInTurn();
    return calls.subscribe(askInTurn);
  }, [isMissing, why, data, ask, queryClient, savesData]);

  const said = isError && !isFetching ? 'failed' : isFetching || isWanted ? 'loading' : 'unasked';
  return { state: entries ?? said, retry: ask };
}

import { QueryObserver } from '@tanstack/query-core';
import type { ListName } from '../../api/lists.ts';
import type { ListEntry } from '../../api/readList.ts';
import { listQuery } from '../../queries/listQuery.ts';
import type { Received } from '../../queries/received.ts';
import type { QueryScope } from '../../queries/tourQueries.ts';
import type { Environment } from '../environment.ts';
import { createWarnings } from '../warnings.ts';
import { callCountOf } from './callLimit.ts';
import { mayAskList, type WhyList } from './nextCalls.ts';

/** The state of a list: not wanted yet, on its way, failed, or its entries. */
export type ListState = 'waiting' | 'loading' | 'failed' | readonly ListEntry[];

type ListStates = Readonly<Record<ListName, ListState>>;

/** The lists whose entries answer questions of the form. Each is asked for once for all widgets of a service. */
export interface ChoiceLists {
  /** The same object until something changes. */
  readonly getStates: () => ListStates;
  /** Calls `listener` after each change. Returns the remover; the last one stops calls that no other widget waits for. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks for `list` in its turn, unless it was asked for before. */
  readonly want: (list: ListName, why: WhyList) => void;
  /** The visitor pressed "try again". */
  readonly retry: (list: ListName) => void;
}

/** The lists of `scope`. Asks for nothing before a list is wanted. `warn` is told what the integrator can mend. */
export function createChoiceLists(
  scope: QueryScope,
  environment: Environment,
  warn: (message: string) => void,
): ChoiceLists {
  const { queryClient, now, savesData } = environment;
  const callCount = callCountOf(environment);
  const warnings = createWarnings(warn);
  const listeners = new Set<() => void>();
  /** The lists that wait for their turn. */
  const queued = new Set<ListName>();
  let removers: readonly (() => void)[] = [];

  const observe = (list: ListName) =>
    new QueryObserver<Received<readonly ListEntry[]>>(queryClient, listQuery(scope, list, { now }));
  const observers = { agents: observe('agents'), neighborhoods: observe('neighborhoods') };

  const stateOf = (list: ListName): ListState => {
    const { data, isFetching, isError } = observers[list].getCurrentResult();
    if (data !== undefined) return data.answer;
    if (isFetching || queued.has(list)) return 'loading';
    return isError ? 'failed' : 'waiting';
  };
  const readStates = (): ListStates => ({ agents: stateOf('agents'), neighborhoods: stateOf('neighborhoods') });
  let states = readStates();
  const update = (): void => {
    const next = readStates();
    if (next.agents === states.agents && next.neighborhoods === states.neighborhoods) return;
    states = next;
    for (const listener of [...listeners]) listener();
  };

  function ask(list: ListName): void {
    queued.delete(list);
    // A call that runs already, for this widget or another, is only waited for.
    const isSent = !observers[list].getCurrentResult().isFetching;
    const ended = observers[list].refetch({ cancelRefetch: false }).then(({ error }) => {
      if (error !== null && isSent) warnings.failure(error);
      update();
    });
    if (isSent) callCount.add('list', ended);
    update();
  }
  function want(list: ListName, why: WhyList): void {
    const state = stateOf(list);
    if (state !== 'waiting' && !queued.has(list)) return;
    if (mayAskList(why, callCount.load(), savesData())) ask(list);
    else if (!savesData()) queued.add(list);
    update();
  }

  return {
    getStates: () => states,
    subscribe(listener) {
      if (listeners.size === 0)
        removers = [
          ...Object.values(observers).map((observer) => observer.subscribe(update)),
          callCount.subscribe(() => {
            for (const list of [...queued]) want(list, 'opened');
          }),
        ];
      listeners.add(listener);
      update();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        for (const remove of removers) remove();
        removers = [];
      };
    },
    want,
    retry: ask,
  };
}

import { QueryClient } from '@tanstack/query-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AskLists, ListName } from '../src/api/listClient.ts';
import type { WhyList } from '../src/core/asking/nextCalls.ts';
import { EnvironmentContext } from '../src/screenParts/environmentContext.ts';
import { useChoiceList } from '../src/screens/details/useChoiceList.ts';
import { programmedClient } from './programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from './steppedEnvironment.ts';

/** What a list answers unless a test says otherwise. */
export const HILL = { id: 5, name: 'Hill' };
const client = programmedClient();

/** The client of the page around the widgets. Nothing may be asked through it. */
const pageClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: () => {
        throw new Error('asked through the page');
      },
    },
  },
});

/** Both lists of one widget. `lists` answers the calls, and `asked` notes them. */
export function openChoiceLists({
  lists = {},
  environment = steppedEnvironment(0),
  asked = [],
  service = 'one',
}: {
  readonly lists?: AskLists;
  readonly environment?: SteppedEnvironment;
  readonly asked?: string[];
  readonly service?: string;
} = {}) {
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  const noting =
    (name: ListName) =>
    (page: number): Promise<unknown> => {
      asked.push(page === 1 ? name : `${name} ${page}`);
      return lists[name]?.(page) ?? Promise.resolve([HILL]);
    };
  const wanted: { agents?: WhyList; neighborhoods?: WhyList } = {};
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={pageClient}>
      <EnvironmentContext.Provider value={environment}>{children}</EnvironmentContext.Provider>
    </QueryClientProvider>
  );
  const { result, rerender, unmount } = renderHook(
    ({ of }: { readonly of: string }) => {
      // A new object at each render, as where the page changes another option.
      const scope = {
        client,
        service: of,
        groupId: 101,
        lists: { agents: noting('agents'), neighborhoods: noting('neighborhoods') },
      };
      return {
        agents: useChoiceList({ scope, warn, list: 'agents', why: wanted.agents }),
        neighborhoods: useChoiceList({ scope, warn, list: 'neighborhoods', why: wanted.neighborhoods }),
      };
    },
    { wrapper, initialProps: { of: service } },
  );
  return {
    environment,
    asked,
    warnings,
    stop: unmount,
    state: (name: ListName) => result.current[name].state,
    want(name: ListName, why: WhyList): void {
      if (wanted[name] !== 'visitor') wanted[name] = why;
      rerender({ of: service });
    },
    retry: (name: ListName): void => act(() => result.current[name].retry()),
    /** Lets everything run that waits for no timer. A render may ask for another list, so this repeats until nothing more is asked. */
    async settle(): Promise<void> {
      for (let before = -1; before !== asked.length; ) {
        before = asked.length;
        await act(() => environment.settle());
      }
    },
    goTo: (other: string): void => rerender({ of: other }),
  };
}

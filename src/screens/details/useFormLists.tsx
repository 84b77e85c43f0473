import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { ListName } from '../../api/listClient.ts';
import type { WhyList } from '../../core/asking/nextCalls.ts';
import type { FormLists, ListState } from '../../form/lists.ts';
import { type ListKey, listKeys } from '../../form/plan.ts';
import type { Settings } from '../../options/settings.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';
import type { ChoiceList } from './useChoiceList.ts';

/** Choosing from a long list. Loaded when such a question is opened. */
const listChunk = createScreenChunk(
  'listChunk',
  (): Promise<typeof import('./listChunk.tsx')> => import('./listChunk.tsx'),
);

type OfLists<Value> = Readonly<Partial<Record<ListKey, Value>>>;

/**
 * The lists for the form's questions. Neither a list nor its picker is fetched before one is wanted. `queries` has to be rendered
 * beside the form: it runs the queries of the lists, with code that comes with the picker.
 */
export function useFormLists({ scope, warn }: Pick<Settings, 'scope' | 'warn'>): {
  readonly lists: FormLists;
  readonly queries: ReactNode;
} {
  const { queryClient, savesData } = useEnvironment();
  const chunk = useSyncExternalStore(listChunk.subscribe, listChunk.getState, listChunk.getState);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  const [wanted, setWanted] = useState<OfLists<WhyList>>({});
  const [known, setKnown] = useState<OfLists<ChoiceList>>({});
  const note = useCallback((key: ListKey, list: ChoiceList) => setKnown((now) => ({ ...now, [key]: list })), []);
  // A form that opens again begins with the choices that have loaded. Later changes come from the queries.
  const [kept] = useState(() => {
    const keptList = (list: ListName) => scope && module?.keptList(queryClient, scope.service, list);
    return { agents: keptList('agents'), neighborhoods: keptList('neighborhoods') };
  });

  const lists = useMemo((): FormLists => {
    const stateOf = (list: ListKey): ListState => {
      if (wanted[list] !== undefined && chunk.status === 'failed') return 'failed';
      return known[list]?.state ?? kept[list] ?? (wanted[list] === undefined ? 'unasked' : 'loading');
    };
    return {
      states: { agents: stateOf('agents'), neighborhoods: stateOf('neighborhoods') },
      Picker: module?.StyledListPicker,
      want(list, why) {
        if (why === 'opened' && savesData()) return;
        setWanted((now) => (now[list] === why || now[list] === 'visitor' ? now : { ...now, [list]: why }));
        if (listChunk.getState().status === 'loading') void listChunk.load();
      },
      retry: (list) => (module ? known[list]?.retry() : void listChunk.load()),
    };
  }, [known, kept, wanted, chunk.status, module, savesData]);

  const queries =
    module && scope
      ? listKeys
          .filter((list) => scope.lists?.[list])
          .map((list) => (
            <module.ListQuery key={list} scope={scope} list={list} why={wanted[list]} warn={warn} onChange={note} />
          ))
      : null;
  return { lists, queries };
}

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listChunk } from '../../chunks.ts';
import type { FormLists, ListState } from '../../form/lists.ts';
import { type ListKey, listKeys } from '../../form/plan.ts';
import type { Settings } from '../../options/settings.ts';
import { useEnvironment } from '../useEnvironment.ts';

type Wanted = Readonly<Partial<Record<ListKey, 'opened' | 'visitor'>>>;

const NOTHING = { getStates: () => undefined, subscribe: () => () => undefined };

/** The lists for the form's questions. Neither a list nor its picker is fetched before one is wanted. */
export function useFormLists({ scope, warn }: Pick<Settings, 'scope' | 'warn'>): FormLists {
  const environment = useEnvironment();
  const chunk = useSyncExternalStore(listChunk.subscribe, listChunk.getState, listChunk.getState);
  const [wanted, setWanted] = useState<Wanted>({});
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  const service = scope?.service;
  // Another option of the same service must not end a call that is under way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const lists = useMemo(
    () => (module && scope ? module.createChoiceLists(scope, environment, warn) : undefined),
    [module, service, environment, warn],
  );
  const { subscribe, getStates } = lists ?? NOTHING;
  const states = useSyncExternalStore(subscribe, getStates, getStates);

  useEffect(() => {
    for (const list of listKeys) if (wanted[list]) lists?.want(list, wanted[list]);
  }, [lists, wanted]);

  return useMemo(() => {
    const stateOf = (list: ListKey): ListState => {
      if (wanted[list] === undefined) return states?.[list] ?? 'waiting';
      if (chunk.status === 'failed') return 'failed';
      return states === undefined || states[list] === 'waiting' ? 'loading' : states[list];
    };
    return {
      states: { agents: stateOf('agents'), neighborhoods: stateOf('neighborhoods') },
      Picker: module?.StyledListPicker,
      want(list, why) {
        if (why === 'opened' && environment.savesData()) return;
        setWanted((now) => (now[list] === why || now[list] === 'visitor' ? now : { ...now, [list]: why }));
        if (listChunk.getState().status === 'loading') void listChunk.load();
      },
      retry: (list) => (lists ? lists.retry(list) : void listChunk.load()),
    };
  }, [states, wanted, chunk.status, module, lists, environment]);
}

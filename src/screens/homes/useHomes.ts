import { useEffect, useState } from 'react';
import type { Home } from '../../api/homes.ts';
import type { Settings } from '../../options/settings.ts';
import { homeQuery, knownHome } from '../../queries/homeQueries.ts';
import { useEnvironment } from '../useEnvironment.ts';

/** A home, and how much is known of it. If it is not `known`, `home` has only what was there before the service was asked. */
export interface HomeView {
  readonly home: Home;
  readonly status: 'known' | 'asking' | 'failed' | 'gone';
}

/** How many homes are asked about at once. */
const AT_ONCE = 2;

/** The homes with what the service says of them. Asks about those of which only the id is known. */
export function useHomes(
  homes: readonly Home[],
  { scope, warn }: Pick<Settings, 'scope' | 'warn'>,
): readonly HomeView[] {
  const { queryClient } = useEnvironment();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const [, setAnswers] = useState(0);
  const wanted = homes
    .filter(({ label, isFloorplan }) => label === '' && !isFloorplan)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (wanted === '' || scope?.homes === undefined) return;
    let isLeft = false;
    const ids = wanted.split(',').map(Number);
    const askNext = async (): Promise<void> => {
      for (let id = ids.shift(); id !== undefined && !isLeft; id = ids.shift()) {
        try {
          await queryClient.fetchQuery(homeQuery(scope, id));
          if (!isLeft) setAnswers((count) => count + 1);
        } catch (error) {
          if (isLeft) return;
          const asked = id;
          setFailed((before) => new Set([...before, asked]));
          warn(`tour-booking: home ${id} is shown without its details: ${String(error)}`);
        }
      }
    };
    for (let at = 0; at < AT_ONCE; at += 1) void askNext();
    return () => {
      isLeft = true;
    };
  }, [wanted, scope, warn, queryClient]);

  return homes.map((home) => {
    if (home.label !== '' || home.isFloorplan) return { home, status: 'known' };
    const found = scope && knownHome(queryClient, scope, home);
    if (scope && found === undefined) return { home, status: 'gone' };
    if (found && found !== home) return { home: found, status: 'known' };
    return { home, status: failed.has(home.id) || scope?.homes === undefined ? 'failed' : 'asking' };
  });
}

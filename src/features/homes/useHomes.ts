import { useEffect, useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { withRents } from '../../booking/tourHomes.ts';
import type { PickCommands } from '../../core/commands.ts';
import type { Settings } from '../../options/settings.ts';
import { knownHome } from '../../queries/knownHome.ts';
import { useEnvironment } from '../../screenParts/useEnvironment.ts';
import type { Day } from '../../time/values.ts';
import { homeQuery } from './homeQueries.ts';

/** What the panel of homes and the choice of homes get. */
export interface HomesProps {
  readonly homes: readonly Home[];
  readonly today: Day;
  readonly settings: Pick<Settings, 'scope' | 'homes' | 'community' | 'rents' | 'warn'>;
  readonly commands: Pick<PickCommands, 'chooseHomes'>;
}

/** A home, and how much is known of it. If it is not `known`, `home` has only what was there before the service was asked. */
export interface HomeView {
  readonly home: Home;
  readonly status: 'known' | 'asking' | 'failed' | 'gone';
}

/** How many homes are asked about at once. */
const AT_ONCE = 2;

/** The homes with what the service says of them, and the integrator of rents. Asks about those of which only the id is known. */
export function useHomes(
  homes: readonly Home[],
  { scope, rents, warn }: Pick<Settings, 'scope' | 'rents' | 'warn'>,
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

  const viewOf = (home: Home): HomeView => {
    if (home.label !== '' || home.isFloorplan) return { home, status: 'known' };
    const found = scope && knownHome(queryClient, scope, home);
    if (scope && found === undefined) return { home, status: 'gone' };
    if (found && found !== home) return { home: found, status: 'known' };
    return { home, status: failed.has(home.id) || scope?.homes === undefined ? 'failed' : 'asking' };
  };
  return homes.map((home) => {
    const view = viewOf(home);
    return { ...view, home: withRents(view.home, rents) };
  });
}

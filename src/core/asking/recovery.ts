import type { QueryClient } from '@tanstack/query-core';
import type { Day } from '../../time/values.ts';
import type { Environment } from '../environment.ts';
import { CALL_LIMIT, type CallCount } from './callLimit.ts';
import type { ObservedQueries } from './observedQueries.ts';
import { searchProgress } from './search.ts';
import type { Situation } from './situation.ts';

/** After the visitor's return the service is asked within this many milliseconds, so that pages do not all ask at once. */
const RETURN_JITTER_MS = 2_000;

/** What recovery asks with. Each promise says whether there is an answer. */
interface RecoveryInput {
  readonly situation: () => Situation;
  readonly queries: ObservedQueries;
  readonly callCount: CallCount;
  readonly askConfiguration: (attempts: number | undefined) => Promise<boolean>;
  readonly askOfficeHours: (attempts: number | undefined) => Promise<boolean>;
  readonly askDay: (day: Day, attempts: number | undefined) => Promise<boolean>;
  /** Called when one call has shown that the service answers. The rest may follow. */
  readonly recovered: () => void;
}

/** Asks again after a failure: one call first, the rest when that was answered. */
export interface Recovery {
  /** The visitor pressed "try again": asks now, with the usual number of attempts. */
  readonly retry: () => void;
  /** The visitor or the network is back: asks soon, with one attempt, what failed or is out of date. */
  readonly onReturn: () => void;
  readonly stop: () => void;
}

const probeDelays = new WeakMap<QueryClient, number>();

/** Milliseconds from the visitor's return to the probe: the same for all widgets of a page, so that they send one call together. */
function probeDelayOf({ queryClient, random }: Environment): number {
  const delay = probeDelays.get(queryClient) ?? random() * RETURN_JITTER_MS;
  probeDelays.set(queryClient, delay);
  return delay;
}

export function createRecovery(environment: Environment, input: RecoveryInput): Recovery {
  const { queries, callCount } = input;
  const probeDelay = probeDelayOf(environment);
  let cancelProbe = (): void => undefined;

  /** Asks again the one question that failed and that the visitor waits for. Undefined when nothing failed. */
  function askFailed({ byDay, period, dayInView, search }: Situation, attempts?: number) {
    if (queries.configuration().why !== null) return input.askConfiguration(attempts);
    const failed = [...byDay].flatMap(([day, { kind }]) => (kind === 'failed' ? [day] : []));
    const searched = search ? searchProgress(byDay, period, search).failed : undefined;
    const day = failed.find((each) => each === dayInView) ?? searched ?? failed[0];
    if (day !== undefined) return input.askDay(day, attempts);
    return queries.officeHours().why !== null ? input.askOfficeHours(attempts) : undefined;
  }
  async function goOnAfter(answered: Promise<boolean> | undefined): Promise<void> {
    if (await answered) input.recovered();
  }
  function probe(): void {
    // Wait for the calls that run, so that the probe does not exceed the limit.
    if (callCount.load().underWay >= CALL_LIMIT) {
      probeIn(RETURN_JITTER_MS);
      return;
    }
    const situation = input.situation();
    const { dayInView, picking } = situation;
    const probed = askFailed(situation, 1);
    if (probed) void goOnAfter(probed);
    else if (picking && queries.isStale(dayInView)) void input.askDay(dayInView, 1);
  }
  function probeIn(ms: number): void {
    cancelProbe();
    cancelProbe = environment.setTimer(probe, ms);
  }

  return {
    retry: () => void goOnAfter(askFailed(input.situation())),
    onReturn() {
      if (environment.isOnline() && !environment.savesData()) probeIn(probeDelay);
    },
    stop: () => cancelProbe(),
  };
}

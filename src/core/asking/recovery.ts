import type { Day } from '../../time/values.ts';
import type { Environment } from '../environment.ts';
import type { Traffic } from './callLimit.ts';
import { RETURN_JITTER_MS, TOGETHER } from './nextCalls.ts';
import type { Questions } from './questions.ts';
import { searchProgress } from './search.ts';
import type { Situation } from './situation.ts';

/** What recovery asks with. Each promise says whether there is an answer then. */
interface RecoveryInput {
  readonly situation: () => Situation;
  readonly questions: Questions;
  readonly traffic: Traffic;
  readonly askConfiguration: (attempts: number | undefined) => Promise<boolean>;
  readonly askOfficeHours: (attempts: number | undefined) => Promise<boolean>;
  readonly askDay: (day: Day, attempts: number | undefined) => Promise<boolean>;
  /** Told when one call has shown that the service answers: the rest may follow. */
  readonly recovered: () => void;
}

/** Asks again after a failure: one call first, everything else only when that was answered. */
export interface Recovery {
  /** The visitor pressed "try again": asks now, as often as any other call. */
  readonly retry: () => void;
  /** The visitor or the network is back: asks soon, once, and only what failed or is out of date. */
  readonly onReturn: () => void;
  readonly stop: () => void;
}

export function createRecovery(environment: Environment, input: RecoveryInput): Recovery {
  const { questions, traffic } = input;
  let cancelProbe = (): void => undefined;

  /** Asks again what failed, the one the visitor waits for; undefined where nothing failed. */
  function askFailed({ byDay, period, dayInView, search }: Situation, attempts?: number) {
    if (questions.configuration().why !== null) return input.askConfiguration(attempts);
    const failed = [...byDay].flatMap(([day, { kind }]) => (kind === 'failed' ? [day] : []));
    const searched = search ? searchProgress(byDay, period, search).failed : undefined;
    const day = failed.find((each) => each === dayInView) ?? searched ?? failed[0];
    if (day !== undefined) return input.askDay(day, attempts);
    return questions.officeHours().why !== null ? input.askOfficeHours(attempts) : undefined;
  }
  async function goOnAfter(answered: Promise<boolean> | undefined): Promise<void> {
    if (await answered) input.recovered();
  }
  function probe(): void {
    // What is under way is waited for, so that the probe is not one call too many.
    if (traffic.load().underWay >= TOGETHER) {
      probeIn(RETURN_JITTER_MS);
      return;
    }
    const situation = input.situation();
    const { dayInView, picking } = situation;
    const probed = askFailed(situation, 1);
    if (probed) void goOnAfter(probed);
    else if (picking && questions.isStale(dayInView)) void input.askDay(dayInView, 1);
  }
  function probeIn(ms: number): void {
    cancelProbe();
    cancelProbe = environment.setTimer(probe, ms);
  }

  return {
    retry: () => void goOnAfter(askFailed(input.situation())),
    onReturn() {
      if (environment.isOnline() && !environment.savesData()) probeIn(traffic.probeDelay);
    },
    stop: () => cancelProbe(),
  };
}

import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Processes that want to run at once, per core, above which a timing says more of the others than of us. */
const QUIET = 0.5;
const LONGEST_WAIT_MS = 90_000;
const LOOK_MS = 5_000;

/** Of the last minute: how many processes wanted to run at once. */
const load = (): number => loadavg()[0] ?? 0;

/** Waits until the machine is quiet, a minute and a half at most, and says in one sentence whether it is. */
export async function waitForQuiet(): Promise<string> {
  const limit = QUIET * cpus().length;
  for (let waited = 0; load() > limit && waited < LONGEST_WAIT_MS; waited += LOOK_MS) await wait(LOOK_MS);
  const now = load();
  const words = now <= limit ? 'The machine was quiet' : 'The machine was NOT quiet, so these timings say little';
  return `${words}: load ${now.toFixed(1)} before the first one, on ${cpus().length} cores.`;
}

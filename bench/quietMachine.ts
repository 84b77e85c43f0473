import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** The load for each core above which a timing says more about other processes. */
const QUIET = 0.5;
const LONGEST_WAIT_MS = 90_000;
const LOOK_MS = 5_000;

/** The load of the last minute: how many processes wanted to run at once. */
const load = (): number => loadavg()[0] ?? 0;

/** Waits up to a minute and a half for a quiet machine. Returns a sentence that says whether it is quiet. */
export async function waitForQuiet(): Promise<string> {
  const limit = QUIET * cpus().length;
  for (let waited = 0; load() > limit && waited < LONGEST_WAIT_MS; waited += LOOK_MS) await wait(LOOK_MS);
  const now = load();
  const words = now <= limit ? 'The machine was quiet' : 'The machine was NOT quiet, so these timings say little';
  return `${words}: load ${now.toFixed(1)} before the first one, on ${cpus().length} cores.`;
}

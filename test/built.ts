import { setTimeout as wait } from 'node:timers/promises';

/** Whether the process that builds still runs. `npm test` names it: its first tests run beside the builds (`scripts/test.ts`). */
function isBuilding(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// The tests of the builds begin after the builds. A failed build ends the run.
const builder = Number(process.env.TOUR_BUILDER ?? 0);
while (builder > 0 && isBuilding(builder)) await wait(100);

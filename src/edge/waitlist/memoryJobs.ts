import { member } from '../../api/member.ts';
import { nextWait, SWEEP_MS, TELL_WAITS, TOLD_MS } from './tellWaits.ts';
import type { Telling, WaitlistJobs, WaitlistWork } from './waitlistJobs.ts';

/** What the jobs of one instance need. */
export interface MemoryJobsOptions {
  readonly now: () => number;
  /** Calls `run` after `ms` milliseconds; what it gives cancels that. Default: a timer that does not keep the process alive. */
  readonly after?: ((ms: number, run: () => void) => () => void) | undefined;
}

/**
 * Jobs in the memory of this instance, for an edge that has only one. A restart forgets what waits. What is added before `start` waits for it.
 * A sweep or a look that fails is dropped: the sweep of the next minute finds the day again.
 */
export function memoryJobs({ now, after = processTimer }: MemoryJobsOptions): WaitlistJobs {
  /** Cancels each timer that is set. */
  const timers = new Set<() => void>();
  const running = new Set<Promise<void>>();
  /** What was due before `start`. */
  const early: ((work: WaitlistWork) => Promise<void>)[] = [];
  /** The looks that wait. */
  const looks = new Set<string>();
  /** When each message stops being known: never while it is tried. */
  const told = new Map<string, number>();
  let doing: WaitlistWork | undefined;
  let isClosed = false;

  function run(job: (work: WaitlistWork) => Promise<void>): void {
    if (doing === undefined) return void early.push(job);
    const done = job(doing)
      .catch(() => undefined)
      .finally(() => running.delete(done));
    running.add(done);
  }

  function later(ms: number, then: () => void): void {
    if (isClosed) return;
    const cancel = after(ms, () => {
      timers.delete(cancel);
      then();
    });
    timers.add(cancel);
  }

  function open(): void {
    if (isClosed) throw new Error('These jobs are closed.');
  }

  const sweepEachMinute = (group: number): void => {
    run((work) => work.sweep(group));
    later(SWEEP_MS, () => sweepEachMinute(group));
  };

  function tryTo(telling: Telling, since: number, tries: number): void {
    run(async (work) => {
      try {
        await work.tell(telling);
        told.set(telling.id, now() + TOLD_MS);
      } catch {
        const wait = nextWait(tries, now() - since, TELL_WAITS);
        if (wait !== undefined) return later(wait, () => tryTo(telling, since, tries + 1));
        told.delete(telling.id);
        work.givenUp(telling);
      }
    });
  }

  return {
    async start(work, groups) {
      open();
      doing = work;
      for (const job of early.splice(0)) run(job);
      groups.forEach(sweepEachMinute);
    },
    async sweep(group) {
      open();
      run((work) => work.sweep(group));
    },
    async look(group, day, delay) {
      open();
      const key = `${group} ${day}`;
      if (looks.has(key)) return;
      looks.add(key);
      later(delay, () =>
        run((work) => {
          looks.delete(key);
          return work.look(group, day);
        }),
      );
    },
    async lookNow(group, day) {
      open();
      run((work) => work.look(group, day));
    },
    async tell(telling) {
      open();
      for (const [id, until] of told) if (until <= now()) told.delete(id);
      if (told.has(telling.id)) return;
      told.set(telling.id, Number.POSITIVE_INFINITY);
      tryTo(telling, now(), 1);
    },
    async close() {
      isClosed = true;
      for (const cancel of timers) cancel();
      timers.clear();
      await Promise.all(running);
    },
  };
}

/** A timer of the runtime. In Node it does not keep the process alive. */
function processTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  if (hasUnref(timer)) timer.unref();
  return () => clearTimeout(timer);
}

const hasUnref = (timer: unknown): timer is { unref(): unknown } => typeof member(timer, 'unref') === 'function';

import { member } from '../../api/member.ts';
import type { Day } from '../../time/values.ts';
import { createMessageQueue, TELL_WAITS, type Telling, type TellWaits } from './messageQueue.ts';
import type { WaitlistStore } from './waitlistStore.ts';
import { createWorkLock } from './workLock.ts';

/** What the jobs do. Each may be done more than once, and by any instance. */
export interface WaitlistWork {
  /** Finds the days of `group` that somebody waits for, and asks for a look at each. */
  readonly sweep: (group: number) => Promise<void>;
  /** Looks whether a time of `day` has freed up. */
  readonly look: (group: number, day: Day) => Promise<void>;
  /** Sends one message. Rejects where it did not arrive: then it is tried again. */
  readonly tell: (telling: Telling) => Promise<void>;
  /** Called when a message has not arrived for 24 hours. It is dropped. */
  readonly givenUp: (telling: Telling) => void;
}

/**
 * The jobs of a waitlist. The instances of an edge share one store: the one that has its lock sweeps and sends the messages, which are kept there.
 * A sweep or a look that fails is dropped: the next sweep finds the day again.
 */
export interface WaitlistJobs {
  /** Begins to do the jobs, as soon as the store is there. `groups` are swept once a minute. */
  start(work: WaitlistWork, groups: readonly number[]): void;
  /** Sweeps `group` now. */
  sweep(group: number): void;
  /** Looks at a day `delay` milliseconds from now. A look of this instance that waits already is not added once more. */
  look(group: number, day: Day, delay: number): void;
  /** Looks at a day now, also where a look waits or runs already. */
  lookNow(group: number, day: Day): void;
  /** Sends a message. One with the same id that was added before is not added again. Rejects while the store is away. */
  tell(telling: Telling): Promise<void>;
  /** Ends the work: what runs is finished, what waits stays. */
  close(): Promise<void>;
}

/** Times in milliseconds, which tests shorten. */
export interface JobTimes extends TellWaits {
  /** How often an instance asks for the lock, and sends what is due. */
  readonly beat: number;
  /** How often each group is swept. */
  readonly sweep: number;
}

interface JobOptions {
  /** Calls `run` after `ms` milliseconds; what it gives cancels that. Default: a timer that does not keep the process alive. */
  readonly after?: ((ms: number, run: () => void) => () => void) | undefined;
  readonly times?: JobTimes | undefined;
}

const TIMES: JobTimes = { ...TELL_WAITS, beat: 1_000, sweep: 60_000 };
/** How many messages are sent at once. */
const LANES = 8;

export function createWaitlistJobs(
  store: WaitlistStore,
  { after = processTimer, times = TIMES }: JobOptions = {},
): WaitlistJobs {
  const lock = createWorkLock(store);
  const queue = createMessageQueue(store, times);
  /** Cancels each timer that is set. */
  const timers = new Set<() => void>();
  const running = new Set<Promise<void>>();
  /** The looks that wait. */
  const looks = new Set<string>();
  /** The names of the messages that are due, and of those that are being sent. */
  const due = new Set<string>();
  const sending = new Set<string>();
  let doing: WaitlistWork | undefined;
  let hasLock = false;
  let beatsToSweep = 0;
  let isEnding = false;

  function run(job: (work: WaitlistWork) => Promise<void>): void {
    if (doing === undefined) return;
    const done = job(doing)
      .catch(() => undefined)
      .finally(() => running.delete(done));
    running.add(done);
  }

  function later(ms: number, then: () => void): void {
    if (isEnding) return;
    const cancel = after(ms, () => {
      timers.delete(cancel);
      then();
    });
    timers.add(cancel);
  }

  async function beat(work: WaitlistWork, groups: readonly number[]): Promise<void> {
    hasLock = await lock.hold();
    if (!hasLock) {
      beatsToSweep = 0;
      due.clear();
      return;
    }
    const isSweep = beatsToSweep === 0;
    if (isSweep) {
      beatsToSweep = Math.round(times.sweep / times.beat);
      for (const group of groups) run(() => work.sweep(group));
    }
    beatsToSweep -= 1;
    sendNow(await queue.due(isSweep));
  }

  /** Beats for as long as these jobs are open. While the store is away, nothing happens. */
  const beatOn = (groups: readonly number[]): void =>
    run(async (work) => {
      await beat(work, groups).catch(() => undefined);
      later(times.beat, () => beatOn(groups));
    });

  function sendNow(names: readonly string[]): void {
    if (isEnding) return;
    for (const name of names) if (!sending.has(name)) due.add(name);
    // Each lane begins with one of them at once.
    while (due.size > 0 && sending.size < LANES) run(sendEach);
  }

  async function sendEach(work: WaitlistWork): Promise<void> {
    for (const name of due) {
      due.delete(name);
      sending.add(name);
      await queue.send(name, work).catch(() => undefined);
      sending.delete(name);
    }
  }

  return {
    start(work, groups) {
      doing = work;
      beatOn(groups);
    },
    sweep: (group) => run((work) => work.sweep(group)),
    look(group, day, delay) {
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
    lookNow: (group, day) => run((work) => work.look(group, day)),
    async tell(telling) {
      const name = await queue.add(telling);
      if (name !== undefined && hasLock) sendNow([name]);
    },
    async close() {
      isEnding = true;
      for (const cancel of timers) cancel();
      timers.clear();
      due.clear();
      while (running.size > 0) await Promise.all(running);
      doing = undefined;
      if (hasLock) await lock.release().catch(() => undefined);
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

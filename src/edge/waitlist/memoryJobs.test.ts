import { describe, expect, it, vi } from 'vitest';
import { local } from '../../../test/programmedClient.ts';
import { type Day, dayOf } from '../../time/values.ts';
import { memoryJobs } from './memoryJobs.ts';
import type { Telling, WaitlistWork } from './waitlistJobs.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const start = local('2026-12-05T10:15:00');
const DAY = dayOf(start);
const telling = (id: string): Telling => ({ id, group: 101, entry: 'e1', starts: [start] });

/** Jobs by a clock of their own. `did` has what was done, and when. */
function setUp(work: Partial<WaitlistWork> = {}) {
  let ms = 0;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  const did: (readonly [number, ...unknown[]])[] = [];
  const givenUp: (readonly [number, string])[] = [];
  const jobs = memoryJobs({
    now: () => ms,
    after(wait, run) {
      const timer = { due: ms + wait, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    ...{ jobs, did, givenUp, timers, settle },
    work: {
      sweep: async (group: number) => {
        did.push([ms, 'sweep', group]);
        await work.sweep?.(group);
      },
      look: async (group: number, day: Day) => {
        did.push([ms, 'look', group, day]);
        await work.look?.(group, day);
      },
      tell: async (one: Telling) => {
        did.push([ms, 'tell', one.id]);
        await work.tell?.(one);
      },
      givenUp: ({ id }) => givenUp.push([ms, id]),
    } satisfies WaitlistWork,
    /** Lets `wait` milliseconds pass, timer by timer. */
    async pass(wait: number) {
      const end = ms + wait;
      for (;;) {
        await settle();
        const [next] = [...timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
        if (next === undefined) break;
        timers.delete(next);
        ms = next.due;
        next.run();
      }
      ms = end;
    },
  };
}

const refuse = async () => {
  throw new Error('no');
};

describe('jobs in memory', () => {
  it('sweep each group at the start and once a minute, also after a sweep that failed', async () => {
    const { jobs, work, did, pass } = setUp({ sweep: refuse });
    await jobs.start(work, [101, 102]);
    await pass(2 * MINUTE);
    expect(did).toEqual([0, MINUTE, 2 * MINUTE].flatMap((ms) => [101, 102].map((group) => [ms, 'sweep', group])));
    await jobs.sweep(102);
    expect(did.at(-1)).toEqual([2 * MINUTE, 'sweep', 102]);
  });

  it('look at a day after its delay, and once where a look waits already', async () => {
    const { jobs, work, did, pass } = setUp();
    await jobs.start(work, []);
    await jobs.look(101, DAY, 5_000);
    await pass(1_000);
    await jobs.look(101, DAY, 9_000);
    await jobs.look(102, DAY, 9_000);
    await jobs.look(101, dayOf(local('2026-12-06T10:15:00')), 9_000);
    await pass(HOUR);
    expect(did).toEqual([
      [5_000, 'look', 101, DAY],
      [10_000, 'look', 102, DAY],
      [10_000, 'look', 101, '2026-12-06'],
    ]);
    await jobs.look(101, DAY, 0);
    await pass(0);
    expect(did).toHaveLength(4);
  });

  it('look again where a look runs, also when that look asks for it', async () => {
    const { jobs, work, did, pass } = setUp({
      look: async (group, day) => {
        if (did.length < 3) await jobs.look(group, day, 1_000);
      },
    });
    await jobs.start(work, []);
    await jobs.look(101, DAY, 0);
    await pass(HOUR);
    expect(did.map(([ms]) => ms)).toEqual([0, 1_000, 2_000]);
  });

  it('look now, also where a look waits', async () => {
    const { jobs, work, did, pass } = setUp({ look: refuse });
    await jobs.start(work, []);
    await jobs.look(101, DAY, 5_000);
    await jobs.lookNow(101, DAY);
    await jobs.lookNow(101, DAY);
    await pass(HOUR);
    expect(did.map(([ms]) => ms)).toEqual([0, 0, 5_000]);
  });

  it('wait for the start', async () => {
    const { jobs, work, did, pass } = setUp();
    await jobs.sweep(101);
    await jobs.tell(telling('t1'));
    await jobs.look(101, DAY, 1_000);
    await pass(2_000);
    await jobs.look(101, DAY, 0);
    expect(did).toEqual([]);
    await jobs.start(work, []);
    await pass(0);
    expect(did.map(([, name]) => name)).toEqual(['sweep', 'tell', 'look']);
  });
});

describe('a message', () => {
  it('is tried until it arrives, with waits that double up to an hour', async () => {
    let tries = 0;
    const { jobs, work, did, pass, givenUp } = setUp({
      async tell() {
        tries += 1;
        if (tries < 12) await refuse();
      },
    });
    await jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(24 * HOUR);
    const waits = did.map(([ms], index) => (ms - (did[index - 1]?.[0] ?? 0)) / 1000);
    expect(waits).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(givenUp).toEqual([]);
  });

  it('is given up after 24 hours', async () => {
    const { jobs, work, did, pass, givenUp, timers } = setUp({ tell: refuse });
    await jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(48 * HOUR);
    expect(did).toHaveLength(32);
    expect(givenUp).toEqual([[did.at(-1)?.[0], 't1']]);
    expect(timers.size).toBe(0);
    await jobs.tell(telling('t1'));
    expect(did).toHaveLength(33);
  });

  it('with the same id is not added again while it is tried, and for an hour after it has arrived', async () => {
    let fails = true;
    const { jobs, work, did, pass } = setUp({ tell: async () => (fails ? refuse() : undefined) });
    await jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(15_000);
    await jobs.tell(telling('t1'));
    await jobs.tell(telling('t2'));
    fails = false;
    await pass(30_000);
    expect(did.map(([ms, , id]) => [ms, id])).toEqual([
      [0, 't1'],
      [10_000, 't1'],
      [15_000, 't2'],
      [25_000, 't2'],
      [30_000, 't1'],
    ]);
    await jobs.tell(telling('t1'));
    await pass(HOUR);
    expect(did).toHaveLength(5);
    await jobs.tell(telling('t1'));
    expect(did).toHaveLength(6);
  });
});

describe('close', () => {
  it('waits for what runs, clears every timer, and takes no more', async () => {
    let end = (): void => undefined;
    const { jobs, work, did, timers, settle } = setUp({
      tell: () =>
        new Promise((_, fail) => {
          end = () => fail(new Error('no'));
        }),
    });
    await jobs.start(work, [101]);
    await jobs.look(101, DAY, 5_000);
    await jobs.tell(telling('t1'));
    expect(timers.size).toBe(2);
    let isClosed = false;
    const closed = jobs.close().then(() => {
      isClosed = true;
    });
    await settle();
    expect([timers.size, isClosed]).toEqual([0, false]);
    end();
    await closed;
    expect([timers.size, did.length]).toEqual([0, 2]);
    await expect(jobs.tell(telling('t2'))).rejects.toThrow('closed');
    await expect(jobs.look(101, DAY, 0)).rejects.toThrow('closed');
  });
});

it('real timers do not keep a process alive', async () => {
  const set = globalThis.setTimeout;
  const jobs = memoryJobs({ now: Date.now });
  const timers: NodeJS.Timeout[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    const timer = set(run, ms);
    timers.push(timer);
    return timer;
  });
  await jobs.look(101, DAY, MINUTE);
  expect(timers.map((timer) => timer.hasRef())).toEqual([false]);
  await jobs.close();
});

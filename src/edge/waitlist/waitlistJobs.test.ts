import { describe, expect, it, vi } from 'vitest';
import { local } from '../../../test/programmedClient.ts';
import { type Day, dayOf } from '../../time/values.ts';
import type { Telling } from './messageQueue.ts';
import { createWaitlistJobs, type WaitlistWork } from './waitlistJobs.ts';
import { memoryWaitlist, type WaitlistStore } from './waitlistStore.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const start = local('2026-12-05T10:15:00');
const DAY = dayOf(start);
const telling = (id: string): Telling => ({ id, group: 101, entry: 'e1', starts: [start] });

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

/** Instances on one store in memory, by a clock of their own. `did` has what they did, and when. `ahead`: how far the clock of the store is ahead. */
function setUp(work: Partial<WaitlistWork> = {}, change: (store: WaitlistStore) => WaitlistStore = (store) => store) {
  const clock = { ms: 0, ahead: 0 };
  const inner = memoryWaitlist(() => 1_790_000_000_000 + clock.ms + clock.ahead);
  const store = change(inner);
  const all = new Set<Set<Timer>>();
  const did: (readonly [number, ...unknown[]])[] = [];
  const givenUp: (readonly [number, string])[] = [];
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const does = {
    sweep: async (group: number) => {
      did.push([clock.ms, 'sweep', group]);
      await work.sweep?.(group);
    },
    look: async (group: number, day: Day) => {
      did.push([clock.ms, 'look', group, day]);
      await work.look?.(group, day);
    },
    tell: async (one: Telling) => {
      did.push([clock.ms, 'tell', one.id]);
      await work.tell?.(one);
    },
    givenUp: ({ id }) => givenUp.push([clock.ms, id]),
  } satisfies WaitlistWork;
  function instance() {
    const timers = new Set<Timer>();
    all.add(timers);
    const jobs = createWaitlistJobs(store, {
      after(wait, run) {
        const timer = { due: clock.ms + wait, run };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    });
    return { jobs, timers, die: () => all.delete(timers) };
  }
  return {
    ...{ ...instance(), instance, inner, clock, did, givenUp, settle, work: does },
    tried: () => did.filter(([, name]) => name === 'tell').map(([ms, , id]) => [ms, id]),
    swept: () => did.filter(([, name]) => name === 'sweep').map(([ms]) => ms),
    /** Lets `wait` milliseconds pass, timer by timer. */
    async pass(wait: number) {
      const end = clock.ms + wait;
      for (;;) {
        await settle();
        const waiting = [...all].flatMap((timers) => [...timers].map((timer) => ({ timers, timer })));
        const [next] = waiting.filter(({ timer }) => timer.due <= end).sort((a, b) => a.timer.due - b.timer.due);
        if (next === undefined) break;
        next.timers.delete(next.timer);
        clock.ms = next.timer.due;
        next.timer.run();
      }
      clock.ms = end;
    },
  };
}

const refuse = async () => {
  throw new Error('no');
};

describe('jobs', () => {
  it('sweep each group at the start and once a minute, also after a sweep that failed', async () => {
    const { jobs, work, did, pass } = setUp({ sweep: refuse });
    jobs.start(work, [101, 102]);
    await pass(2 * MINUTE);
    expect(did).toEqual([0, MINUTE, 2 * MINUTE].flatMap((ms) => [101, 102].map((group) => [ms, 'sweep', group])));
    jobs.sweep(102);
    expect(did.at(-1)).toEqual([2 * MINUTE, 'sweep', 102]);
  });

  it('look at a day after its delay, and once where a look waits already', async () => {
    const { jobs, work, did, pass } = setUp();
    jobs.start(work, []);
    jobs.look(101, DAY, 5_000);
    await pass(1_000);
    jobs.look(101, DAY, 9_000);
    jobs.look(102, DAY, 9_000);
    jobs.look(101, dayOf(local('2026-12-06T10:15:00')), 9_000);
    await pass(HOUR);
    expect(did).toEqual([
      [5_000, 'look', 101, DAY],
      [10_000, 'look', 102, DAY],
      [10_000, 'look', 101, '2026-12-06'],
    ]);
    jobs.look(101, DAY, 0);
    await pass(0);
    expect(did).toHaveLength(4);
  });

  it('look again where a look runs, also when that look asks for it', async () => {
    const { jobs, work, did, pass } = setUp({
      async look(group, day) {
        if (did.length < 3) jobs.look(group, day, 1_000);
      },
    });
    jobs.start(work, []);
    jobs.look(101, DAY, 0);
    await pass(HOUR);
    expect(did.map(([ms]) => ms)).toEqual([0, 1_000, 2_000]);
  });

  it('look now, also where a look waits', async () => {
    const { jobs, work, did, pass } = setUp({ look: refuse });
    jobs.start(work, []);
    jobs.look(101, DAY, 5_000);
    jobs.lookNow(101, DAY);
    jobs.lookNow(101, DAY);
    await pass(HOUR);
    expect(did.map(([ms]) => ms)).toEqual([0, 0, 5_000]);
  });
});

describe('a message', () => {
  it('is tried until it arrives, with waits that double up to an hour', async () => {
    let tries = 0;
    const { jobs, work, tried, pass, givenUp } = setUp({
      async tell() {
        tries += 1;
        if (tries < 12) await refuse();
      },
    });
    jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(24 * HOUR);
    const waits = tried().map(([ms], index) => (Number(ms) - Number(tried()[index - 1]?.[0] ?? 0)) / 1000);
    expect(waits).toEqual([0, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(givenUp).toEqual([]);
  });

  it('is given up after 24 hours, and leaves nothing', async () => {
    const { jobs, work, tried, pass, givenUp, inner } = setUp({ tell: refuse });
    jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(25 * HOUR);
    expect(tried()).toHaveLength(32);
    const [last] = tried().at(-1) ?? [];
    expect(givenUp).toEqual([[last, 't1']]);
    expect(Number(last) / HOUR).toBeGreaterThan(23);
    expect(Number(last) / HOUR).toBeLessThan(24);
    expect([await inner.read(['message/t1']), await inner.members('messages')]).toEqual([[undefined], []]);
    await jobs.tell(telling('t1'));
    await pass(0);
    expect(tried()).toHaveLength(33);
  });

  it('with the same id is not added again while it is tried, and for an hour after it has arrived', async () => {
    let fails = true;
    const { jobs, work, tried, pass, settle } = setUp({ tell: async () => (fails ? refuse() : undefined) });
    jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(15_000);
    await jobs.tell(telling('t1'));
    await jobs.tell(telling('t2'));
    await settle();
    fails = false;
    await pass(30_000);
    expect(tried()).toEqual([
      [0, 't1'],
      [10_000, 't1'],
      [15_000, 't2'],
      [25_000, 't2'],
      [30_000, 't1'],
    ]);
    await jobs.tell(telling('t1'));
    await pass(HOUR);
    expect(tried()).toHaveLength(5);
    await jobs.tell(telling('t1'));
    await pass(0);
    expect(tried()).toHaveLength(6);
  });

  it('that has arrived is not sent again where the store was away just then', async () => {
    let isAway = false;
    const { jobs, work, tried, pass, inner } = setUp({}, (store) => ({
      ...store,
      async swap(key, before, after, ms) {
        if (isAway && after === 'told') throw new Error('away');
        return store.swap(key, before, after, ms);
      },
    }));
    jobs.start(work, []);
    isAway = true;
    await jobs.tell(telling('t1'));
    await pass(MINUTE);
    expect(await inner.members('messages')).toHaveLength(1);
    isAway = false;
    await pass(MINUTE);
    expect([tried(), await inner.members('messages')]).toEqual([[[0, 't1']], []]);
  });

  it('whose instance died before it was on the list is put there by who adds it again', async () => {
    let dies = true;
    const { jobs, work, tried, pass } = setUp({}, (store) => ({
      ...store,
      async join(name, member, place) {
        if (dies && name === 'messages') throw new Error('killed');
        await store.join(name, member, place);
      },
    }));
    jobs.start(work, []);
    await expect(jobs.tell(telling('t1'))).rejects.toThrow('killed');
    await pass(MINUTE);
    expect(tried()).toEqual([]);
    dies = false;
    await jobs.tell(telling('t1'));
    await pass(SECOND);
    expect(tried().map(([, id]) => id)).toEqual(['t1']);
  });

  it('is one of eight that are sent at once, and the next goes out when one is done', async () => {
    const ends: (() => void)[] = [];
    const { jobs, work, tried, pass, settle } = setUp({ tell: () => new Promise((done) => ends.push(done)) });
    jobs.start(work, []);
    for (let index = 0; index < 20; index += 1) await jobs.tell(telling(`t${index}`));
    await pass(MINUTE);
    expect(tried()).toHaveLength(8);
    ends[0]?.();
    await settle();
    expect(tried()).toHaveLength(9);
  });

  it.each([
    ['back by a day', -24 * HOUR],
    ['forward by a day', 24 * HOUR],
    ['back by a minute', -MINUTE],
  ])('goes on within a minute after the clock of the store was put %s, and is given up no sooner', async (_, jump) => {
    let fails = true;
    const { jobs, work, clock, tried, pass, givenUp } = setUp({ tell: async () => (fails ? refuse() : undefined) });
    jobs.start(work, []);
    await jobs.tell(telling('t1'));
    await pass(2 * HOUR);
    clock.ahead = jump;
    await jobs.tell(telling('t2'));
    await pass(2 * MINUTE);
    clock.ahead = 0;
    const before = clock.ms;
    fails = false;
    await pass(2 * MINUTE);
    const after = tried().filter(([ms]) => Number(ms) >= before);
    expect(after.map(([, id]) => id)).toContain('t2');
    expect(givenUp).toEqual([]);
    await pass(HOUR);
    expect(
      new Set(
        tried()
          .filter(([ms]) => Number(ms) >= before)
          .map(([, id]) => id),
      ),
    ).toEqual(new Set(['t1', 't2']));
  });
});

describe('several instances', () => {
  it('sweep and send once, by one of them', async () => {
    const { jobs, work, swept, tried, pass, instance } = setUp();
    const others = [instance(), instance(), instance()];
    for (const one of [{ jobs }, ...others]) one.jobs.start(work, [101]);
    await others[1]?.jobs.tell(telling('t1'));
    await jobs.tell(telling('t1'));
    await pass(10 * MINUTE);
    expect(swept()).toEqual(Array.from({ length: 11 }, (_, index) => index * MINUTE));
    expect(tried()).toHaveLength(1);
  });

  it.each([0, 24 * HOUR, -24 * HOUR])(
    'another one takes over within ten seconds where one dies, also if the clock of the store is put %i ms further then',
    async (jump) => {
      const { jobs, work, clock, swept, tried, pass, instance, die } = setUp({
        // The one that dies never ends.
        tell: () => (clock.ms < MINUTE ? new Promise(() => undefined) : Promise.resolve()),
      });
      jobs.start(work, [101]);
      await pass(SECOND);
      const other = instance();
      other.jobs.start(work, [101]);
      await other.jobs.tell(telling('t1'));
      await pass(MINUTE - 2 * SECOND);
      expect([swept(), tried()]).toEqual([[0], [[2_000, 't1']]]);
      await pass(10 * SECOND);
      const since = clock.ms;
      die();
      clock.ahead = jump;
      await pass(10 * SECOND);
      expect(swept().at(-1)).toBeGreaterThan(since);
      expect(tried().map(([, id]) => id)).toEqual(['t1', 't1']);
      expect(tried().at(-1)?.[0]).toBeGreaterThan(since);
    },
  );

  it('another one goes on at the next beat where one closes', async () => {
    const { jobs, work, swept, pass, instance } = setUp();
    jobs.start(work, [101]);
    await pass(1_500);
    instance().jobs.start(work, [101]);
    await jobs.close();
    await pass(SECOND);
    expect(swept()).toEqual([0, 2_500]);
  });

  it('one of them goes on in a store that was emptied, and one that was away', async () => {
    let isAway = false;
    const { jobs, work, swept, pass, inner, instance } = setUp({}, (store) => ({
      ...store,
      read: async (keys) => (isAway ? refuse() : store.read(keys)),
    }));
    for (const one of [{ jobs }, instance()]) one.jobs.start(work, [101]);
    await pass(2 * MINUTE);
    const [lock] = await inner.read(['lock']);
    await inner.swap('lock', lock, undefined, 0);
    await pass(2 * MINUTE);
    expect(swept().length).toBeGreaterThanOrEqual(4);
    isAway = true;
    await pass(MINUTE);
    isAway = false;
    const before = swept().length;
    await pass(2 * MINUTE);
    expect(swept().length).toBeGreaterThanOrEqual(before + 2);
  });
});

describe('close', () => {
  it('waits for what runs, which may add messages, and clears every timer', async () => {
    let end = (): void => undefined;
    const { jobs, work, did, timers, settle, inner } = setUp({
      async tell() {
        await new Promise<void>((done) => {
          end = done;
        });
        await jobs.tell(telling('t2'));
      },
    });
    jobs.start(work, [101]);
    await settle();
    jobs.look(101, DAY, 5_000);
    await jobs.tell(telling('t1'));
    await settle();
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
    expect(await inner.members('messages')).toEqual(['0 0 t2']);
    expect(await inner.read(['lock', 'message/t1'])).toEqual([undefined, 'told']);
    jobs.look(101, DAY, 0);
    jobs.lookNow(101, DAY);
    expect([timers.size, did.length]).toEqual([0, 2]);
  });
});

it('real timers do not keep a process alive', async () => {
  const set = globalThis.setTimeout;
  const jobs = createWaitlistJobs(memoryWaitlist(Date.now));
  const timers: NodeJS.Timeout[] = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    const timer = set(run, ms);
    timers.push(timer);
    return timer;
  });
  jobs.look(101, DAY, MINUTE);
  expect(timers.map((timer) => timer.hasRef())).toEqual([false]);
  await jobs.close();
});

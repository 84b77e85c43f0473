import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from 'redis';
import { afterEach, describe, expect, it } from 'vitest';
import { scopedWaitlist } from '../src/edge/scopedStores.ts';
import type { Telling } from '../src/edge/waitlist/messageQueue.ts';
import { redisWaitlist } from '../src/edge/waitlist/redisWaitlist.ts';
import { createWaitlistJobs, type JobTimes, type WaitlistWork } from '../src/edge/waitlist/waitlistJobs.ts';
import { dayOf } from '../src/time/values.ts';
import { freePort } from './freePort.ts';
import { local } from './programmedClient.ts';
import { type RunningRedis, startRedis } from './redis.ts';

// The jobs of a waitlist on a real Redis. `src/edge/waitlist/waitlistJobs.test.ts` has their times, by a clock of its own.

const start = local('2026-12-05T10:15:00');
const DAY = dayOf(start);
const LATER = [local('2026-12-05T10:30:00'), local('2026-12-05T10:45:00')];
const telling = (id: string): Telling => ({ id, group: 101, entry: 'e1', starts: [start, ...LATER] });
/** Waits of a few milliseconds. The sweeps are far apart. */
const QUICK: JobTimes = { first: 20, most: 80, tries: 1_000_000, beat: 20, sweep: 3_600_000 };

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function redis(port?: number, flags: readonly string[] = []): Promise<RunningRedis> {
  const server = await startRedis(port, flags);
  cleanUp.push(server.close);
  return server;
}

/** The service of the instances. */
const SCOPE = 'https://leasing.example.com';

interface Doing {
  readonly work?: Partial<WaitlistWork>;
  readonly times?: JobTimes;
  readonly scope?: string;
  /** By how many milliseconds the clock of Redis is ahead. */
  readonly clock?: { ahead: number };
}

/** An instance on the Redis at `url`. `did` has what it has done. */
function instance(url: string, { work = {}, times = QUICK, scope = SCOPE, clock = { ahead: 0 } }: Doing = {}) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: 50 } });
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const did: string[] = [];
  const givenUp: string[] = [];
  const store = redisWaitlist(client, 'tour');
  const jobs = createWaitlistJobs(
    scopedWaitlist({ ...store, now: async () => (await store.now()) + clock.ahead }, scope),
    { times },
  );
  cleanUp.push(async () => {
    await jobs.close();
    client.destroy();
  });
  return {
    ...{ jobs, client, did, givenUp },
    ready: () => expect.poll(() => client.isReady).toBe(true),
    start: (groups: readonly number[] = []) =>
      jobs.start(
        {
          async sweep(group) {
            did.push(`sweep ${group}`);
            await work.sweep?.(group);
          },
          async look(group, day) {
            did.push(`look ${group} ${day}`);
            await work.look?.(group, day);
          },
          async tell(one) {
            did.push(`tell ${one.id}`);
            await work.tell?.(one);
          },
          givenUp: ({ id }) => givenUp.push(id),
        },
        groups,
      ),
  };
}

/** The same, with a connection. */
async function started(url: string, doing: Doing = {}, groups: readonly number[] = []) {
  const one = instance(url, doing);
  await one.ready();
  one.start(groups);
  return one;
}

/** The messages that wait. */
const messagesIn = (client: ReturnType<typeof instance>['client']): Promise<readonly string[]> =>
  client.zRange(`tour:waitlist:list:${SCOPE} messages`, 0, -1);

/** Work that goes on until `end` is called. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  return { work: () => ended, end };
}

const refuse = async (): Promise<never> => {
  throw new Error('no mailbox lara@example.com');
};

describe('a message', () => {
  it('is tried with the same id until it arrives, and not added again afterwards', async () => {
    const { url } = await redis();
    const tried: Telling[] = [];
    const one = await started(url, {
      work: {
        async tell(one) {
          tried.push(one);
          if (tried.length < 4) await refuse();
        },
      },
    });
    const message = telling('101:e1:2026-12-05T10:15:00');
    await one.jobs.tell(message);
    await one.jobs.tell(message);
    await expect.poll(() => tried).toEqual([message, message, message, message]);
    await expect.poll(() => messagesIn(one.client)).toEqual([]);
    await one.jobs.tell(message);
    await one.jobs.tell(telling('7'));
    await expect.poll(() => tried.slice(4)).toEqual([telling('7')]);
    expect(one.givenUp).toEqual([]);
  });

  it('that two instances add at once is sent once, also if neither has the lock', async () => {
    const { url } = await redis();
    const [one, two] = [instance(url), instance(url)];
    await Promise.all([one.ready(), two.ready()]);
    for (let index = 0; index < 50; index += 1)
      await Promise.all([one, two].map(({ jobs }) => jobs.tell(telling(`t${index}`))));
    one.start();
    two.start();
    const did = () => [...one.did, ...two.did].sort();
    await expect.poll(did).toEqual(Array.from({ length: 50 }, (_, index) => `tell t${index}`).sort());
    expect([one.did, two.did].filter((did) => did.length > 0)).toHaveLength(1);
    await expect.poll(() => messagesIn(one.client)).toEqual([]);
  });

  it('of another service waits in a queue of its own', async () => {
    const { url } = await redis();
    const one = await started(url);
    const other = await started(url, { scope: 'https://other.example.com north' });
    await one.jobs.tell(telling('a'));
    await one.jobs.tell(telling('b'));
    await other.jobs.tell(telling('a'));
    await expect.poll(() => one.did).toEqual(['tell a', 'tell b']);
    await expect.poll(() => other.did).toEqual(['tell a']);
  });

  it('is given up after its last try, and can be added again then', async () => {
    const { url } = await redis();
    const one = await started(url, { work: { tell: refuse }, times: { ...QUICK, tries: 3 } });
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.givenUp).toEqual(['t1']);
    expect(one.did).toEqual(['tell t1', 'tell t1', 'tell t1']);
    await expect.poll(() => messagesIn(one.client)).toEqual([]);
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did.length).toBeGreaterThan(3);
  });

  it.each([
    ['ahead, and then right again', 3_600_000, 0],
    ['behind, and then right again', -3_600_000, 0],
    ['right, and then behind', 0, -3_600_000],
  ])('is tried again while the clock of Redis is %s', async (_, before, after) => {
    const { url } = await redis();
    const clock = { ahead: before };
    const times = { ...QUICK, first: 200, most: 200, sweep: 400 };
    const one = await started(url, { work: { tell: refuse }, times, clock });
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did.length).toBeGreaterThan(0);
    clock.ahead = after;
    const tries = one.did.length;
    await expect.poll(() => one.did.length, { timeout: 5_000 }).toBeGreaterThan(tries + 1);
    expect(one.givenUp).toEqual([]);
  });

  it('leaves nothing in Redis of what its Error says', async () => {
    const { url } = await redis();
    const one = await started(url, {
      work: { tell: refuse, look: refuse },
      times: { ...QUICK, first: 3_600_000, most: 3_600_000 },
    });
    await one.jobs.tell(telling('t1'));
    one.jobs.lookNow(101, DAY);
    await expect
      .poll(async () => (await messagesIn(one.client)).map((name) => name.replace(/ \d+ /, ' … ')))
      .toEqual(['1 … t1']);
    await one.client.configSet('rdbcompression', 'no');
    const kept = await Promise.all((await one.client.keys('*')).map((key) => one.client.dump(key)));
    expect(String(kept)).toContain('"entry":"e1"');
    expect(String(kept)).not.toContain('lara');
  });

  it('that is slow stops no look', async () => {
    const { url } = await redis();
    const { work, end } = held();
    const one = await started(url, { work: { tell: work } });
    for (let index = 0; index < 20; index += 1) await one.jobs.tell(telling(`t${index}`));
    await expect.poll(() => one.did).toHaveLength(8);
    one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did.at(-1)).toBe(`look 101 ${DAY}`);
    end();
  });
});

describe('sweeps', () => {
  it('are done once in each period, by one of four instances', async () => {
    const { url } = await redis();
    const PERIOD = 1_000;
    const times = { ...QUICK, beat: PERIOD / 4, sweep: PERIOD };
    const all = Array.from({ length: 4 }, () => instance(url, { times }));
    await Promise.all(all.map((one) => one.ready()));
    const since = Date.now();
    for (const one of all) one.start([101, 102]);
    const did = () => all.flatMap((one) => one.did);
    await expect.poll(() => did().length, { timeout: 30_000 }).toBeGreaterThan(6);
    const most = Math.floor((Date.now() - since) / PERIOD) + 1;
    for (const group of [101, 102])
      expect(did().filter((name) => name === `sweep ${group}`).length).toBeLessThanOrEqual(most);
    expect(all.filter((one) => one.did.length > 0)).toHaveLength(1);
  });

  it('go on in a Redis that was emptied, and so do messages', async () => {
    const { url } = await redis();
    const all = [1, 2].map(() => instance(url, { times: { ...QUICK, sweep: 200 } }));
    await Promise.all(all.map((one) => one.ready()));
    for (const one of all) one.start([101]);
    const did = () => all.flatMap((one) => one.did);
    await expect.poll(() => did().length).toBeGreaterThan(2);
    await all[0]?.client.flushAll();
    const before = did().length;
    await expect.poll(() => did().length).toBeGreaterThan(before + 2);
    await all[1]?.jobs.tell(telling('t1'));
    await expect.poll(did).toContain('tell t1');
  });
});

/** Starts an instance in a process of its own. `lines` has the names of its jobs. `kill` kills it. */
function otherProcess(url: string) {
  const program = resolve(import.meta.dirname, 'waitlistWorker.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, url, SCOPE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  cleanUp.push(kill);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { lines, kill };
}

describe('a process that is killed', () => {
  it('loses no sweep and no message, and two of them do not either', async () => {
    const { url } = await redis();
    const one = instance(url, { times: { ...QUICK, beat: 1_000 } });
    await one.ready();
    await one.jobs.tell(telling('t1'));
    for (let killed = 0; killed < 2; killed += 1) {
      const { lines, kill } = otherProcess(url);
      await expect.poll(() => lines, { timeout: 30_000 }).toEqual(['sweep', 'tell']);
      await kill();
    }
    const since = Date.now();
    one.start([101]);
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['sweep 101', 'tell t1']);
    // It may well be dead at the first beat.
    expect(Date.now() - since).toBeLessThan(10_000);
    expect(one.givenUp).toEqual([]);
  });
});

describe('while Redis is away', () => {
  it('adding rejects at once, and the jobs go on once Redis is back', async () => {
    const server = await redis();
    const one = await started(server.url);
    await one.jobs.tell(telling('t0'));
    await expect.poll(() => one.did).toHaveLength(1);
    await server.close();
    await expect.poll(() => one.client.isReady).toBe(false);
    await expect(one.jobs.tell(telling('t1'))).rejects.toThrow('no connection');
    await redis(server.port);
    await one.ready();
    await one.jobs.tell(telling('t2'));
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['tell t0', 'tell t2']);
  });

  it('a message that arrives just then is not sent again, also if Redis was killed and keeps its messages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tour-redis-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const keeps = ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
    const server = await redis(undefined, keeps);
    const { work, end } = held();
    const one = await started(server.url, { work: { tell: work } });
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did).toHaveLength(1);
    await server.close();
    await expect.poll(() => one.client.isReady).toBe(false);
    end();
    await redis(server.port, keeps);
    await one.ready();
    await one.jobs.tell(telling('t2'));
    await expect.poll(() => messagesIn(one.client), { timeout: 10_000 }).toEqual([]);
    expect(one.did).toEqual(['tell t1', 'tell t2']);
  });

  it('an instance starts, and works once Redis is there', async () => {
    const port = await freePort();
    const one = instance(`redis://127.0.0.1:${port}`);
    one.start([101]);
    await redis(port);
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['sweep 101']);
  });

  it('a silent Redis makes adding reject after two seconds. What comes late is sent once', async () => {
    const server = await redis();
    const one = await started(server.url);
    server.signal('SIGSTOP');
    await expect(one.jobs.tell(telling('t1'))).rejects.toThrow('Redis gave no answer in 2000 ms.');
    server.signal('SIGCONT');
    await expect.poll(() => one.jobs.tell(telling('t1')).then(() => 'added', String)).toBe('added');
    await expect.poll(() => one.did).toEqual(['tell t1']);
    await expect.poll(() => messagesIn(one.client)).toEqual([]);
  });

  it('a full Redis makes adding reject', async () => {
    const { url } = await redis();
    const one = await started(url);
    await one.client.configSet('maxmemory', '1');
    await expect(one.jobs.tell(telling('t1'))).rejects.toThrow('OOM');
    await one.client.configSet('maxmemory', '0');
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['tell t1']);
  });

  it('an instance closes', async () => {
    const server = await redis();
    const one = await started(server.url, {}, [101]);
    await expect.poll(() => one.did).toHaveLength(1);
    await server.close();
    await expect.poll(() => one.client.isReady).toBe(false);
    await one.jobs.close();
    await redis(server.port);
    await one.ready();
    expect(await one.client.keys('*')).toEqual([]);
  });
});

it('close finishes what runs, which may add messages, and leaves what waits to the next one', async () => {
  const { url } = await redis();
  const { work, end } = held();
  const one = await started(url, {
    work: {
      async look() {
        await work();
        await one.jobs.tell(telling('t1'));
      },
    },
  });
  one.jobs.look(101, DAY, 0);
  one.jobs.look(102, DAY, 3_600_000);
  await expect.poll(() => one.did).toHaveLength(1);
  const closed = one.jobs.close();
  end();
  await closed;
  one.jobs.look(101, DAY, 0);
  const next = await started(url);
  await expect.poll(() => next.did).toEqual(['tell t1']);
  expect(one.did).toHaveLength(1);
});

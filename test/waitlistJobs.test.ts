import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as bullmq from 'bullmq';
import { createClient } from 'redis';
import { afterEach, describe, expect, it } from 'vitest';
import { createBullJobs, type JobTimes } from '../src/edge/waitlist/bullJobs.ts';
import type { Telling, WaitlistWork } from '../src/edge/waitlist/waitlistJobs.ts';
import { dayOf } from '../src/time/values.ts';
import { freePort } from './freePort.ts';
import { local } from './programmedClient.ts';
import { type RunningRedis, startRedis } from './redis.ts';

// The jobs of a waitlist on BullMQ and a real Redis.

const start = local('2026-12-05T10:15:00');
const DAY = dayOf(start);
const LATER = [local('2026-12-05T10:30:00'), local('2026-12-05T10:45:00')];
const telling = (id: string): Telling => ({ id, group: 101, entry: 'e1', starts: [start, ...LATER] });
/** Waits of a few milliseconds. The sweeps are far apart. */
const QUICK: JobTimes = { first: 20, most: 80, lasting: 3_600_000, sweep: 3_600_000 };

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function redis(port?: number): Promise<RunningRedis> {
  const server = await startRedis(port);
  cleanUp.push(server.close);
  return server;
}

/** The service of the instances. */
const SCOPE = 'https://leasing.example.com';

interface Doing {
  readonly work?: Partial<WaitlistWork>;
  readonly times?: JobTimes;
  readonly scope?: string;
}

/** An instance on the Redis at `url`. `did` has what it has done. `clock.ahead`: by how many milliseconds its clock is ahead. */
function instance(url: string, { work = {}, times = QUICK, scope = SCOPE }: Doing = {}) {
  const clock = { ahead: 0 };
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on('error', () => undefined);
  const did: string[] = [];
  const givenUp: string[] = [];
  const problems: string[] = [];
  const jobs = createBullJobs(
    bullmq,
    bullmq.createNodeRedisClient(client),
    { onError: (problem) => problems.push(problem) },
    scope,
    { now: () => Date.now() + clock.ahead, times },
  );
  cleanUp.push(async () => {
    await jobs.close();
    client.destroy();
  });
  return {
    ...{ jobs, client, clock, did, givenUp, problems },
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

describe('a look', () => {
  it('is done once where it waits already, by whichever instance', async () => {
    const { url } = await redis();
    const [one, two] = [instance(url), instance(url)];
    await one.jobs.look(101, DAY, 300);
    await two.jobs.look(101, DAY, 0);
    await two.jobs.look(102, DAY, 0);
    await Promise.all([one.start(), two.start()]);
    const did = () => [...one.did, ...two.did].sort();
    await expect.poll(did).toEqual([`look 101 ${DAY}`, `look 102 ${DAY}`]);
    await one.jobs.look(101, DAY, 0);
    await expect.poll(did).toEqual([`look 101 ${DAY}`, `look 101 ${DAY}`, `look 102 ${DAY}`]);
  });

  it('of another service waits in a queue of its own', async () => {
    const { url } = await redis();
    const [one, other] = [instance(url), instance(url, { scope: 'https://other.example.com north' })];
    await Promise.all([one.start(), other.start()]);
    await one.jobs.look(101, DAY, 0);
    await one.jobs.tell(telling('a'));
    await other.jobs.tell(telling('a'));
    await expect.poll(() => one.did).toEqual(expect.arrayContaining([`look 101 ${DAY}`, 'tell a']));
    await expect.poll(() => other.did).toEqual(['tell a']);
  });

  it('is done once more after one that runs, also if that one has asked for it', async () => {
    const { url } = await redis();
    const { work, end } = held();
    const one = instance(url, {
      work: {
        async look(group, day) {
          if (one.did.length > 1) return;
          await one.jobs.look(group, day, 1);
          await one.jobs.look(group, day, 1);
          await work();
        },
      },
    });
    await one.start();
    await one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did).toHaveLength(1);
    await one.jobs.look(102, DAY, 0);
    await expect.poll(() => one.did).toHaveLength(2);
    end();
    await expect.poll(() => one.did).toEqual([`look 101 ${DAY}`, `look 102 ${DAY}`, `look 101 ${DAY}`]);
    expect(await waitlistIn(one.client)).toEqual([]);
  });

  it('is done now, also where one waits and one runs', async () => {
    const { url } = await redis();
    const { work, end } = held();
    const one = instance(url, { work: { look: work } });
    await one.start();
    await one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did).toHaveLength(1);
    await one.jobs.look(102, DAY, 3_600_000);
    await one.jobs.lookNow(101, DAY);
    await one.jobs.lookNow(102, DAY);
    await expect.poll(() => one.did).toEqual([101, 101, 102].map((group) => `look ${group} ${DAY}`));
    end();
  });

  it('that fails is dropped', async () => {
    const { url } = await redis();
    const one = instance(url, { work: { look: refuse, sweep: refuse } });
    await one.start();
    await one.jobs.look(101, DAY, 0);
    await one.jobs.sweep(101);
    await expect.poll(() => one.did.length).toBe(2);
    await expect.poll(() => waitlistIn(one.client)).toEqual([]);
    await one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did.length).toBe(3);
  });
});

/** The keys of the jobs that are there. */
async function waitlistIn(client: ReturnType<typeof instance>['client']): Promise<readonly string[]> {
  const jobs: string[] = [];
  for (const key of await client.keys('tour:waitlist:*'))
    if ((await client.type(key)) === 'hash' && (await client.hExists(key, 'timestamp'))) jobs.push(key);
  return jobs;
}

describe('a message', () => {
  it('is tried with the same id until it arrives, and not added again afterwards', async () => {
    const { url } = await redis();
    const tried: Telling[] = [];
    const one = instance(url, {
      work: {
        async tell(one) {
          tried.push(one);
          if (tried.length < 4) await refuse();
        },
      },
    });
    await one.start();
    const message = telling('101:e1:2026-12-05T10:15:00');
    await one.jobs.tell(message);
    await one.jobs.tell(message);
    await expect.poll(() => tried).toEqual([message, message, message, message]);
    await one.jobs.tell(message);
    await one.jobs.tell(telling('7'));
    await expect.poll(() => tried.slice(4)).toEqual([telling('7')]);
    expect(one.givenUp).toEqual([]);
  });

  it('is given up in the end, and can be added again then', async () => {
    const { url } = await redis();
    const one = instance(url, { work: { tell: refuse } });
    await one.start();
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did.length).toBeGreaterThan(2);
    expect(one.givenUp).toEqual([]);
    one.clock.ahead = 3_600_000;
    await expect.poll(() => one.givenUp).toEqual(['t1']);
    expect(await waitlistIn(one.client)).toEqual([]);
    one.clock.ahead = 0;
    const tries = one.did.length;
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did.length).toBeGreaterThan(tries);
  });

  it('leaves nothing in Redis of what its Error says', async () => {
    const { url } = await redis();
    const one = instance(url, {
      work: { tell: refuse, look: refuse },
      times: { ...QUICK, first: 3_600_000, most: 3_600_000, lasting: 9e9 },
    });
    await one.start();
    await one.jobs.tell(telling('t1'));
    await one.jobs.lookNow(101, DAY);
    await expect.poll(() => one.did).toHaveLength(2);
    await one.client.configSet('rdbcompression', 'no');
    const kept = async () => Promise.all((await one.client.keys('*')).map((key) => one.client.dump(key)));
    await expect.poll(async () => String(await kept())).toContain('This job has failed.');
    expect(String(await kept())).not.toContain('lara');
  });

  it('that is slow stops no look', async () => {
    const { url } = await redis();
    const { work, end } = held();
    const one = instance(url, { work: { tell: work } });
    await one.start();
    for (let index = 0; index < 20; index += 1) await one.jobs.tell(telling(`t${index}`));
    await expect.poll(() => one.did).toHaveLength(8);
    await one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did.at(-1)).toBe(`look 101 ${DAY}`);
    end();
  });
});

describe('sweeps', () => {
  it('are done once in each period, by four instances together', async () => {
    const { url } = await redis();
    const PERIOD = 1_000;
    const all = Array.from({ length: 4 }, () => instance(url, { times: { ...QUICK, sweep: PERIOD } }));
    const since = Date.now();
    await Promise.all(all.map((one) => one.start([101, 102])));
    const did = () => all.flatMap((one) => one.did);
    await expect.poll(() => did().length).toBeGreaterThan(10);
    const most = Math.floor((Date.now() - since) / PERIOD) + 1;
    for (const group of [101, 102])
      expect(did().filter((name) => name === `sweep ${group}`).length).toBeLessThanOrEqual(most);
  });

  it('go on in a Redis that was emptied', async () => {
    const { url } = await redis();
    const one = instance(url, { times: { ...QUICK, sweep: 200 } });
    await one.start([101]);
    await expect.poll(() => one.did.length).toBeGreaterThan(2);
    await one.client.flushAll();
    const before = one.did.length;
    await expect.poll(() => one.did.length).toBeGreaterThan(before + 2);
  });
});

/** Starts an instance in a process of its own. `begun` resolves with the name of its first job. `kill` kills it. */
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
  const begun = new Promise<string>((done) => createInterface({ input: child.stdout }).once('line', done));
  return { begun, kill };
}

describe('a process that is killed', () => {
  it.each([
    ['look', 2],
    ['tell', 1],
  ])('loses no %s, and %i of them do not make it fail', async (name, count) => {
    const { url } = await redis();
    const one = instance(url);
    await (name === 'look' ? one.jobs.look(101, DAY, 0) : one.jobs.tell(telling('t1')));
    for (let killed = 0; killed < count; killed += 1) {
      const { begun, kill } = otherProcess(url);
      expect(await begun).toBe(name);
      await kill();
    }
    await one.start();
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual([name === 'look' ? `look 101 ${DAY}` : 'tell t1']);
    expect(one.givenUp).toEqual([]);
  });
});

describe('while Redis is away', () => {
  it('adding rejects, the problem is told once without an address, and the jobs go on once Redis is back', async () => {
    const server = await redis();
    const one = instance(server.url);
    await one.start();
    await one.jobs.look(101, DAY, 0);
    await expect.poll(() => one.did).toHaveLength(1);
    await server.close();
    await expect.poll(() => one.problems).toHaveLength(1);
    const calls = [
      one.jobs.look(101, DAY, 0),
      one.jobs.lookNow(101, DAY),
      one.jobs.tell(telling('t1')),
      one.jobs.sweep(101),
    ];
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
    expect(one.problems.join()).not.toMatch(/127\.0\.0\.1|\d{4}/);
    await redis(server.port);
    await expect
      .poll(() =>
        one.jobs.tell(telling('t2')).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => one.did, { timeout: 30_000 }).toContain('tell t2');
    expect(one.problems).toHaveLength(1);
  });

  it('an instance starts, and works once Redis is there', async () => {
    const port = await freePort();
    const one = instance(`redis://127.0.0.1:${port}`);
    await one.start([101]);
    expect(one.problems).toEqual(['ECONNREFUSED']);
    await redis(port);
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['sweep 101']);
  });

  it('a silent Redis makes adding reject after two seconds', async () => {
    const server = await redis();
    const one = instance(server.url);
    await one.start();
    server.signal('SIGSTOP');
    await expect(one.jobs.tell(telling('t1'))).rejects.toThrow('Redis gave no answer in 2000 ms.');
    server.signal('SIGCONT');
    await expect.poll(() => one.did).toEqual(['tell t1']);
  });

  it('a full Redis makes adding reject', async () => {
    const { url } = await redis();
    const one = instance(url);
    await one.start();
    await one.client.configSet('maxmemory', '1');
    await expect(one.jobs.tell(telling('t1'))).rejects.toThrow('OOM');
    await expect.poll(() => one.problems.length).toBe(1);
    await one.client.configSet('maxmemory', '0');
    await one.jobs.tell(telling('t1'));
    await expect.poll(() => one.did, { timeout: 30_000 }).toEqual(['tell t1']);
  });

  it('an instance closes', async () => {
    const server = await redis();
    const one = instance(server.url);
    await one.start([101]);
    await server.close();
    await expect.poll(() => one.problems).toHaveLength(1);
    await one.jobs.close();
    await expect(one.jobs.sweep(101)).rejects.toThrow('closed');
  });
});

it('close finishes what runs, which may add jobs, and leaves what waits', async () => {
  const { url } = await redis();
  const { work, end } = held();
  const one = instance(url, {
    work: {
      async look() {
        await work();
        await one.jobs.tell(telling('t1'));
      },
    },
  });
  await one.start();
  await one.jobs.look(101, DAY, 0);
  await one.jobs.look(102, DAY, 3_600_000);
  await expect.poll(() => one.did).toHaveLength(1);
  const closed = one.jobs.close();
  end();
  await closed;
  await expect(one.jobs.look(101, DAY, 0)).rejects.toThrow('closed');
  const next = instance(url);
  await next.start();
  // Whichever was first.
  await expect.poll(() => [...one.did.slice(1), ...next.did]).toEqual(['tell t1']);
  // The message that is done, and the look that waits.
  await expect.poll(() => waitlistIn(next.client)).toHaveLength(2);
});

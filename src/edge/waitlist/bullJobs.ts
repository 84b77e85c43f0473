import { member } from '../../api/member.ts';
import { parseDay, parseLocalDateTime } from '../../time/values.ts';
import { within } from '../redisClient.ts';
import type { BullAddOptions, BullJob, BullModule, BullWorker } from './bullmq.ts';
import { nextWait, SWEEP_MS, TELL_WAITS, type TellWaits, TOLD_MS } from './tellWaits.ts';
import type { Telling, WaitlistJobs, WaitlistWork } from './waitlistJobs.ts';

/** What the jobs of several instances need. */
export interface BullJobsOptions {
  /** The prefix of all keys. Default `tour`. The address of the service and the name of the edge follow it. */
  readonly prefix?: string | undefined;
  /** Called when Redis fails, once until it works again. `problem` has no address: `ECONNREFUSED`. */
  readonly onError?: ((problem: string) => void) | undefined;
}

/** Times in milliseconds, which tests shorten. */
export interface JobTimes extends TellWaits {
  readonly sweep: number;
}

/** How long adding a job waits for Redis. */
const ADD_MS = 2_000;
/** How long to wait after sweeps could not be scheduled. */
const AGAIN_MS = 5_000;
/** How long `close` waits for what runs. */
const CLOSE_MS = 15_000;

/**
 * A worker renews the locks of its jobs every 2.5 seconds. When it dies, they expire 5 seconds after that. Workers look for such jobs every 2
 * seconds, and need two looks: so another one has the job after 9 seconds at most. It is never failed for that.
 */
const LOCKS = { lockDuration: 5_000, stalledInterval: 2_000, maxStalledCount: Number.MAX_SAFE_INTEGER };

/** A job that is gone once it is done. BullMQ would keep the text of an Error, so it gets none that names a person. */
const GONE = { removeOnComplete: true, removeOnFail: true, stackTraceLimit: 0 } satisfies BullAddOptions;

/**
 * Jobs on BullMQ, which several instances share. There are two queues: sweeps and looks wait in one, messages in the other. So a receiver that
 * takes ten seconds for each message stops no look. Jobs hold numbers, days and the ids of entries, and nothing about a person.
 *
 * A call that adds a job rejects when Redis is away, and after two seconds. The job may have been added all the same, or a moment later. A worker
 * goes on by itself when Redis is back. `connection` is what `createNodeRedisClient(client)` of `bullmq` gives. Its client is another one than
 * that of the stores: one that keeps commands while it has no connection.
 */
export function createBullJobs<Connection>(
  bullmq: BullModule<Connection>,
  connection: Connection,
  { prefix = 'tour', onError }: BullJobsOptions,
  scope: string,
  { now, times = { ...TELL_WAITS, sweep: SWEEP_MS } }: { readonly now: () => number; readonly times?: JobTimes },
): WaitlistJobs {
  const shared = { connection, prefix: `${prefix}:waitlist:${scope}` };
  const looks = new bullmq.Queue('looks', shared);
  const messages = new bullmq.Queue('messages', shared);
  const workers: BullWorker[] = [];
  const running = new Set<Promise<unknown>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isReported = false;

  const report = (error: unknown): void => {
    if (!isReported && !isClosed) onError?.(problemOf(error));
    isReported = true;
  };
  looks.on('error', report);
  messages.on('error', report);
  // BullMQ stops listening when it is closed. From then on a connection that breaks would end the process.
  if (emitsErrors(connection)) connection.on('error', () => undefined);

  function open(): void {
    if (isClosed) throw new Error('These jobs are closed.');
  }

  async function send(call: () => Promise<unknown>): Promise<void> {
    open();
    try {
      await within(ADD_MS, {}, call);
      isReported = false;
    } catch (error) {
      report(error);
      throw error;
    }
  }

  /** Schedules the sweeps, which changes nothing where they are, and again and again: a Redis that was emptied has lost them. */
  async function schedule(groups: readonly number[]): Promise<void> {
    try {
      for (const group of groups)
        await send(() => {
          const template = { name: 'sweep', data: { group }, opts: GONE };
          return looks.upsertJobScheduler(`sweep-${group}`, { every: times.sweep }, template);
        });
      timer = setTimeout(schedule, times.sweep, groups);
    } catch {
      timer = setTimeout(schedule, AGAIN_MS, groups);
    }
    if (isClosed) clearTimeout(timer);
  }

  function work(queue: string, concurrency: number, run: (job: BullJob) => Promise<void>): BullWorker {
    const backoffStrategy = (tries: number, _type?: string, _error?: Error, job?: { readonly timestamp: number }) =>
      // -1: the job has failed for good.
      nextWait(tries, now() - (job?.timestamp ?? now()), times) ?? -1;
    const worker = new bullmq.Worker(
      queue,
      async (job) => {
        isReported = false;
        const done = run(job);
        const ended: Promise<unknown> = done.catch(() => undefined).finally(() => running.delete(ended));
        running.add(ended);
        await done.catch(() => {
          throw new Error('This job has failed.');
        });
      },
      { ...shared, ...LOCKS, concurrency, settings: { backoffStrategy } },
    );
    worker.on('error', report);
    workers.push(worker);
    return worker;
  }

  return {
    async start(doing, groups) {
      open();
      work('looks', 4, (job) => doLook(job, doing));
      work('messages', 8, async ({ data }) => {
        const telling = tellingIn(data);
        if (telling) await doing.tell(telling);
      }).on('failed', (job) => {
        const telling = job?.finishedOn === undefined ? undefined : tellingIn(job.data);
        if (telling) doing.givenUp(telling);
      });
      await schedule(groups);
    },
    sweep: (group) => send(() => looks.add('sweep', { group }, GONE)),
    look: (group, day, delay) =>
      send(() =>
        looks.add(
          'look',
          { group, day },
          // A look that runs already may ask for the next one, which then waits until it is done.
          { ...GONE, delay: Math.ceil(delay), deduplication: { id: `${group}-${day}`, keepLastIfActive: true } },
        ),
      ),
    lookNow: (group, day) => send(() => looks.add('look', { group, day }, GONE)),
    tell: ({ id, group, entry, starts }) =>
      send(() =>
        messages.add(
          'tell',
          { id, group, entry, starts },
          {
            ...GONE,
            // BullMQ takes no colon here, and no number.
            jobId: `tell-${encodeURIComponent(id)}`,
            attempts: Number.MAX_SAFE_INTEGER,
            backoff: { type: 'growing' },
            removeOnComplete: { age: TOLD_MS / 1000 },
          },
        ),
      ),
    async close() {
      // Without a connection a worker would wait for one. Then no job can be marked as done, and another instance does it again.
      const isThere = await within(ADD_MS, {}, () => looks.isPaused()).then(
        () => true,
        () => false,
      );
      if (!isThere) await within(CLOSE_MS, {}, () => Promise.all(running)).catch(() => undefined);
      await within(CLOSE_MS, {}, () => Promise.all(workers.map((worker) => worker.close(!isThere)))).catch(report);
      isClosed = true;
      clearTimeout(timer);
      await within(ADD_MS, {}, () => Promise.all([looks.close(), messages.close()])).catch(() => undefined);
    },
  };
}

async function doLook({ name, data }: BullJob, doing: WaitlistWork): Promise<void> {
  const group = member(data, 'group');
  if (typeof group !== 'number') return;
  if (name === 'sweep') return doing.sweep(group);
  const day = parseDay(String(member(data, 'day')));
  if (day !== undefined) await doing.look(group, day);
}

/** The message of a job; undefined where the job is of another version. */
function tellingIn(data: unknown): Telling | undefined {
  const [id, group, entry] = [member(data, 'id'), member(data, 'group'), member(data, 'entry')];
  const given = member(data, 'starts');
  if (typeof id !== 'string' || typeof group !== 'number' || typeof entry !== 'string' || !Array.isArray(given))
    return undefined;
  return { id, group, entry, starts: given.flatMap((time) => parseLocalDateTime(String(time)) ?? []) };
}

/** What is wrong, without an address: the texts of Node's errors have one beside their code. */
function problemOf(error: unknown): string {
  const code = member(error, 'code');
  return typeof code === 'string' ? code : String(member(error, 'message'));
}

const emitsErrors = (connection: unknown): connection is { on(event: 'error', listener: () => void): unknown } =>
  typeof member(connection, 'on') === 'function';

/** The part of the package `bullmq`, version 6, that the jobs of a waitlist use. The whole module has it. */
export interface BullModule<Connection> {
  readonly Queue: new (name: string, options: BullQueueOptions<Connection>) => BullQueue;
  readonly Worker: new (
    name: string,
    work: (job: BullJob) => Promise<void>,
    options: BullWorkerOptions<Connection>,
  ) => BullWorker;
}

/** A job, as far as it is read. */
export interface BullJob {
  readonly name: string;
  readonly data: unknown;
  /** When it was added, in milliseconds since the epoch. */
  readonly timestamp: number;
  /** Set once it is done, or has failed for good. */
  readonly finishedOn?: number;
}

/** The options of a job that are used. */
export interface BullAddOptions {
  readonly jobId?: string;
  readonly delay?: number;
  readonly attempts?: number;
  readonly backoff?: { readonly type: string };
  readonly deduplication?: { readonly id: string; readonly keepLastIfActive: boolean };
  readonly removeOnComplete: boolean | { readonly age: number };
  readonly removeOnFail: boolean;
  readonly stackTraceLimit: number;
}

/** The options of a queue that are used. */
export interface BullQueueOptions<Connection> {
  readonly connection: Connection;
  readonly prefix: string;
}

/** A queue, as far as it is used. */
export interface BullQueue {
  add(name: string, data: object, options: BullAddOptions): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { readonly every: number },
    template: {
      readonly name: string;
      readonly data: object;
      readonly opts: Omit<BullAddOptions, 'jobId' | 'delay' | 'deduplication'>;
    },
  ): Promise<unknown>;
  /** Asks Redis. */
  isPaused(): Promise<boolean>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

/** The options of a worker that are used. Times are in milliseconds. */
export interface BullWorkerOptions<Connection> extends BullQueueOptions<Connection> {
  readonly concurrency: number;
  readonly lockDuration: number;
  readonly stalledInterval: number;
  readonly maxStalledCount: number;
  readonly settings: {
    readonly backoffStrategy: (
      tries: number,
      type?: string,
      error?: Error,
      job?: { readonly timestamp: number },
    ) => number;
  };
}

/** A worker, as far as it is used. */
export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: BullJob | undefined) => void): unknown;
  /** `force`: does not wait for jobs that run. */
  close(force: boolean): Promise<void>;
}

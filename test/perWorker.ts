/** Functions that close what this worker started for all of its test files. */
const endings: (() => Promise<unknown>)[] = [];

// Vitest ends a worker by SIGTERM. The processes that the worker started would live on.
process.once('SIGTERM', () => void Promise.allSettled(endings.map((end) => end())).then(() => process.exit()));

/** Starts a thing that several test files need, once for all files of this worker. Nobody closes it: it ends with the worker. */
export function perWorker<Started extends { close(): Promise<unknown> }>(
  start: () => Promise<Started>,
): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  return () => {
    if (started === undefined) {
      const starting = start();
      endings.push(() => starting.then((each) => each.close()));
      started = starting;
    }
    return started;
  };
}

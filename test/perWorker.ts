/** How what this worker has started for all of its files ends. */
const endings: (() => Promise<unknown>)[] = [];

// That is how vitest ends a worker; left to itself a process it started would live on.
process.once('SIGTERM', () => void Promise.allSettled(endings.map((end) => end())).then(() => process.exit()));

/** Starts what several files need once for all that run in this worker. Nobody closes it: it ends with the worker. */
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

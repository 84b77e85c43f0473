/**
 * Lets at most `atOnce` calls run at once. Further calls wait in line, those that change something first. A call that would make the line
 * longer than `waiting`, or that waits longer than `patience` milliseconds, is not made.
 */
export interface CallQueue {
  /** Gives what `call` gives, or `FULL` where the call was not made. */
  run<Value>(call: () => Promise<Value>, first: boolean): Promise<Value | typeof FULL>;
}

/** Stands for a call that was not made. */
export const FULL = 'full';

/** How long a call waits in line, in milliseconds. */
const PATIENCE_MS = 5_000;

interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Default: {@link PATIENCE_MS}. */
  readonly patience?: number;
}

export function createCallQueue({ atOnce, waiting, patience = PATIENCE_MS }: QueueLimits): CallQueue {
  let running = 0;
  /** Those who wait. Each is told whether it may go on. */
  const line: { readonly first: boolean; readonly go: (may: boolean) => void }[] = [];

  const turn = (first: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(entry), 1);
        resolve(false);
      }, patience);
      const entry = {
        first,
        go(may: boolean) {
          clearTimeout(timer);
          resolve(may);
        },
      };
      const place = first ? line.findIndex((other) => !other.first) : -1;
      line.splice(place < 0 ? line.length : place, 0, entry);
      // A full line keeps those that came first, but a booking takes the place of a question.
      if (line.length > waiting) line.pop()?.go(false);
    });

  return {
    async run(call, first) {
      if (running >= atOnce) {
        // A call that ends hands its place to the next one, so `running` does not change.
        if (!(await turn(first))) return FULL;
      } else running += 1;
      try {
        return await call();
      } finally {
        const next = line.shift();
        if (next) next.go(true);
        else running -= 1;
      }
    },
  };
}

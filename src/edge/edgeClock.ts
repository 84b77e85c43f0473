/** The clock of an edge. */
export interface Clock {
  /** Milliseconds since the epoch: what day it is, and since when something counts that others read as well. It may be put back or forward. */
  readonly now: () => number;
  /** Milliseconds from any moment on, by a clock that is never put back or forward: how long something lasts within this process. */
  readonly elapsed: () => number;
}

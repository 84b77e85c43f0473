/** One thing that was put to the test. */
export interface Verdict {
  readonly what: string;
  /** What was seen, in words. */
  readonly seen: string;
  readonly holds: boolean;
}

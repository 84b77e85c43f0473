/** The result of one check. */
export interface Verdict {
  readonly what: string;
  /** What was seen, in words. */
  readonly seen: string;
  readonly holds: boolean;
}

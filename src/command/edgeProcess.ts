/** What the process gives to the edge. */
export interface EdgeProcess {
  readonly now: () => number;
  /** Prints one line: for each request, and when Redis goes away or comes back. */
  readonly log: (line: string) => void;
}

/** One row of the browser's table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What is aimed at, in words. */
  readonly budget: string;
  readonly met: boolean;
  /** What stands below the table, in order. */
  readonly notes?: readonly string[];
}

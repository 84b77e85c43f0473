/** One row of the browser's table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The budget, in words. */
  readonly budget: string;
  readonly met: boolean;
  /** The lines below this row. */
  readonly notes?: readonly string[];
}

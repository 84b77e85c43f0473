/** One row of the browser's table. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The budget of docs/DESIGN.md, section 5. */
  readonly budget: string;
  readonly met: boolean;
  /** What stands below the table, in order. */
  readonly notes?: readonly string[];
}

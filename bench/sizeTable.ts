import { BUDGETS, type Budget } from './budgets.ts';

/** One row of the table: what, bytes, budget, and whether that is met. */
export interface SizeRow extends Budget {
  readonly bytes: number;
}

/** The sizes beside their budgets, in the budgets' order. */
export const sizeRows = (sizes: Readonly<Record<keyof typeof BUDGETS, number>>): readonly SizeRow[] => [
  { ...BUDGETS.loader, bytes: sizes.loader },
  { ...BUDGETS.firstFreeTime, bytes: sizes.firstFreeTime },
  { ...BUDGETS.untilBooked, bytes: sizes.untilBooked },
  { ...BUDGETS.packageFirst, bytes: sizes.packageFirst },
  { ...BUDGETS.ownCode, bytes: sizes.ownCode },
];

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/** The table as text. A budget that is not reached yet shows by how much. */
export function sizeTable(rows: readonly SizeRow[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, bytes, goal }) => {
      const verdict = bytes <= goal ? 'met' : `${kilobytes(bytes - goal)} too much`;
      return `${what.padEnd(width)}  ${kilobytes(bytes).padStart(9)} of ${kilobytes(goal).padStart(9)}  ${verdict}`;
    })
    .join('\n');
}

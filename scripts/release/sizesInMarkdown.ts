import type { SizeRow } from '../../bench/sizes.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

function difference(bytes: number, before: number | undefined): string {
  if (before === undefined) return '';
  const more = bytes - before;
  return more === 0 ? 'the same' : `${more > 0 ? '+' : '−'}${Math.abs(more)} B`;
}

/** A table of sizes beside their budgets, and beside those of another build: `before`, by name. That build may be of another version. */
export function sizesInMarkdown(rows: readonly SizeRow[], before: Readonly<Partial<Record<string, number>>>): string {
  const lines = rows.map(
    ({ what, bytes, goal }) =>
      `| ${what} | ${kilobytes(bytes)}${bytes > goal ? ' **too much**' : ''} | ${difference(bytes, before[what])} | ${kilobytes(goal)} |`,
  );
  return ['| size | now | change | limit |', '|---|---|---|---|', ...lines].join('\n');
}

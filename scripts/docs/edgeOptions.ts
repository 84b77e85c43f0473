import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flagName } from '../../src/command/arguments.ts';
import type { OptionTable } from '../../src/edge/optionTable.ts';

const HEAD = '| option | by command | |';

/** A page of docs/ with its table of options, which begins with the line `HEAD`, made from `table`. */
export function pageWithOptions(page: string, table: OptionTable): string {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs', page), 'utf8');
  const rows = Object.entries(table).flatMap(([name, row]) => {
    if ('rows' in row) return [];
    const by = row.variable ?? (row.flag && flagName(row.flag.name ?? name));
    const without = row.standard === undefined ? '' : ` (${row.standard.toLocaleString('en-US')})`;
    return `| \`${name}\` |${by === undefined ? '' : ` \`${by}\``} | ${row.says}${without} |`;
  });
  const old = new RegExp(`^${HEAD.replaceAll('|', '\\|')}\\n(\\|.*\\n)*`, 'm');
  if (!old.test(text)) throw new Error(`docs/${page} has no line \`${HEAD}\``);
  return text.replace(old, () => `${[HEAD, '|---|---|---|', ...rows].join('\n')}\n`);
}

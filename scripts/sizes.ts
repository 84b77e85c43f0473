import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type SizeRow, sizeRows } from '../bench/sizes.ts';
import { sizesInMarkdown } from './release/sizesInMarkdown.ts';

/**
 * `npm run sizes`: the sizes of what is built, as a table in Markdown. `--json` writes them for another run, which compares with
 * `--before FILE`.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, before: { type: 'string' } } });

const bytesOf = (rows: readonly SizeRow[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.map(({ what, bytes }) => [what, bytes]));

const rows = sizeRows();
if (values.json) console.log(JSON.stringify(bytesOf(rows)));
else console.log(sizesInMarkdown(rows, values.before ? JSON.parse(readFileSync(values.before, 'utf8')) : {}));

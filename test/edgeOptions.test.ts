import { expect, it } from 'vitest';
import { pageWithOptions } from '../scripts/docs/edgeOptions.ts';
import { EDGE, LIMITS, type OptionTable, WAITLIST } from '../src/edge/optionTable.ts';

const TABLES: readonly (readonly [string, OptionTable])[] = [
  ['edge.md', EDGE],
  ['security.md', LIMITS],
  ['waitlist.md', WAITLIST],
  ['assistants.md', EDGE.assistants.rows],
];

it.each(TABLES)('docs/%s has the options of an edge as the table of options has them', async (page, table) => {
  // To write it: `npx vitest run --project repository test/edgeOptions.test.ts -u`.
  await expect(pageWithOptions(page, table)).toMatchFileSnapshot(`../docs/${page}`);
});

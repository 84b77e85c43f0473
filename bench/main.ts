import { measureSizes } from './measureSizes.ts';
import { searchTable, timeSearches } from './search.ts';
import { sizeRows, sizeTable } from './sizeTable.ts';

/** `npm run bench`: the budgets of docs/DESIGN.md, one table a kind. The sizes want a built dist/. */
const parts: readonly (() => string | Promise<string>)[] = [
  () => `Sizes\n${sizeTable(sizeRows(measureSizes()))}`,
  async () => searchTable(await timeSearches()),
];

for (const part of parts) console.log(`${await part()}\n`);

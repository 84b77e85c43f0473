import { measureSizes } from './measureSizes.ts';
import { sizeRows, sizeTable } from './sizeTable.ts';

/** `npm run bench`: every budget of docs/DESIGN.md that is measured, one table a kind. Wants a built dist/. */
console.log(sizeTable(sizeRows(measureSizes())));

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { coverageText } from './contract/coverageTable.ts';
import { openapiText } from './contract/openapiDocument.ts';

/** Writes openapi.json and docs/api.md from the table of operations. */
const root = resolve(import.meta.dirname, '..');
await writeFile(resolve(root, 'openapi.json'), openapiText());
await writeFile(resolve(root, 'docs/api.md'), coverageText());
console.log('openapi.json and docs/api.md are written');

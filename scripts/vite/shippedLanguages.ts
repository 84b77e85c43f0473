import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The languages that are shipped beside English: each is a file of src/locales. The builds and the measurements read this list. */
export const shippedLanguages: readonly string[] = readdirSync(resolve(import.meta.dirname, '../../src/locales'))
  .map((file) => basename(file, '.ts'))
  .sort();

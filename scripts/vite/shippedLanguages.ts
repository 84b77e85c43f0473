import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The languages that are shipped beside English, by the files of src/locales: what builds and measures reads them here. */
export const shippedLanguages: readonly string[] = readdirSync(resolve(import.meta.dirname, '../../src/locales'))
  .map((file) => basename(file, '.ts'))
  .sort();

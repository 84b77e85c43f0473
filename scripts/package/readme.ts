import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * npm packs the README.md beside package.json. The one of the repository leads to pages that the package does not hold, so the package
 * has one of its own: `prepack` puts it in place, `postpack` puts that of the repository back.
 */

/** Where the README of the repository is kept meanwhile. npm would pack it anywhere beside package.json. */
const keptIn = (folder: string): string => join(folder, '.cache/README.md');

/** Puts the package's README in place in `folder`. A second call changes nothing. */
export function putReadme(folder: string): void {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  if (!existsSync(keptIn(folder))) renameSync(join(folder, 'README.md'), keptIn(folder));
  copyFileSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
}

/** Puts the repository's README back in `folder`. */
export function restoreReadme(folder: string): void {
  if (existsSync(keptIn(folder))) renameSync(keptIn(folder), join(folder, 'README.md'));
}

const [, program = '', step] = process.argv;
if (resolve(program) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  if (step === 'put') putReadme(root);
  else restoreReadme(root);
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * npm packs the README.md beside package.json. The repository's README links to pages that are not in the package, so the package has its
 * own. `prepack` swaps it in, and `postpack` restores the repository's.
 */

/**
 * Where links to the docs lead. On npm's page a relative link would lead to the newest state of the repository. So if `package.json` names a
 * repository on GitHub, they lead to the docs of the version there, else to those in the package.
 */
function docsFor(folder: string): string {
  const { version, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, name] =
    /^(?:.*github(?:\.com)?[/:])?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(repository?.url ?? repository ?? '') ?? [];
  return name === undefined ? 'dist/docs/' : `https://github.com/${name}/blob/v${version}/docs/`;
}

/** Where the README of the repository is kept during the packing. Beside package.json, npm would pack it as well. */
const keptIn = (folder: string): string => join(folder, '.cache/README.md');

/** Puts the package's README in place in `folder`. A second call changes nothing. */
export function putReadme(folder: string): void {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  if (!existsSync(keptIn(folder))) renameSync(join(folder, 'README.md'), keptIn(folder));
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), text.replaceAll('](dist/docs/', `](${docsFor(folder)}`));
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

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * npm packs the README.md and the CHANGELOG.md beside package.json. Those of the repository link to pages that are not in the package, so the
 * package has its own. `prepack` swaps them in, and `postpack` restores the repository's.
 */

/** The pages of the package, made from those of the repository. */
const PAGES: Readonly<Record<string, (text: string) => string>> = {
  'README.md': () => readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'),
  'CHANGELOG.md': (text) =>
    // The README of the package has no headings.
    text.replaceAll('](docs/', '](dist/docs/').replaceAll(/\]\(README\.md#[\w-]+\)/g, '](README.md)'),
};

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

/** Where a page of the repository is kept during the packing. Beside package.json, npm would pack the README as well. */
const keptIn = (folder: string, name: string): string => join(folder, '.cache', name);

/** Puts the package's pages in place in `folder`. A second call changes nothing. */
export function putTopPages(folder: string): void {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const [name, packed] of Object.entries(PAGES)) {
    const kept = keptIn(folder, name);
    if (!existsSync(kept)) renameSync(join(folder, name), kept);
    const text = packed(readFileSync(kept, 'utf8'));
    writeFileSync(join(folder, name), text.replaceAll('](dist/docs/', `](${docsFor(folder)}`));
  }
}

/** Puts the repository's pages back in `folder`. */
export function restoreTopPages(folder: string): void {
  for (const name of Object.keys(PAGES))
    if (existsSync(keptIn(folder, name))) renameSync(keptIn(folder, name), join(folder, name));
}

const [, program = '', step] = process.argv;
if (resolve(program) === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../..');
  if (step === 'put') putTopPages(root);
  else restoreTopPages(root);
}

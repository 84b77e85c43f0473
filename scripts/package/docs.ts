import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';

/** The package holds the docs of its version as dist/docs: those that its users read, without pictures. */

const root = resolve(import.meta.dirname, '../..');
const OUT = 'dist/docs';

/** A page for those who change the code. The others of this kind are in docs/project. */
const LEFT_OUT = ['api.md'];
/** Files at the top of the package. */
const AT_TOP = ['README.md', 'CHANGELOG.md', 'LICENSE'];

const pages = ['docs', 'docs/examples', 'docs/sites'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => /\.(md|yaml|js|tsx?|vue|svelte|astro)$/.test(file) && !LEFT_OUT.includes(file))
    .map((file) => join(folder, file)),
);

/** Where the package holds a file of the repository. Undefined if it does not. */
const placeOf = (file: string): string | undefined =>
  AT_TOP.includes(file) ? file : pages.includes(file) ? join('dist', file) : undefined;

/** The page with links to what the package holds. Every other link is its words, every picture what it shows. */
const packedPage = (page: string, text: string): string =>
  // The code of the page is left as it is.
  text.replace(/^```[\s\S]*?^```$|!?\[([^\][]*)\]\(([^)\s]+)\)/gm, (whole, words?: string, target = '') => {
    if (words === undefined || /^(?:[a-z]+:|#)/.test(target)) return whole;
    const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
    const place = placeOf(normalize(join(dirname(page), path)));
    if (place === undefined || whole.startsWith('!')) return words;
    // The README of the package has no headings.
    const heading = place === 'README.md' ? '' : anchor;
    return `[${words}](${relative(dirname(join('dist', page)), place)}${heading})`;
  });

/** Writes dist/docs. */
export function writeDocs(): void {
  rmSync(join(root, OUT), { recursive: true, force: true });
  for (const page of pages) {
    const file = join(root, 'dist', page);
    mkdirSync(dirname(file), { recursive: true });
    const text = readFileSync(join(root, page), 'utf8');
    writeFileSync(file, page.endsWith('.md') ? packedPage(page, text) : text);
  }
}

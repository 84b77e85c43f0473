import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { putTopPages, restoreTopPages } from '../scripts/package/topPages.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { headingsOf } from './codeBlocks.ts';

/** Tests the README and the changelog of the package, which are not those of the repository. They are packed from a copy of the repository. */

const root = resolve(import.meta.dirname, '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/readme-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

for (const path of ['package.json', 'README.md', 'LICENSE', ...manifest.files])
  cpSync(join(root, path), join(copy, path), { recursive: true });
const before = readFileSync(join(root, 'README.md'), 'utf8');
putTopPages(copy);
// As after a pack that was interrupted.
putTopPages(copy);
execFileSync('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: copy });
const [tarball = ''] = readdirSync(copy).filter((file) => file.endsWith('.tgz'));
execFileSync('tar', ['-xf', tarball], { cwd: copy });
const packed = join(copy, 'package');
const readme = readFileSync(join(packed, 'README.md'), 'utf8');

/** The files that a packed page links to, each with its heading. Code is left out. */
const linksIn = (page: string): readonly string[] =>
  [
    ...readFileSync(page, 'utf8')
      .replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '')
      .matchAll(/\]\(([^)\s"]+)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target));

/** Whether the file is there that `page` links to, with the heading. */
function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', heading] = target.split('#');
  const file = join(dirname(page), path);
  if (!existsSync(file) || heading === undefined) return existsSync(file);
  return headingsOf(readFileSync(file, 'utf8')).includes(heading);
}

/** What a text links to, pictures too. */
const targetsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\]\(|(?:src|href)=")([^)\s"#]+)/g)].flatMap(([, target = '']) => target);

it('links to nothing that the package does not hold', () => {
  const outside = /<(?:script async src|link rel="(?:modulepreload|preconnect)" href)="[^"]+"/g;
  const targets = targetsIn(readme.replace(outside, '')).filter((target) => !target.startsWith('tel:'));
  expect(targets.length).toBeGreaterThan(1);
  expect(targets.filter((target) => !existsSync(join(packed, target)))).toEqual([]);
  // The repository's README would not pass.
  expect(targetsIn(before).filter((target) => !existsSync(join(packed, target))).length).toBeGreaterThan(20);
});

it('leads to the docs of its version, which the package holds, and so do they', () => {
  const docs = readdirSync(join(packed, 'dist/docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(docs.filter((file) => !readme.includes(`(dist/docs/${file})`))).toEqual([]);
  const links = docs.flatMap((file) => {
    const page = join(packed, 'dist/docs', file);
    return linksIn(page).map((target) => ({ file, target, isThere: leadsSomewhere(page, target) }));
  });
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ isThere }) => !isThere)).toEqual([]);
});

it('has a changelog that leads to what the package holds', () => {
  const page = join(packed, 'CHANGELOG.md');
  expect(linksIn(page).length).toBeGreaterThan(10);
  expect(linksIn(page).filter((target) => !leadsSomewhere(page, target))).toEqual([]);
  // That of the repository would not pass.
  expect(linksIn(join(root, 'CHANGELOG.md')).filter((target) => !leadsSomewhere(page, target)).length).toBeGreaterThan(
    10,
  );
});

it.each([
  'github:alder/widget',
  'alder/widget',
  'https://github.com/alder/widget',
  { type: 'git', url: 'git+https://github.com/alder/widget.git' },
])('leads to the docs of its version in the repository %j, so that npm’s page does, too', (repository) => {
  const folder = mkdtempSync(join(root, '.cache/readme-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.4.2', repository }));
  for (const page of ['README.md', 'CHANGELOG.md']) copyFileSync(join(root, page), join(folder, page));
  putTopPages(folder);
  const [text, changes] = ['README.md', 'CHANGELOG.md'].map((page) => readFileSync(join(folder, page), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(changes).toContain('(https://github.com/alder/widget/blob/v1.4.2/docs/options.md)');
  expect(text).toContain('(https://github.com/alder/widget/blob/v1.4.2/docs/options.md)');
  expect(text).not.toContain('dist/docs');
});

it('names each language', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  for (const language of ['en', ...shippedLanguages]) expect(readme).toContain(names.of(language));
});

it('is the only one in the package, and names each door', () => {
  expect(readdirSync(packed).filter((file) => /readme/i.test(file))).toEqual(['README.md']);
  for (const door of Object.keys(manifest.exports))
    if (door !== './package.json') expect(readme).toContain(`\`${door.replace('.', manifest.name)}\``);
});

it('gives way to the one of the repository after packing', () => {
  expect(manifest.scripts.prepack).toMatch(/ && tsx scripts\/package\/topPages\.ts put$/);
  expect(manifest.scripts.postpack).toBe('tsx scripts/package/topPages.ts restore');
  restoreTopPages(copy);
  restoreTopPages(copy);
  for (const page of ['README.md', 'CHANGELOG.md'])
    expect(readFileSync(join(copy, page), 'utf8')).toBe(readFileSync(join(root, page), 'utf8'));
});

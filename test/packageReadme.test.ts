import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { putReadme, restoreReadme } from '../scripts/package/readme.ts';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';

/** Tests the README of the package, which is not the README of the repository. It is packed from a copy of the repository. */

const root = resolve(import.meta.dirname, '..');
mkdirSync(join(root, '.cache'), { recursive: true });
const copy = mkdtempSync(join(root, '.cache/readme-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

for (const path of ['package.json', 'README.md', 'LICENSE', ...manifest.files])
  cpSync(join(root, path), join(copy, path), { recursive: true });
const before = readFileSync(join(root, 'README.md'), 'utf8');
putReadme(copy);
// As after a pack that was interrupted.
putReadme(copy);
execFileSync('npm', ['pack', '--ignore-scripts', '--silent'], { cwd: copy });
const [tarball = ''] = readdirSync(copy).filter((file) => file.endsWith('.tgz'));
execFileSync('tar', ['-xf', tarball], { cwd: copy });
const packed = join(copy, 'package');
const readme = readFileSync(join(packed, 'README.md'), 'utf8');

/** What a text links to, pictures too. */
const targetsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\]\(|(?:src|href)=")([^)\s"#]+)/g)].flatMap(([, target = '']) => target);

it('links to nothing that the package does not hold', () => {
  const outside = /<(?:script async src|link rel="(?:modulepreload|preconnect)" href)="[^"]+"/g;
  const targets = targetsIn(readme.replace(outside, ''));
  expect(targets.length).toBeGreaterThan(1);
  expect(targets.filter((target) => !existsSync(join(packed, target)))).toEqual([]);
  // The repository's README would not pass.
  expect(targetsIn(before).filter((target) => !existsSync(join(packed, target))).length).toBeGreaterThan(20);
});

it('leads to the docs of its version, which the package holds, and so do they', () => {
  for (const page of ['options', 'events', 'hosting', 'mock', 'sites/html'])
    expect(readme).toContain(`(dist/docs/${page}.md)`);
  const docs = readdirSync(join(packed, 'dist/docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const links = docs.flatMap((file) => {
    const page = join(packed, 'dist/docs', file);
    return targetsIn(readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, ''))
      .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
      .map((target) => ({ file, target, isThere: existsSync(join(dirname(page), target)) }));
  });
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ isThere }) => !isThere)).toEqual([]);
});

it.each([
  'github:alder/widget',
  'alder/widget',
  'https://github.com/alder/widget',
  { type: 'git', url: 'git+https://github.com/alder/widget.git' },
])('leads to the docs of its version in the repository %j, so that npm’s page does, too', (repository) => {
  const folder = mkdtempSync(join(root, '.cache/readme-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.4.2', repository }));
  writeFileSync(join(folder, 'README.md'), before);
  putReadme(folder);
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  rmSync(folder, { recursive: true });
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
  expect(manifest.scripts.prepack).toMatch(/ && tsx scripts\/package\/readme\.ts put$/);
  expect(manifest.scripts.postpack).toBe('tsx scripts/package/readme.ts restore');
  restoreReadme(copy);
  restoreReadme(copy);
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toBe(before);
});

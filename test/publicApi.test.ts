import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarationFiles, declaredNames, exportedNames } from '../scripts/site/reference.ts';
import { packageDoors } from '../scripts/vite/testProjects.ts';

/**
 * What the package promises, as files to review: a change shows in the diff of test/publicApi. To accept a change:
 * `npm run build`, then `npx vitest run --project repository test/publicApi.test.ts -u`.
 */

const root = resolve(import.meta.dirname, '..');

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** The files of the package, hashes left out. */
function packedFiles(): readonly string[] {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--silent'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [packed] = Object.values<Packed>(JSON.parse(printed));
  const paths = packed?.files.map(({ path }) => path.replace(/-[\w-]{8}(?=\.c?js)/, '-HASH')) ?? [];
  return [...new Set(paths)].sort();
}

it('the package holds these files', async () => {
  const files = packedFiles();
  expect(files.length).toBeGreaterThan(40);
  await expect(`${files.join('\n')}\n`).toMatchFileSnapshot('publicApi/files.txt');
});

it('the modules of the package can be read as they are: whole names, their docstrings, and no source map', () => {
  expect(packedFiles().filter((path) => path.endsWith('.map'))).toEqual([]);
  const folder = join(root, 'dist/npm');
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(code).not.toContain('sourceMappingURL');
  // Names that no door exports.
  for (const name of ['readSettings', 'nextCalls']) expect(code).toMatch(new RegExp(`function ${name}\\(|${name} = `));
  expect(code).toContain('/** Reads the homes back from the notes of a booking.');
});

/** The libraries whose types a door may name, itself or in what it shares with other doors. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  index: ['@tanstack/query-core', 'react'],
  element: ['@tanstack/query-core', 'react'],
  core: ['@tanstack/query-core'],
  mock: ['msw'],
  playwright: ['@playwright/test'],
};

const folder = join(root, 'dist/npm');
const shared = readdirSync(join(folder, 'types')).map((file) => `types/${file}`);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('the declarations that doors share are those that were reviewed, and all of them', async () => {
  for (const file of shared)
    await expect(readFileSync(join(folder, file), 'utf8')).toMatchFileSnapshot(`publicApi/${file}`);
  expect(readdirSync(join(root, 'test/publicApi/types')).map((file) => `types/${file}`)).toEqual(shared);
});

it('CommonJS gets the same declarations, by the names that it asks for', () => {
  for (const file of [...packageDoors.map((door) => `${door}.d.ts`), ...shared]) {
    const text = readFileSync(join(root, 'dist/cjs', file.replace(/ts$/, 'cts')), 'utf8');
    expect(text.replace(/(from '\.[^']+)\.cjs'/g, "$1.js'")).toBe(readFileSync(join(folder, file), 'utf8'));
    expect(text).not.toMatch(/from '\.[^']+\.js'/);
  }
});

describe.each(packageDoors)('the types of %s', (door) => {
  const path = join(folder, `${door}.d.ts`);
  const files = declarationFiles(path);
  const declared = declaredNames([...files.values()].join('\n'));
  const exported = exportedNames(path);
  const names = exported.map(({ name }) => name);

  it('are those that were reviewed', async () => {
    await expect(files.get(path)).toMatchFileSnapshot(`publicApi/${door}.d.ts`);
  });

  it('can all be imported by name', () => {
    expect(names.length).toBeGreaterThan(0);
    // A value is no part of a type, and may have the name of a property.
    const types = declared.filter(({ declaration }) => /^(?:type|interface)/.test(declaration));
    const used = new Set(
      exported.flatMap(({ declaration }) => withoutComments(declaration).match(/(?<!['"\w$-])[A-Z]\w*/g) ?? []),
    );
    expect(types.map(({ name }) => name).filter((name) => used.has(name) && !names.includes(name))).toEqual([]);
  });

  it('promise the values that the module exports', async () => {
    const module: object = await import(/* @vite-ignore */ join(root, `dist/npm/${door}.js`));
    const values = exported.filter(({ declaration }) => /^(?:declare|const|function|class)/.test(declaration));
    expect(Object.keys(module).sort()).toEqual(values.map(({ name }) => name).sort());
  });

  it('have a comment on each name', () => {
    expect(exported.filter(({ about }) => about === '').map(({ name }) => name)).toEqual([]);
  });

  it('hold nothing internal, and import types only from the listed libraries', () => {
    const text = [...files.values()].join('\n');
    expect(text).not.toMatch(/@internal|\btypeof (?!fetch)|unique symbol|[:<] ?any\b|\w\$\d/);
    const imported = [...text.matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(LIBRARIES[door] ?? []);
  });
});

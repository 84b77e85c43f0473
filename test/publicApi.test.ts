import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
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

it('the package has a source map for each script, with the source in it', () => {
  const folder = join(root, 'dist/npm');
  // A door that only re-exports has nothing to map, and neither has the bundler's own file.
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.startsWith('rolldown-runtime'))
    .filter((file) => /^(?!import|export)[^\s]/m.test(readFileSync(join(folder, file), 'utf8')));
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, `${script}.map`), 'utf8'));
    expect(sourcesContent).toHaveLength(sources.length);
  }
});

/** The names a declaration file declares, and those it exports. */
function namesOf(text: string) {
  const found = (pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const listed = (pattern: RegExp): readonly string[] =>
    found(pattern).flatMap((names) => names.split(',').flatMap((name) => name.trim() || []));
  return {
    declared: found(/^(?:declare )?(?:type|interface|const|function|class|enum|namespace) ([\w$]+)/gm),
    values: listed(/^export \{([^}]*)\};$/gm),
    types: listed(/^export type \{([^}]*)\};$/gm),
  };
}

/** The libraries whose types a door may name. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  index: ['@tanstack/query-core', 'react'],
  element: ['@tanstack/query-core', 'react'],
  core: ['@tanstack/query-core'],
  mock: ['msw'],
  playwright: ['@playwright/test'],
};

describe.each(packageDoors)('the types of %s', (door) => {
  const text = readFileSync(join(root, `dist/npm/${door}.d.ts`), 'utf8');
  const { declared, values, types } = namesOf(text);

  it('are those that were reviewed', async () => {
    await expect(text).toMatchFileSnapshot(`publicApi/${door}.d.ts`);
  });

  it('can all be imported by name', () => {
    expect(declared.length).toBeGreaterThan(0);
    expect([...values, ...types].sort()).toEqual([...declared].sort());
  });

  it('promise the values that the module exports', async () => {
    const module: object = await import(/* @vite-ignore */ join(root, `dist/npm/${door}.js`));
    expect(Object.keys(module).sort()).toEqual([...values].sort());
  });

  it('have a comment on each name', () => {
    const bare = declared.filter((name) => {
      const [before = ''] = text.split(
        new RegExp(`^(?:declare )?(?:type|interface|const|function|class) ${name}\\b`, 'm'),
      );
      return !before.trimEnd().endsWith('*/');
    });
    expect(bare).toEqual([]);
  });

  it('hold nothing internal, and import types only from the listed libraries', () => {
    expect(text).not.toMatch(/@internal|\btypeof (?!fetch)|unique symbol|[:<] ?any\b|\w\$\d/);
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect([...new Set(imported)].sort()).toEqual(LIBRARIES[door] ?? []);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { filesFrom } from '../bench/sizes.ts';
import manifest from '../package.json' with { type: 'json' };
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { packageDoors } from '../scripts/vite/testProjects.ts';
import { toldIn, typeCheck } from './typeCheck.ts';

const root = resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** The package as a file of `.cache/<name>`. Nothing is built for it. */
function packTarball(name: string): string {
  const folder = join(root, '.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: root });
  const [file = ''] = readdirSync(folder);
  return join(folder, file);
}

it('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest, { color: false }))).toEqual([]);
});

interface TypeProblem {
  readonly kind: string;
  readonly resolutionKind?: string;
  readonly implementationFileName?: string;
}

it('every door has types that resolve', () => {
  const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
  const styles = Object.keys(manifest.exports).filter((name) => /\.(css|json)$/.test(name));
  const tarball = packTarball('tarball');
  const report = join(root, '.cache/tarball/report.json');
  const args = [attw, tarball, '--format', 'json', '--exclude-entrypoints', ...styles];
  // Into a file: attw exits before a pipe has taken all of its output.
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', openSync(report, 'w'), 'inherit'] });
  const { analysis, problems } = JSON.parse(readFileSync(report, 'utf8'));
  expect(Object.keys(analysis.entrypoints)).toContain('./mock');
  const found = Object.values<readonly TypeProblem[]>(problems).flat();
  // attw does not check the door of the languages, which is a pattern.
  expect(found).toEqual([]);
});

describe('in a CommonJS project', () => {
  const load = (door: string, flags: readonly string[] = []) =>
    spawnSync(process.execPath, [...flags, '--eval', `console.log(Object.keys(require('${door}')).join())`], {
      cwd: root,
      encoding: 'utf8',
    });

  it('a Node that can require ES modules finds the doors of a server', () => {
    expect(load('tour-booking/client').stdout).toContain('createLeasingClient');
    expect(load('tour-booking/server').stdout).toContain('createServerClient');
  });

  it('a Node that cannot require ES modules finds them, too', () => {
    const flags = ['--no-experimental-require-module'];
    expect(load('tour-booking/client', flags).stdout).toContain('createLeasingClient');
    expect(load('tour-booking', flags).stdout).toContain('TourBooking');
  });

  it.each(packageDoors.filter((door) => door !== 'mock'))(
    '%s is one copy for `require` and `import`, with the same names',
    (door) => {
      const name = door === 'index' ? 'tour-booking' : `tour-booking/${door}`;
      const program = `import('${name}').then((m) => { const r = require('${name}'); console.log(Object.keys(m).every((key) => r[key] === m[key])) })`;
      const run = (flags: readonly string[]) =>
        spawnSync(process.execPath, [...flags, '--eval', program], { cwd: root, encoding: 'utf8' });
      expect(run([]).stdout).toBe('true\n');
      const keys = `console.log(Object.keys(require('${name}')).sort().join())`;
      const of = (flags: readonly string[]) =>
        spawnSync(process.execPath, [...flags, '--eval', keys], { cwd: root, encoding: 'utf8' }).stdout;
      expect(of(['--no-experimental-require-module'])).toBe(of([]));
    },
  );
});

it('the doors that only a page can use are marked for frameworks that also render on a server', () => {
  const first = (door: string) => readFileSync(join(root, `dist/npm/${door}.js`), 'utf8').split('\n')[0];
  for (const door of ['index', 'element']) expect(first(door)).toMatch(/^["']use client["'];$/);
  for (const door of ['core', 'client', 'server', 'edge', 'mock', 'playwright'])
    expect(first(door)).not.toContain('use client');
});

it('every door can be imported on a server, and the element defines nothing there', () => {
  const doors = Object.keys(manifest.exports)
    .filter((name) => !/\.\w+$/.test(name))
    .flatMap((name) => (name.endsWith('*') ? shippedLanguages.map((language) => name.replace('*', language)) : name));
  const program = `for (const door of ${JSON.stringify(doors)}) await import(door.replace('.', 'tour-booking'));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('npm builds each folder of the package and the types before it packs', () => {
  const [, steps = ''] = /build\.ts ([\w ]+) &&/.exec(manifest.scripts.prepack) ?? [];
  const folders = manifest.files.flatMap((file) => /^dist\/(\w+)$/.exec(file)?.[1] ?? []);
  expect(new Set(steps.split(' '))).toEqual(new Set([...folders, 'types']));
});

it('is published with its provenance only from a repository that it names, because npm refuses it otherwise', () => {
  const { publishConfig, repository }: { publishConfig: object; repository?: unknown } = manifest;
  expect(publishConfig).toEqual({ access: 'public', ...(repository !== undefined && { provenance: true }) });
});

/** A consumer of every door. */
const usage = readFileSync(join(root, 'test/consumers/typescript/main.tsx'), 'utf8');
/** One mistake each in that consumer: what it is, the right text, the wrong text. */
const mistakes: readonly (readonly [string, string, string])[] = [
  ['a wrong prop', 'groupId: 101,\n', 'groupId: {},\n'],
  ['a wrong payload', 'slot.length', 'slot.size'],
  ['a wrong attribute', 'group-id={101}', 'group-id={{}}'],
  ['an unknown attribute', 'time-zone=', 'timezone='],
  [
    'the payload of another event',
    "'tour-booking:day', ({ detail }) => detail.day",
    "'tour-booking:slot', ({ detail }) => detail.day",
  ],
  ['an unknown command of the page', 'open?.({', 'show?.({'],
  [
    'a call for servers in the client of pages',
    'createLeasingClient({ baseUrl: api })',
    'createLeasingClient({ baseUrl: api, secretKey: api })',
  ],
  ['a widget that names no service', '{...options} />', 'groupId={101} />'],
  ['a dialog that names no service', 'ref={handle} groupId={101} api={api}', 'groupId={101}'],
  ['a hook that names no service', 'useTourBooking({ groupId: 101, api })', 'useTourBooking({ groupId: 101 })'],
  [
    'a booking that names no service',
    'createTourBooking({ ...options, client })',
    'createTourBooking({ groupId: 101 })',
  ],
  ['an unknown command of the handle', '.reset()', '.restart()'],
  ['an unknown scenario', "'slot-taken'", "'slot-gone'"],
];

/** Lines that no CommonJS project can have under `node16`: msw's own declarations import ES modules there, and a style sheet is none. */
const ONLY_ES_MODULES = /^.*(?:tour-booking\/mock|createMockService|styles\.css).*\n/gm;

describe.each([
  ['bundler', 'module'],
  ['nodenext', 'module'],
  ['node16', 'module'],
  ['node16', 'commonjs'],
] as const)('a project with moduleResolution %s, of type %s', (moduleResolution, type) => {
  const program = type === 'module' ? usage : usage.replace(ONLY_ES_MODULES, '');
  // Types that did not resolve would be any, and any takes everything.
  it('compiles with every door, the declarations checked, and is told of each mistake', () => {
    const files = mistakes
      .filter(([, right]) => program.includes(right))
      .map(([what, right, wrong]) => [`${what.replace(/\W/g, '-')}.tsx`, program.replace(right, wrong)] as const);
    expect(files.length).toBeGreaterThanOrEqual(type === 'module' ? mistakes.length : mistakes.length - 1);
    const result = typeCheck({ 'main.tsx': program, ...Object.fromEntries(files) }, { moduleResolution, type });
    expect(toldIn(result)).toEqual(files.map(([file]) => file).sort());
  });
});

it('the script tag build holds Preact, but no React, no process.env and no modulepreload', () => {
  const embed = readFileSync(join(root, 'dist/embed/main.js'), 'utf8');
  expect(embed).toContain('/api/v2/');
  expect(embed).not.toMatch(/process\.env|react\.transitional\.element|modulepreload/);
});

it('the npm build names its libraries instead of holding them', () => {
  const files = filesFrom('npm', 'index.js', { later: true });
  const code = files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');
  for (const library of ['react', '@tanstack/query-core', 'react-hook-form', 'date-fns'])
    expect(code).toMatch(new RegExp(`from "${library}(/[^"]*)?"`));
  expect(code).not.toMatch(/node_modules/);
});

it('every library that the package imports is one it asks for, in a range', () => {
  const scripts = readdirSync(join(root, 'dist/npm')).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(root, 'dist/npm', file), 'utf8')).join('\n');
  const imported = [...code.matchAll(/^(?:import|export) (?:[^'"]+ from )?["']((?:@[\w-]+\/)?[\w-]+)[^'"]*["']/gm)];
  const named = new Set(imported.map(([, name = '']) => name));
  expect(named).toContain('react');
  expect([...named].sort()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((name) => named.has(name))
      .sort(),
  );
  for (const range of Object.values(manifest.dependencies)) expect(range).toMatch(/^\^\d/);
});

it('the style sheet for pages without a shadow root is there', () => {
  expect(readFileSync(join(root, 'dist/npm/styles.css'), 'utf8')).toContain('--tour-accent');
});

it.each(['bundler', 'nodenext'] as const)(
  'with moduleResolution %s words that lack a choice do not compile',
  (moduleResolution) => {
    const words = (choice: string): string => `
import { english, type Messages } from 'tour-booking';
const { form } = english;
const { cats, ...pets } = form.choices.pets;
export const messages: Messages = { ...english, form: { ...form, choices: { ...form.choices, pets: { ${choice}...pets } } } };
`;
    const result = typeCheck({ 'right.tsx': words('cats, '), 'wrong.tsx': words('') }, { moduleResolution });
    expect([toldIn(result), result.printed]).toEqual([['wrong.tsx'], expect.stringContaining("'cats' is missing")]);
  },
);

import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { writeDocs } from './package/docs.ts';
import { writeIntegrity } from './release/integrity.ts';
import { buildSite } from './site/buildSite.ts';
import { rollUpTypes } from './types/rollUpTypes.ts';
import { packageDoors } from './vite/testProjects.ts';

/**
 * Builds dist/: the script tag (embed), the package (npm, and cjs for CommonJS), its types, its docs and its command, the demo site, the gallery, and
 * the site of the docs.
 * `npm run build -- embed npm` builds those two only, `npm run build -- --without gallery` all others.
 */
const root = resolve(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');

/** Runs the program of a package. With `pipe`, the error of a failed run holds its output. */
function runProgram(program: string, args: readonly string[], stdio: 'inherit' | 'pipe'): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => written.push(String(text)));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${program} ended with ${code}\n${written.join('')}`)),
    );
  });
}

const run = (mode: string): Promise<unknown> => build({ configFile, mode, logLevel: 'warn' });

/** Writes the declarations of the doors beside their code. */
async function types(): Promise<void> {
  const out = join(root, '.cache/types');
  await rm(out, { recursive: true, force: true });
  const project = join(root, '.cache/tsconfig.types.json');
  await mkdir(dirname(project), { recursive: true });
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    // `npm run check` checks them.
    noCheck: true,
    outDir: out,
    rootDir: root,
  };
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true },
      include: [],
      files: [
        ...packageDoors.map((door) => join(root, `src/${door}.ts`)),
        join(root, 'node_modules/vite/client.d.ts'),
        join(root, 'scripts/types/frameworks.ts'),
      ],
    }),
  );
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  await runProgram(tsc, ['-p', project], 'inherit');
  await rollUpTypes(out, packageDoors, join(root, 'dist/npm'), join(root, 'dist/cjs'));
  await writeFile(join(root, 'dist/npm/styles.css.d.ts'), 'export {};\n');
}

/** Builds the gallery as a static site. Storybook's long output is shown only when it fails. */
async function gallery(): Promise<void> {
  const out = join(root, 'dist/gallery');
  const storybook = createRequire(import.meta.url).resolve('storybook/internal/bin/dispatcher');
  await rm(out, { recursive: true, force: true });
  await runProgram(storybook, ['build', '--quiet', '--disable-telemetry', '--output-dir', out], 'pipe');
}

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  async embed() {
    await run('loader');
    await run('landing');
    await run('launcher');
    await run('single');
    await run('embed');
    writeIntegrity(join(root, 'dist/embed'));
  },
  async npm() {
    await run('npm');
    await run('html');
  },
  async cjs() {
    await run('cjs');
    await run('html-cjs');
  },
  command: () => run('command'),
  types,
  docs: async () => writeDocs(),
  demo: () => run('demo'),
  gallery,
  // Last: it holds the demo and the gallery.
  site: buildSite,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { without: { type: 'string' } } });
const asked = positionals.length > 0 ? positionals : Object.keys(steps).filter((name) => name !== values.without);
for (const name of asked) {
  const step = steps[name];
  if (step === undefined) {
    console.error(`There is no part "${name}"; the parts are ${Object.keys(steps).join(', ')}.`);
    process.exit(2);
  }
  const started = performance.now();
  await step();
  console.log(`${name.padEnd(7)} ${Math.round(performance.now() - started)} ms`);
}

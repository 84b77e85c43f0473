import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { writeIntegrity } from './release/writeIntegrity.ts';
import { rollUpTypes } from './types/rollUpTypes.ts';
import { packageDoors } from './vite/testProjects.ts';

/**
 * All of dist/: the script tag (embed), the package (npm), its types and its command, the demo site. `npm run build -- embed npm` makes
 * only those named.
 */
const root = resolve(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');

const run = (mode: string): Promise<unknown> => build({ configFile, mode, logLevel: 'warn' });

/** The declarations of the doors, one file for each, beside their code. */
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
    outDir: out,
    rootDir: root,
  };
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true },
      include: [],
      files: [...packageDoors.map((door) => join(root, `src/${door}.ts`)), join(root, 'node_modules/vite/client.d.ts')],
    }),
  );
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  await new Promise<void>((done, fail) => {
    spawn(process.execPath, [tsc, '-p', project], { cwd: root, stdio: 'inherit' }).on('exit', (code) =>
      code === 0 ? done() : fail(new Error('tsc could not write the declarations')),
    );
  });
  await rollUpTypes(out, packageDoors, join(root, 'dist/npm'));
  await writeFile(join(root, 'dist/npm/styles.css.d.ts'), 'export {};\n');
}

const steps: Readonly<Record<string, () => Promise<unknown>>> = {
  async embed() {
    await run('loader');
    await run('landing');
    await run('opening');
    await run('single');
    await run('embed');
    writeIntegrity(join(root, 'dist/embed'));
  },
  npm: () => run('npm'),
  command: () => run('command'),
  types,
  demo: () => run('demo'),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(steps)) {
  const step = steps[name];
  if (step === undefined) {
    console.error(`There is no part "${name}"; the parts are ${Object.keys(steps).join(', ')}.`);
    process.exit(2);
  }
  const started = performance.now();
  await step();
  console.log(`${name.padEnd(6)} ${Math.round(performance.now() - started)} ms`);
}

import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { writeOutTypes } from './writeOutTypes.ts';

/** Whether `id` is a library, which an integrator's own compiler finds. */
const isLibrary = (id: string): boolean => !id.startsWith('.') && !id.startsWith('/');

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** Formats the declarations like our own code, because people read these files. */
const formatted = (declarations: string): string =>
  execFileSync(process.execPath, [biome, 'format', '--stdin-file-path', 'src/door.d.ts'], {
    input: declarations,
    encoding: 'utf8',
  });

/** The folder of the declarations that doors share. */
const SHARED = 'types';

/** The same declarations for CommonJS: their imports of each other name files of that kind. */
const forCommonJs = (declarations: string): string => declarations.replace(/(from '\.[^']*)\.js'/g, "$1.cjs'");

/**
 * Writes the declarations of the doors, each once: `<door>.d.ts` with what a door alone declares, and `types/<file>.d.ts` with what doors
 * share, named after the last of our files in it. A door imports only those that it needs, so `core` needs no React. ES modules go to
 * `esm`, and the same with the names that TypeScript asks for in CommonJS (`.d.cts`) to `cjs`. The declarations below `folder` are those of
 * the compiler, laid out as the sources are.
 */
export async function rollUpTypes(folder: string, doors: readonly string[], esm: string, cjs: string): Promise<void> {
  const inputs = doors.map((door) => [door, `${folder}/src/${door}.d.ts`] as const);
  const written = writeOutTypes(
    folder,
    inputs.map(([, input]) => input),
  );
  const bundle = await rollup({
    input: Object.fromEntries(inputs),
    external: isLibrary,
    plugins: [{ name: 'tour-booking:written-out', load: (id: string) => written.get(id) ?? null }, dts()],
    onwarn: ({ message }) => {
      throw new Error(`types: ${message}`);
    },
  });
  const { output } = await bundle.generate({
    format: 'es',
    // The names of the declarations stay, and a file names only the libraries whose types it shows.
    minifyInternalExports: false,
    hoistTransitiveImports: false,
    entryFileNames: '[name].d.ts',
    chunkFileNames({ moduleIds }) {
      const last = relative(folder, moduleIds.at(-1) ?? '').replace(/^src\//, '');
      return `${SHARED}/${last.replaceAll('/', '-')}`;
    },
  });
  await bundle.close();
  for (const out of [esm, cjs]) await rm(join(out, SHARED), { recursive: true, force: true });
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    const text = formatted(file.code);
    const own = join(esm, file.fileName);
    const other = join(cjs, file.fileName.replace(/\.ts$/, '.cts'));
    for (const path of [own, other]) await mkdir(dirname(path), { recursive: true });
    await writeFile(own, text);
    await writeFile(other, forCommonJs(text));
  }
}

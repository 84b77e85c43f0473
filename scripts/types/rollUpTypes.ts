import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

/**
 * Writes one declaration file per door to `out`: `<folder>/src/<door>.d.ts` with all that it reaches. The declarations below `folder` are
 * those of the compiler, laid out as the sources are.
 */
export async function rollUpTypes(folder: string, doors: readonly string[], out: string): Promise<void> {
  const inputs = doors.map((door) => `${folder}/src/${door}.d.ts`);
  const written = writeOutTypes(folder, inputs);
  for (const [index, door] of doors.entries()) {
    const input = inputs[index] ?? '';
    const bundle = await rollup({
      input,
      external: isLibrary,
      plugins: [{ name: 'tour-booking:written-out', load: (id: string) => written.get(id) ?? null }, dts()],
      onwarn: ({ message }) => {
        throw new Error(`${door}.d.ts: ${message}`);
      },
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    await writeFile(`${out}/${door}.d.ts`, formatted(output[0].code));
  }
}

import { resolve } from 'node:path';

import { build, minifySync } from 'vite';

/** The bytes that one module adds to a file of the script tag. */
export interface ModuleBytes {
  /** The name of a file in dist/embed, without its hash. */
  readonly file: string;
  /** The path in the repository, or the package. */
  readonly module: string;
  /** Minified but not compressed. A compressed size exists for whole files only. */
  readonly bytes: number;
}

const root = resolve(import.meta.dirname, '..');
const nameOf = (id: string): string => {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? [];
  return library ?? id.replace('\0', '').replace(`${root}/`, '');
};

/** Builds the script tag in memory and measures each module in each file. */
export async function measureModules(): Promise<readonly ModuleBytes[]> {
  const result = await build({
    configFile: `${root}/vite.config.ts`,
    mode: 'embed',
    logLevel: 'silent',
    build: { write: false },
  });
  const parts = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return parts.flatMap((part) =>
    part.type === 'chunk'
      ? Object.entries(part.modules).flatMap(([id, { code }]) => {
          const bytes = code ? minifySync('module.js', code, { module: false }).code.length : 0;
          return bytes > 0 ? [{ file: part.name, module: nameOf(id), bytes }] : [];
        })
      : [],
  );
}

/** One line for each module, by file, the largest first. A library is one line. */
export function modulesTable(modules: readonly ModuleBytes[]): string {
  const rows = new Map<string, number>();
  for (const { file, module, bytes } of modules)
    rows.set(`${file}  ${module}`, (rows.get(`${file}  ${module}`) ?? 0) + bytes);
  return [...rows]
    .sort(([a, one], [b, other]) => (a.split('  ')[0] ?? '').localeCompare(b.split('  ')[0] ?? '') || other - one)
    .map(([name, bytes]) => `${String(bytes).padStart(7)}  ${name}`)
    .join('\n');
}

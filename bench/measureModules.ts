import { resolve } from 'node:path';

import { build, minifySync } from 'vite';

/** What one module adds to a file of the script tag. */
export interface ModuleBytes {
  /** Of dist/embed, without its hash. */
  readonly file: string;
  /** Path in the repository, or the package it comes from. */
  readonly module: string;
  /** Minified, not compressed: what compresses to what cannot be told module by module. */
  readonly bytes: number;
}

const root = resolve(import.meta.dirname, '..');
const nameOf = (id: string): string => {
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/')) ?? [];
  return library ?? id.replace('\0', '').replace(`${root}/`, '');
};

/** Builds the script tag in memory and weighs what each module brings to each of its files. */
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

/** One line a module, libraries as one: file by file, the largest first. */
export function modulesTable(modules: readonly ModuleBytes[]): string {
  const rows = new Map<string, number>();
  for (const { file, module, bytes } of modules)
    rows.set(`${file}  ${module}`, (rows.get(`${file}  ${module}`) ?? 0) + bytes);
  return [...rows]
    .sort(([a, one], [b, other]) => (a.split('  ')[0] ?? '').localeCompare(b.split('  ')[0] ?? '') || other - one)
    .map(([name, bytes]) => `${String(bytes).padStart(7)}  ${name}`)
    .join('\n');
}

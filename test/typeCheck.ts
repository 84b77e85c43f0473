import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

interface Result {
  readonly ok: boolean;
  readonly printed: string;
}

/** The files of which tsc has told a mistake, each once. */
export const toldIn = ({ printed }: Result): readonly string[] =>
  [...new Set([...printed.matchAll(/^([\w./-]+\.tsx?)\(.*error TS/gm)].map(([, file = '']) => file))].sort();

/** Runs a program of node_modules in `cwd`; gives what it printed, whether it succeeded or not. */
export function runProgram(program: string, args: readonly string[], cwd = root): Result {
  try {
    return { ok: true, printed: execFileSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' }) };
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return { ok: false, printed };
  }
}

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

type ModuleResolution = 'bundler' | 'node16' | 'nodenext';

/** What tsc says of `files` (name -> text) in a strict project that has installed the package. It has ES modules, unless it says otherwise. */
export function typeCheck(
  files: Readonly<Record<string, string>>,
  {
    moduleResolution,
    type = 'module',
  }: { readonly moduleResolution: ModuleResolution; readonly type?: 'commonjs' | 'module' },
): Result {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Below the repository, so that its libraries are found. Each check has its own folder, since test files run side by side.
  const consumer = mkdtempSync(join(root, '.cache/consumer-'));
  try {
    mkdirSync(join(consumer, 'node_modules'));
    symlinkSync(root, join(consumer, 'node_modules/tour-booking'), 'dir');
    writeFileSync(join(consumer, 'package.json'), JSON.stringify({ type }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(consumer, name), text);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      types: [],
      skipLibCheck: false,
      lib: ['es2022', 'dom', 'dom.iterable'],
    };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    return runProgram(tsc, ['-p', '.'], consumer);
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
}

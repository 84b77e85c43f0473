import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** What can be counted of the repository. `npx tsx scripts/lines.ts` prints it, test/figures.test.ts holds it. */

const root = resolve(import.meta.dirname, '..');
const trackedFiles = (): readonly string[] =>
  execFileSync('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .trim()
    .split('\n');

const isProduction = (file: string): boolean =>
  /^(src|mock-server)\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\.d\.ts$/.test(file);
const isTest = (file: string): boolean =>
  /^test\/|\.test\.tsx?$/.test(file) && !/\.(png|jpg|webp|woff2?|ico|gz|tgz)$/.test(file);
const isDoc = (file: string): boolean =>
  /^(README\.md|docs\/(?!decisions\/).*\.md)$/.test(file) && !file.endsWith('/leasing-service-api.md');

const linesIn = (text: string): number => text.split('\n').length - 1;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
/** The lines that are neither blank nor a comment. */
export const codeLinesIn = (text: string): number =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => (comment.includes('\n') ? '\n' : ''))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*\/\//.test(line)).length;

/** A folder of src or of mock-server; each feature by itself. */
function roomOf(file: string): string {
  const parts = file.split('/');
  if (parts[0] !== 'src') return parts.slice(0, Math.min(2, parts.length - 1)).join('/');
  if (parts[1] === 'features') return parts.slice(0, 3).join('/');
  return parts.length > 2 ? parts.slice(0, 2).join('/') : file;
}

/** Which room imports which: `src/core > src/api`. */
export function importsBetweenRooms(files: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>();
  for (const [file, text] of files)
    for (const [, name = ''] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)) {
      const to = posix.join(posix.dirname(file), name);
      if (files.has(to) && roomOf(file) !== roomOf(to)) found.add(`${roomOf(file)} > ${roomOf(to)}`);
    }
  return [...found].sort();
}

/** The figures of the sources, by the names of `FIGURES` in budgets.ts. */
export function countFigures() {
  const files = trackedFiles().filter((file) => existsSync(join(root, file)));
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
  const sum = (list: readonly string[], count: (text: string) => number): number =>
    list.reduce((all, file) => all + count(textOf(file)), 0);
  const production = files.filter(isProduction);
  const imports = importsBetweenRooms(new Map(production.map((file) => [file, textOf(file)])));
  const isBothWays = (each: string): boolean => imports.includes(each.split(' > ').reverse().join(' > '));
  return {
    codeLines: sum(production, codeLinesIn),
    codeFiles: production.length,
    testLines: sum(files.filter(isTest), linesIn),
    docWords: sum(files.filter(isDoc), wordsIn),
    roomImports: imports.length,
    roomsBothWays: imports.filter(isBothWays).length / 2,
  };
}

/** The package as npm would pack what is built: its unpacked size in bytes, and the number of its files. */
export function countPackage() {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json', '--silent'];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }));
  return { packageBytes: Number(packed.unpackedSize), packageFiles: Number(packed.entryCount) };
}

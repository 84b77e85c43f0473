import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { FIGURES } from '../bench/budgets.ts';
import { countFigures, countPackage } from '../bench/figures.ts';

/**
 * `npx tsx scripts/lines.ts`: counts the files and lines of each folder, without tests and stories, and prints the figures that
 * test/figures.test.ts holds. Those of the package are of what was built last.
 */
const root = resolve(import.meta.dirname, '..');
const TOPS = ['src', 'mock-server', 'public', 'scripts', 'bench'];
const isCounted = (name: string): boolean => /\.(tsx?|css)$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name);

const folders = new Map<string, { files: number; lines: number; longest: number }>();
for (const top of TOPS)
  for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isCounted(entry.name)) continue;
    const folder = relative(root, entry.parentPath).split(sep).slice(0, 2).join('/');
    const lines = readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n').length - 1;
    const sum = folders.get(folder) ?? { files: 0, lines: 0, longest: 0 };
    folders.set(folder, { files: sum.files + 1, lines: sum.lines + lines, longest: Math.max(sum.longest, lines) });
  }

const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(8))).join('');
console.log(row('folder', 'files', 'lines', 'longest'));
for (const [folder, { files, lines, longest }] of [...folders].sort()) console.log(row(folder, files, lines, longest));

console.log('');
for (const [name, count] of Object.entries({ ...countFigures(), ...countPackage() })) {
  const { what, most } = FIGURES[name as keyof typeof FIGURES];
  console.log(`${what.padEnd(52)} ${String(count).padStart(9)} of ${most}`);
}

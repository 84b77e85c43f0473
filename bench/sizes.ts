import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minifySync, parseSync } from 'vite';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import { BUDGETS, type BudgetName, FEATURE_BUDGETS, type FeatureBudget, type SizeBudget } from './budgets.ts';

const dist = resolve(import.meta.dirname, '../dist');
const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');

/**
 * `text` with a hash of its name alone in the name of each file. The true one is of what a file holds, so that a change anywhere moves the
 * size of files that did not change. What stays of chance is 0.1 kB: the minifier chooses its letters by the true names.
 */
const withSteadyNames = (text: string): string =>
  text.replace(
    /\b([\w-]+?)-[\w-]{8}(?=\.js\b)/g,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );

/** The bytes a server sends for `files`. It compresses each file by itself. */
const brotli = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(withSteadyNames(textOf(file))).length, 0);

interface FilesOptions {
  /** Adds the files of `import()`. */
  readonly later: boolean;
  /** Leaves out these files, and the files that only they import. */
  readonly without?: (file: string) => boolean;
}

/** `entry` of `folder` and every file that it imports, directly or not. */
export function filesFrom(folder: string, entry: string, { later, without }: FilesOptions): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || without?.(file)) return;
    found.add(file);
    const text = textOf(file);
    const { module, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`dist/${file} cannot be parsed`);
    const names = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].flatMap(
      ({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []),
    );
    const asked = later
      ? module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
      : [];
    for (const name of [...names, ...asked]) if (name.startsWith('./')) visit(`${folder}/${name.slice(2)}`);
  };
  visit(`${folder}/${entry}`);
  return [...found];
}

/** The gzip size of files of the package, minified as an integrator's bundler would, without their dependencies. */
function gzipOfOwn(files: readonly string[]): number {
  const minified = files.map((file) => minifySync(file, withSteadyNames(textOf(file)), { module: true }).code);
  return gzipSync(minified.join('')).length;
}

/** Whether `file` is one that only a feature loads, in either build: `embed/homesChunk-DzYi9vOQ.js`. */
export const isOfFeature = (file: string): boolean =>
  Object.values(FEATURE_BUDGETS).some(({ chunks }) => chunks.some((chunk) => isNamed(file, chunk)));

const isNamed = (file: string, name: string): boolean => new RegExp(`/${name}[-.]`).test(file);

/** The code behind the package's React door that a plain visit loads. */
function packagePlain(): number {
  const isLanguage = new RegExp(`^npm/(${shippedLanguages.join('|')})-`);
  return gzipOfOwn(
    filesFrom('npm', 'index.js', { later: true, without: (file) => isLanguage.test(file) || isOfFeature(file) }),
  );
}

/** The file from which the package's `index.js` exports `TourBooking`. A bundler drops the other exports when nobody uses them. */
export function componentFile(): string {
  const { staticImports } = parseSync('index.js', textOf('npm/index.js')).module;
  const from = staticImports.find(({ entries }) => entries.some(({ localName }) => localName.value === 'TourBooking'));
  if (from === undefined) throw new Error('dist/npm/index.js imports TourBooking from no other file');
  return from.moduleRequest.value.slice(2);
}

/** The files of the script tag that a plain visit never needs, besides those of features. The other files count as "until booked". */
const ON_DEMAND = [
  ...shippedLanguages.flatMap((language) => [language, `${language}-rest`]),
  // For pages without a widget.
  'landing',
];
const isOnDemand = (file: string): boolean => isOfFeature(file) || ON_DEMAND.some((name) => isNamed(file, name));
/** All files of the script tag but the single file, which holds the same code once more. */
const embedFiles = (): readonly string[] =>
  readdirSync(join(dist, 'embed'))
    .filter((file) => file.endsWith('.js') && !file.includes('.single.'))
    .map((file) => `embed/${file}`);

/** Each file on demand with its bytes. */
export const sizesOnDemand = (): readonly (readonly [file: string, bytes: number])[] =>
  embedFiles()
    .filter(isOnDemand)
    .map((file) => [file, brotli([file])]);

/** Each feature of the script tag beside its budget. */
export function featureRows(): readonly SizeRow[] {
  const row = ([name, { chunks, goal }]: readonly [string, FeatureBudget]): SizeRow => {
    const files = embedFiles().filter((file) => chunks.some((chunk) => isNamed(file, chunk)));
    return { what: `script tag: ${name}, brotli`, bytes: brotli(files), goal };
  };
  return Object.entries(FEATURE_BUDGETS).map(row);
}

/** The bytes that count towards each budget, read from dist/. Throws when dist/ is not built. */
export const measureSizes = (): Readonly<Record<BudgetName, number>> => ({
  loader: brotli(['embed/tour-booking.js']),
  firstFreeTime: brotli(['embed/tour-booking.js', ...filesFrom('embed', 'main.js', { later: false })]),
  untilBooked: brotli([
    'embed/tour-booking.js',
    ...filesFrom('embed', 'main.js', { later: true, without: isOnDemand }),
  ]),
  packageFirst: gzipOfOwn(filesFrom('npm', componentFile(), { later: false })),
  packagePlain: packagePlain(),
});

/** A budget and the bytes that count towards it. */
export interface SizeRow extends SizeBudget {
  readonly bytes: number;
}

/** Each size beside its budget, in the order of the budgets. */
export function sizeRows(): readonly SizeRow[] {
  const sizes = measureSizes();
  const row = (name: BudgetName): SizeRow => ({ ...BUDGETS[name], bytes: sizes[name] });
  return [row('loader'), row('firstFreeTime'), row('untilBooked'), row('packageFirst'), row('packagePlain')];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;

/** The rows as a text table. It says by how much a budget is exceeded. */
export function sizeTable(rows: readonly SizeRow[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ what, bytes, goal }) => {
      const verdict = bytes <= goal ? 'met' : `${kilobytes(bytes - goal)} too much`;
      return `${what.padEnd(width)}  ${kilobytes(bytes).padStart(9)} of ${kilobytes(goal).padStart(9)}  ${verdict}`;
    })
    .join('\n');
}

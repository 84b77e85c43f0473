import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { minifySync, parseSync } from 'vite';
import { shippedLanguages } from '../scripts/vite/shippedLanguages.ts';
import type { BudgetName } from './budgets.ts';

const dist = resolve(import.meta.dirname, '../dist');

const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8');
/** As a server sends them: each file compressed by itself. */
const brotli = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(textOf(file)).length, 0);

/** `entry` of `folder` and the files it imports, over any number of steps; with `later`, those of `import()` too. */
export function filesFrom(folder: string, entry: string, { later }: { readonly later: boolean }): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
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

/** Files of the package as an integrator's visitors get them: minified there, without what is imported from elsewhere. */
function gzipOfOwn(files: readonly string[]): number {
  const minified = files.map((file) => minifySync(file, textOf(file), { module: true }).code);
  return gzipSync(minified.join('')).length;
}

/** All of the package's door for React, without other languages than English. */
function ownCode(): number {
  const isLanguage = new RegExp(`^npm/(${shippedLanguages.join('|')})-`);
  return gzipOfOwn(filesFrom('npm', 'index.js', { later: true }).filter((file) => !isLanguage.test(file)));
}

/** The file of the package that `index.js` has `TourBooking` from. What of the others an application does not use its bundler leaves out. */
export function componentFile(): string {
  const { staticImports } = parseSync('index.js', textOf('npm/index.js')).module;
  const from = staticImports.find(({ entries }) => entries.some(({ localName }) => localName.value === 'TourBooking'));
  if (from === undefined) throw new Error('dist/npm/index.js has TourBooking from no other file');
  return from.moduleRequest.value.slice(2);
}

/** Files that most visitors never need: each is fetched when it is used, the last by pages without a widget. */
const ON_DEMAND = [
  'changePart',
  'dialogPart',
  'leadChunk',
  'listChunk',
  'nextFreeTime',
  ...shippedLanguages.flatMap((language) => [language, `${language}-details`, `${language}-booked`]),
  'opening',
  'landing',
];
const isOnDemand = (file: string): boolean => ON_DEMAND.some((name) => new RegExp(`^embed/${name}[-.]`).test(file));
const embedFiles = (): readonly string[] =>
  readdirSync(join(dist, 'embed'))
    // The single file is all of them once more.
    .filter((file) => file.endsWith('.js') && !file.includes('.single.'))
    .map((file) => `embed/${file}`);

/** Each of them with its bytes. */
export const sizesOnDemand = (): readonly (readonly [file: string, bytes: number])[] =>
  embedFiles()
    .filter(isOnDemand)
    .map((file) => [file, brotli([file])]);

/** The bytes of every budget, read from dist/. Throws when that is not built. */
export function measureSizes(): Readonly<Record<BudgetName, number>> {
  return {
    loader: brotli(['embed/tour-booking.js']),
    firstFreeTime: brotli(['embed/tour-booking.js', ...filesFrom('embed', 'main.js', { later: false })]),
    untilBooked: brotli(embedFiles().filter((file) => !isOnDemand(file))),
    packageFirst: gzipOfOwn(filesFrom('npm', componentFile(), { later: false })),
    ownCode: ownCode(),
  };
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isOfFeature } from '../../bench/sizes.ts';
import { shippedLanguages } from '../../scripts/vite/shippedLanguages.ts';
import type { Consumer } from './installConsumer.ts';

const root = resolve(import.meta.dirname, '../..');

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The files of languages other than English. Only their readers load them, so they do not count. */
const ofLanguage = new RegExp(`/(${shippedLanguages.join('|')})-`);

/** The scripts of one built page, gzip bytes: those it loads at once, and those it may ask for later, without languages and features. */
function weigh(folder: string): { readonly first: number; readonly later: number } {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const atOnce = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry));
  // The loop also visits the names that it adds.
  for (const name of atOnce) for (const next of manifest[name]?.imports ?? []) atOnce.add(next);
  const bytes = (names: readonly string[]): number =>
    names
      .flatMap((name) => manifest[name]?.file ?? [])
      .filter((file) => file.endsWith('.js') && !ofLanguage.test(file) && !isOfFeature(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return { first: bytes([...atOnce]), later: bytes(Object.keys(manifest).filter((name) => !atOnce.has(name))) };
}

/**
 * The gzip bytes that the widget adds to the scripts of a small application: `first` when the page loads, `later` on demand,
 * `unused` when the page imports the widget and does not use it. The application has a page `with`, `without` and `unused`.
 */
export async function addedBytes(
  consumer: Consumer,
  build: (
    consumer: Consumer,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
  ) => Promise<unknown>,
) {
  const weights: { readonly first: number; readonly later: number }[] = [];
  for (const page of ['with', 'without', 'unused']) {
    await build(consumer, ['--manifest', '--outDir', `dist-${page}`], { PAGE: `${page}.html` });
    weights.push(weigh(join(root, consumer.folder, `dist-${page}`)));
  }
  const [whole, bare, unused] = weights;
  if (!whole || !bare || !unused) throw new Error('three pages were built');
  return {
    first: whole.first - bare.first,
    later: whole.later - bare.later,
    unused: unused.first - bare.first,
  };
}

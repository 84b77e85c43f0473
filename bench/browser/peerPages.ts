import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import manifest from '../peers/package.json' with { type: 'json' };

/** The folder in which the peers are installed: a site with a node_modules of its own. */
const SITE = resolve(import.meta.dirname, '../../.cache/peers');

/** Other people's code that is measured beside the widget: a page of `bench/peers`, and the packages that it measures. */
export interface Peer {
  readonly name: string;
  readonly page: string;
  readonly packages: readonly (keyof typeof manifest.dependencies)[];
  /** Whether it can ask our service, and so shows a first free time. The others are measured until they show anything. */
  readonly asksUs: boolean;
  /** What its build needs beside Vite's defaults. */
  readonly site?: InlineConfig;
}

/**
 * The settings of Vite 8 without which @calcom/atoms 2.11.0 does not run. The package says that none of its modules has a side
 * effect. Yet it fails at its first line without the side effects of the module that adds plugins to dayjs
 * (calcom/cal.diy#29404). It also expects the default of a CommonJS module where Vite gives the module itself.
 *
 * bench/peers/package.json names Stripe, zustand 4 and use-sync-external-store for its sake. The package imports all of them, but
 * it calls Stripe optional, would take zustand 5, and does not name use-sync-external-store.
 */
const calcomSite: InlineConfig = {
  legacy: { inconsistentCjsInterop: true },
  plugins: [
    {
      name: 'keep-dayjs-plugins',
      transform: {
        filter: { id: /@calcom\/atoms\/dist\/vendor\/dayjs\/index\.js$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: true }),
      },
    },
  ],
};

export const PEERS: readonly Peer[] = [
  {
    name: 'by hand',
    page: 'reactDayPicker.tsx',
    packages: ['react-day-picker', 'react-hook-form', 'react-dom'],
    asksUs: true,
  },
  { name: 'Cal.com', page: 'calcom.tsx', packages: ['@calcom/atoms'], asksUs: false, site: calcomSite },
  { name: 'Nylas', page: 'nylas.tsx', packages: ['@nylas/react'], asksUs: false },
  { name: 'Nylas, custom element', page: 'nylasElement.ts', packages: ['@nylas/web-elements'], asksUs: false },
];

/** `by hand: react-day-picker 10.0.2, …` */
export const titleOf = ({ name, packages }: Peer): string =>
  `${name}: ${packages.map((each) => `${each} ${manifest.dependencies[each]}`).join(', ')}`;

/** Copies `bench/peers` to `.cache/peers` and installs what its package.json names. Takes a minute the first time. */
export async function installPeers(): Promise<void> {
  mkdirSync(SITE, { recursive: true });
  cpSync(resolve(import.meta.dirname, '../peers'), SITE, { recursive: true });
  // No scripts of other people's packages run, and no lock file is written: it would name where each was fetched from.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const npm = spawn('npm', ['install', ...flags], {
    cwd: SITE,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error(`The peers could not be installed: npm ended with ${String(code)}`);
}

/** A peer's page as Vite builds it for a site. */
export interface BuiltPeer {
  /** The built files, by their path on the bench's site. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The `<link>` and `<script>` of its page. */
  readonly head: string;
  /** Brotli, each file by itself: scripts that are loaded with the page, all scripts, and styles. */
  readonly bytes: PeerBytes;
}

export interface PeerBytes {
  readonly first: number;
  readonly all: number;
  readonly css: number;
}

const isOfSite = (id: string): boolean => resolve(id).startsWith(`${SITE}${sep}`);
const brotli = (body: string | Uint8Array): number => brotliCompressSync(Buffer.from(body)).length;

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

/** The names of the entry and of all files that it imports, directly or through others. Leaves out files that `import()` loads later. */
export function loadedAtOnce(chunks: readonly Chunk[]): readonly string[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // The loop also visits the names that are added to the set while it runs.
  for (const name of names)
    for (const next of chunks.find((each) => each.fileName === name)?.imports ?? []) names.add(next);
  return [...names];
}

/** Builds one page. Throws Vite's error when a package cannot be bundled, and its own when bench/peers/package.json lacks a package. */
export async function buildPeer({ page, site }: Peer): Promise<BuiltPeer> {
  const folder = `/peers/${page}/`;
  const built = await build({
    configFile: false,
    root: SITE,
    base: folder,
    logLevel: 'silent',
    publicDir: false,
    ...site,
    build: { write: false, target: 'es2022', rolldownOptions: { input: resolve(SITE, page) } },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const files = new Map(
    output.map((file) => [`${folder}${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
  const chunks = output.filter((file) => file.type === 'chunk');
  // A package that is missing here may be found in a folder above. That is this repository's: another version, and a second React.
  const foreign = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => /^(\/|\w:)/.test(id) && !isOfSite(id));
  if (foreign !== undefined) throw new Error(`bench/peers/package.json does not name what it needs: ${foreign}`);
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'));
  const sum = (paths: readonly string[]): number =>
    paths.reduce((bytes, path) => bytes + brotli(files.get(path) ?? ''), 0);
  const scripts = loadedAtOnce(chunks).map((name) => `${folder}${name}`);
  return {
    files,
    head: [
      ...styles.map((path) => `<link rel="stylesheet" href="${path}">`),
      ...scripts.map((path, at) =>
        at === 0 ? `<script type="module" src="${path}"></script>` : `<link rel="modulepreload" href="${path}">`,
      ),
    ].join(''),
    bytes: { first: sum(scripts), all: sum(chunks.map(({ fileName }) => `${folder}${fileName}`)), css: sum(styles) },
  };
}

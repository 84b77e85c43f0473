import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { headLines } from '../public/configure/headLines.ts';
import { type Addresses, type Laid, layOut } from './release/layOut.ts';
import { headersOf } from './release/servedFiles.ts';
import { readAddress, readAllowedApis } from './release/writeIntoLoader.ts';

/**
 * `npm run release -- DIR`: copies the built script tag into folders for a static host or a CDN, and prints the headers for each file.
 * `--at`, the address at which DIR is served, and `--allowed-apis` are written into the loaders.
 */
const from = resolve(import.meta.dirname, '../dist/embed');

const OUTCOMES: Readonly<Record<Laid['outcome'], string>> = {
  new: 'new',
  same: 'was there already, the same',
  'moved on': `now ${manifest.version}; files of earlier versions stay`,
  older: 'holds a newer version, left as it is',
};

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(): { readonly dir: string; readonly addresses: Addresses } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, 'allowed-apis': { type: 'string' } },
  });
  const [dir, ...more] = positionals;
  if (dir === undefined || more.length > 0)
    throw new Error('Give the folder that is served: npm run release -- DIR [--at URL] [--allowed-apis "URL URL"]');
  const { at, 'allowed-apis': allowedApis } = values;
  return {
    dir: resolve(dir),
    addresses: {
      ...(at === undefined ? {} : { at: readAddress(at) }),
      ...(allowedApis === undefined ? {} : { allowedApis: readAllowedApis(allowedApis) }),
    },
  };
}

if (!existsSync(join(from, 'integrity.json'))) fail('There is no dist/embed: npm run build first.');

try {
  const { dir, addresses } = readArguments();
  const laid = layOut(dir, manifest.version, from, addresses);
  for (const { folder, outcome } of laid) console.log(`/${folder}/`.padEnd(12) + OUTCOMES[outcome]);
  for (const { folder } of laid.filter(({ outcome }) => outcome !== 'older')) {
    const groups = new Map<string, string[]>();
    for (const file of readdirSync(join(dir, folder)).sort()) {
      const headers = Object.entries(headersOf(folder, file)).map(([name, value]) => `  ${name}: ${value}`);
      const key = headers.join('\n');
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    for (const [headers, files] of groups)
      console.log(`\n${files.map((file) => `/${folder}/${file}`).join('\n')}\n${headers}`);
  }
  const address = `${addresses.at ?? ''}/${manifest.version}`;
  const service = addresses.allowedApis?.split(/\s+/).find((each) => each !== '') ?? 'https://leasing.example.com';
  const lines = (isInPlace: boolean): string => headLines({ folder: address, service, isInPlace });
  console.log(`\nThe lines for a page with a widget in its place, with the address of your leasing service:
${lines(true)}
For a dialog, a button and loading="lazy":
${lines(false)}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

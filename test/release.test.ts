import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { writeIntegrity } from '../scripts/release/integrity.ts';
import { layOut } from '../scripts/release/layOut.ts';
import { headersOf } from '../scripts/release/servedFiles.ts';
import { carriedBy, readAddress, readAllowedApis } from '../scripts/release/writeIntoLoader.ts';
import { findApache, startApache } from './apache.ts';
import { findCaddy, startCaddy } from './caddy.ts';
import { freePort } from './freePort.ts';
import { findNginx, startNginx } from './nginx.ts';

let dir: string;
let served: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tour-release-'));
  served = join(dir, 'served');
  mkdirSync(served);
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A built script tag whose files hold `mark`. */
function built(mark: string, files: readonly string[] = [`part-${mark.padEnd(8, '0')}.js`]): string {
  const from = mkdtempSync(join(dir, 'embed-'));
  for (const file of ['tour-booking.js', 'main.js', 'integrity.json', ...files]) writeFileSync(join(from, file), mark);
  return from;
}

const release = (version: string, from = built(version.replace(/\W/g, ''))): readonly string[] =>
  layOut(served, version, from).map(({ folder, outcome }) => `${folder} ${outcome}`);
const textOf = (path: string): string => readFileSync(join(served, path), 'utf8');

describe('a release', () => {
  it('gets a folder for its version, its minor version and its major version', () => {
    expect(release('1.4.2')).toEqual(['1.4.2 new', '1.4 new', '1 new']);
    expect(readdirSync(served).sort()).toEqual(['1', '1.4', '1.4.2']);
    expect(readdirSync(join(served, '1.4.2')).sort()).toEqual([
      'integrity.json',
      'main.js',
      'part-14200000.js',
      'tour-booking.js',
    ]);
    // The hashes are those of one version: a folder that moves on has none.
    expect(readdirSync(join(served, '1')).sort()).toEqual(['main.js', 'part-14200000.js', 'tour-booking.js']);
  });

  it('keeps the files of earlier versions for visitors who came before it', () => {
    release('1.4.2');
    expect(release('1.5.0')).toEqual(['1.5.0 new', '1.5 new', '1 moved on']);
    expect(readdirSync(join(served, '1')).sort()).toEqual([
      'main.js',
      'part-14200000.js',
      'part-15000000.js',
      'tour-booking.js',
    ]);
    expect(['1/main.js', '1.4/main.js', '1.5/main.js'].map(textOf)).toEqual(['150', '142', '150']);
  });

  it('moves no folder back to an older version', () => {
    release('1.10.0');
    expect(release('1.9.4')).toEqual(['1.9.4 new', '1.9 new', '1 older']);
    expect(textOf('1/main.js')).toBe('1100');
  });

  it.each([
    ['a prerelease', '1.5.0-beta.1', ['1.5.0-beta.1 new']],
    ['a version before 1, where each minor version may be incompatible', '0.3.1', ['0.3.1 new', '0.3 new']],
  ])('has fewer folders for %s', (_, version, folders) => {
    expect(release(version)).toEqual(folders);
  });

  it('can be laid out again, but never with other files', () => {
    const from = built('same');
    release('1.4.2', from);
    expect(release('1.4.2', from)).toEqual(['1.4.2 same', '1.4 moved on', '1 moved on']);
    writeFileSync(join(from, 'main.js'), 'other');
    expect(() => release('1.4.2', from)).toThrow('was released with another main.js. A released version never changes');
    expect(() => release('1.4.2', built('same', []))).toThrow('another part-same0000.js');
    expect(['1.4.2/main.js', '1/main.js'].map(textOf)).toEqual(['same', 'same']);
  });

  it('refuses a name that is no version', () => {
    expect(() => release('v1.4')).toThrow('"v1.4" is no version to release; give one such as 1.4.2.');
    expect(readdirSync(served)).toEqual([]);
  });

  it('copies chunks before the files that load them', () => {
    release('1.4.2');
    // A folder of this name makes the copy of main.js fail, and the release ends with an error.
    mkdirSync(join(served, '1/.main.js'));
    expect(() => release('1.5.0')).toThrow();
    expect(readdirSync(join(served, '1'))).toContain('part-15000000.js');
    expect(['1/main.js', '1/tour-booking.js'].map(textOf)).toEqual(['142', '142']);
  });
});

describe('a release that is told its address', () => {
  const AT = 'https://cdn.example.com/tour-booking';
  const dist = resolve(import.meta.dirname, '../dist/embed');
  const carried = (path: string) => carriedBy(join(served, path));

  it('has loaders that carry the address of their folder, and hashes of those loaders', () => {
    layOut(served, '1.4.2', dist, { at: AT });
    for (const folder of ['1.4.2', '1.4', '1'])
      for (const file of ['tour-booking.js', 'tour-booking.single.js'])
        expect(carried(`${folder}/${file}`)).toEqual({ folder: `${AT}/${folder}/` });
    const hashes: Readonly<Record<string, string>> = JSON.parse(textOf('1.4.2/integrity.json'));
    for (const file of ['tour-booking.js', 'tour-booking.single.js', 'main.js']) {
      const hash = createHash('sha384')
        .update(textOf(`1.4.2/${file}`))
        .digest('base64');
      expect([file, hashes[file]]).toEqual([file, `sha384-${hash}`]);
    }
    expect(textOf('1.4.2/main.js')).toBe(readFileSync(join(dist, 'main.js'), 'utf8'));
    expect(readdirSync(served).sort()).toEqual(['1', '1.4', '1.4.2']);
  });

  it('carries the services that elements may ask, with an address or without', () => {
    layOut(served, '1.4.2', dist, { allowedApis: 'https://leasing.example.com' });
    expect(carried('1/tour-booking.js')).toEqual({ allowedApis: 'https://leasing.example.com' });
    layOut(served, '1.5.0', dist, { at: AT, allowedApis: '' });
    expect(carried('1/tour-booking.js')).toEqual({ folder: `${AT}/1/`, allowedApis: '' });
    expect(carried('1/tour-booking.single.js')).toEqual({ folder: `${AT}/1/`, allowedApis: '' });
  });

  it('is the built script tag, byte by byte, without an address and services', () => {
    layOut(served, '1.4.2', dist);
    expect(carried('1/tour-booking.js')).toEqual({});
    for (const file of readdirSync(dist))
      expect(readFileSync(join(served, '1.4.2', file)).equals(readFileSync(join(dist, file)))).toBe(true);
  });

  it.each([
    ['with another address', { at: 'https://other.example.com' }, 'tour-booking.js. It carries {"folder":"https://cdn'],
    ['without an address', {}, 'tour-booking.js. It carries {"folder":"https://cdn'],
    ['with other services', { at: AT, allowedApis: '' }, 'tour-booking.js. It carries'],
  ])('is never released again %s', (_, addresses, message) => {
    layOut(served, '1.4.2', dist, { at: AT });
    expect(() => layOut(served, '1.4.2', dist, addresses)).toThrow(message);
    expect(carried('1.4.2/tour-booking.js')).toEqual({ folder: `${AT}/1.4.2/` });
    expect(carried('1/tour-booking.js')).toEqual({ folder: `${AT}/1/` });
    expect(readdirSync(served).sort()).toEqual(['1', '1.4', '1.4.2']);
    expect(layOut(served, '1.4.2', dist, { at: AT })[0]).toEqual({ folder: '1.4.2', outcome: 'same' });
  });

  it('is never released again with an address after one without', () => {
    layOut(served, '1.4.2', dist);
    expect(() => layOut(served, '1.4.2', dist, { at: AT })).toThrow(
      'another tour-booking.js. It was released without --at and --allowed-apis. A released version never changes',
    );
    expect(carried('1.4.2/tour-booking.js')).toEqual({});
  });

  it('gets its address from the flags of the command', () => {
    const run = (...given: readonly string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/release.ts'), served, ...given], {
        encoding: 'utf8',
      });
    const refused = run('--at', '/tour-booking');
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('--at is "/tour-booking"; give')]);
    expect(readdirSync(served)).toEqual([]);
    expect(run('--at', AT, '--allowed-apis', 'https://leasing.example.com/').status).toBe(0);
    expect(readdirSync(served)).toContain(manifest.version);
    expect(carried(`${manifest.version}/tour-booking.js`)).toEqual({
      folder: `${AT}/${manifest.version}/`,
      allowedApis: 'https://leasing.example.com',
    });
    const again = run('--at', 'https://other.example.com');
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('A released version never changes')]);
  });

  it('refuses a loader that cannot carry an address', () => {
    expect(() => layOut(served, '1.4.2', built('x'), { at: AT })).toThrow(
      'tour-booking.js is no loader that can carry',
    );
    expect(readdirSync(served)).toEqual([]);
  });

  it.each([
    ['https://cdn.example.com', 'https://cdn.example.com'],
    ['https://cdn.example.com/tour-booking/', AT],
    ["https://cdn.example.com/o'hara", "https://cdn.example.com/o'hara"],
  ])('takes %s', (text, expected) => {
    expect(readAddress(text)).toBe(expected);
    layOut(served, '1.4.2', dist, { at: readAddress(text) });
    const { folder } = carried('1/tour-booking.js') ?? {};
    expect(new URL(folder ?? '').href).toBe(new URL(`${expected.replace("'", '%27')}/1/`).href);
  });

  it.each([
    '/tour-booking',
    '//cdn.example.com',
    'cdn.example.com',
    'ftp://cdn.example.com',
    'https://a.example.com/?b',
    'blob:https://a.example.com/1',
    'https://user:word@a.example.com',
  ])('refuses %s, which is no whole address', (text) => {
    expect(() => readAddress(text)).toThrow(`--at is "${text}"; give the address of the served folder`);
  });

  it('takes the origins of services', () => {
    expect(readAllowedApis('https://leasing.example.com/api  http://localhost:4000')).toBe(
      'https://leasing.example.com http://localhost:4000',
    );
    expect(readAllowedApis('')).toBe('');
    expect(() => readAllowedApis('https://leasing.example.com, http://localhost')).toThrow(
      '--allowed-apis has "https://leasing.example.com,"',
    );
  });
});

describe('the headers', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/hosting.md'), 'utf8');

  const codeOf = (language: string): string => new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';
  const files = (): string => join(dir, 'tour-booking');
  beforeEach(() => {
    mkdirSync(files());
    layOut(files(), '1.4.2', built('x'.repeat(5000), ['part-BoQYNzwv.js', 'THIRD-PARTY-NOTICES.txt']));
  });

  /** Asks for every file at `host`, and expects its headers and that it is compressed. */
  async function expectHeaders(host: string): Promise<void> {
    for (const folder of ['1.4.2', '1.4', '1'])
      for (const file of readdirSync(join(files(), folder))) {
        const { headers } = await fetch(`${host}/tour-booking/${folder}/${file}`);
        const wanted = { ...headersOf(folder, file), 'content-encoding': 'gzip', vary: 'Accept-Encoding' };
        const given = Object.fromEntries(Object.keys(wanted).map((name) => [name, headers.get(name)]));
        expect({ host, folder, file, ...given }).toEqual({ host, folder, file, ...wanted });
      }
  }

  it.skipIf(!findNginx())("are those of the page's example for nginx, also behind the page's own host", async () => {
    const [port, sitePort] = [await freePort(), await freePort()];
    const [, , ownHost = ''] = page.split('```nginx\n').map((text) => text.split('```')[0]);
    const site = `server {\n  listen 127.0.0.1:${sitePort};\n${ownHost.replace('https://cdn.example.com', `http://127.0.0.1:${port}`)}}`;
    const servers = codeOf('nginx').replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/cdn;', `${dir};`);
    const running = await startNginx(`${servers}\n${site}`, port);
    for (const host of [running.url, `http://127.0.0.1:${sitePort}`]) await expectHeaders(host);
    await running.close();
  });

  it.skipIf(!findCaddy())("are those of the page's example for Caddy", async () => {
    const host = `http://127.0.0.1:${await freePort()}`;
    const { close } = await startCaddy(codeOf('caddyfile').replace('cdn.example.com', host).replace('/srv/cdn', dir));
    await expectHeaders(host);
    await close();
  });

  it.skipIf(!findApache())("are those of the page's example for Apache", async () => {
    writeFileSync(join(files(), '.htaccess'), codeOf('apache'));
    const port = await freePort();
    const { close } = await startApache(dir, port);
    await expectHeaders(`http://127.0.0.1:${port}`);
    await close();
  });

  it.each([
    ['1.4.2', 'main.js', 'public, max-age=31536000, immutable'],
    ['1.4', 'part-BoQYNzwv.js', 'public, max-age=31536000, immutable'],
    ['1.4', 'main.js', 'public, max-age=300, stale-while-revalidate=3600'],
    ['1', 'tour-booking.js', 'public, max-age=300, stale-while-revalidate=3600'],
  ])('keep /%s/%s: %s', (folder, file, expected) => {
    expect(headersOf(folder, file)['cache-control']).toBe(expected);
  });

  it('let every site load the scripts', () => {
    expect(headersOf('1', 'main.js')).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

it('the hash of each script is the one a browser computes', () => {
  const from = built('', []);
  writeFileSync(join(from, 'main.js'), "alert('Hello, world.');");
  writeIntegrity(from);
  const hashes: unknown = JSON.parse(readFileSync(join(from, 'integrity.json'), 'utf8'));
  expect(hashes).toEqual({
    // The example of the W3C recommendation "Subresource Integrity".
    'main.js': 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    'tour-booking.js': 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  });
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { componentFile, filesFrom } from '../bench/sizes.ts';
import { operations } from '../src/api/contract/operations.ts';
import { secretCalls } from '../src/api/serverClient.ts';

const root = resolve(import.meta.dirname, '..');
const codeOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(root, 'dist', file), 'utf8')).join('\n');

/** The whole script tag in one file. */
const SINGLE = 'tour-booking.single.js';
const embed = readdirSync(join(root, 'dist/embed'))
  .filter((file) => file.endsWith('.js') && file !== SINGLE)
  .map((file) => `embed/${file}`);
/** This build has no styles. */
const HEADLESS = 'package, booking without React';
const builds: readonly (readonly [string, readonly string[]])[] = [
  ['script tag', embed],
  ['script tag in one file', [`embed/${SINGLE}`]],
  ['package, component', filesFrom('npm', 'index.js', { later: true })],
  ['package, element', filesFrom('npm', 'element.js', { later: true })],
  [HEADLESS, filesFrom('npm', 'core.js', { later: true })],
];
const whole = codeOf(filesFrom('npm', 'server.js', { later: true }));
const client = codeOf(filesFrom('npm', 'client.js', { later: true }));

const secret = operations.filter(({ endpoint }) => endpoint.auth.right !== 'public').map(({ endpoint }) => endpoint);
const secretNames = Object.keys(secretCalls(() => Promise.reject(new Error('never called'))));
/** Preact can set markup where a component asks for it. None of ours does; biome checks that. */
const preact = readFileSync(join(root, 'node_modules/preact/dist/preact.mjs'), 'utf8');
const markupIn = (code: string): number => code.match(/\.innerHTML ?=[^=]/g)?.length ?? 0;
/** Fields that only the schemas of the listings name. */
const LISTING_FIELDS = ['renter_fee', 'mls_policies', 'virtual_tour_url', 'is_floorplan'];

/** The document shows no key for this call, and visitors make it too (`createLead`). */
const VISITORS_TOO = 'createProspect';

describe.each(builds)('the build for browsers: %s', (_, files) => {
  const code = codeOf(files);

  it('books', () => {
    for (const path of ['/verify-widget/', '/times', '/book']) expect(code).toContain(path);
  });

  it('holds no call that wants the secret key', () => {
    expect(secret.length).toBeGreaterThan(5);
    expect(secretNames).toContain('eachSyncedListing');
    expect(secretNames).toContain(VISITORS_TOO);
    for (const { name, path } of secret) {
      if (name === VISITORS_TOO) continue;
      expect(whole).toContain(`"${path}"`);
      for (const quote of ['"', "'", '`']) expect(code).not.toContain(`${quote}${path}${quote}`);
      expect(whole).toContain(name);
      expect(code).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
    for (const name of secretNames) if (name !== VISITORS_TOO) expect(code).not.toMatch(new RegExp(`\\b${name}\\b`));
    for (const part of ['email-blasts', 'sync/listings', 'api/v1/clients']) expect(code).not.toContain(part);
  });

  it('holds no listings, and no library that checks them', () => {
    for (const name of LISTING_FIELDS) {
      expect(whole).toContain(name);
      expect(code).not.toContain(name);
    }
    expect(whole).toMatch(/from ?"valibot"/);
  });

  it('holds no key', () => {
    // The prefix alone may stand there: the widget recognizes a secret key by it, and refuses it.
    expect(code).not.toMatch(/\b[sp]k_(?!…)\w+/);
  });

  it('makes no code out of text, and no markup', () => {
    expect(code).not.toMatch(/\beval\(|\bFunction\(|\.outerHTML ?=[^=]|insertAdjacentHTML|document\.write\b/);
    expect(markupIn(code)).toBeLessThanOrEqual(files[0]?.startsWith('embed/') ? markupIn(preact) : 0);
  });
});

/** Whether a file does nothing but import and name what others export. */
const isEmpty = (file: string): boolean =>
  parseSync(file, codeOf([file])).program.body.every(
    (statement) =>
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  );

it('the script tag has no file without code', () => {
  expect(embed.length).toBeGreaterThan(20);
  expect(embed.filter(isEmpty)).toEqual([]);
});

it.each(['main', 'coreChunk', 'screensChunk'])('%s of the script tag is compiled as a whole while it loads', (name) => {
  const files = embed.filter((file) => new RegExp(`/${name}[-.]`).test(file));
  expect(files).toHaveLength(1);
  // Chromium obeys this line only at the very start of a file.
  expect(codeOf(files)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('the package loads the form and react-hook-form when a time is being chosen', () => {
  const form = /from ?["']react-hook-form["']/;
  expect(codeOf(filesFrom('npm', 'index.js', { later: true }))).toMatch(form);
  expect(codeOf(filesFrom('npm', 'index.js', { later: false }))).not.toMatch(form);
});

it('the package shows the first free time without loading query-core', () => {
  const core = /from ?["']@tanstack\/query-core["']/;
  expect(codeOf(filesFrom('npm', componentFile(), { later: true }))).toMatch(core);
  expect(codeOf(filesFrom('npm', componentFile(), { later: false }))).not.toMatch(core);
});

/** The packages that files of the build import, statically or by `import()`. */
function packagesOf(files: readonly string[]): readonly string[] {
  const found = files.flatMap((file) => {
    const { module } = parseSync(file, codeOf([file]));
    const names = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)].flatMap(
      ({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []),
    );
    const asked = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      codeOf([file]).slice(start + 1, end - 1),
    );
    return [...names, ...asked].filter((name) => !name.startsWith('.'));
  });
  return [...new Set(found)].sort();
}

it('the core brings no React to a site without it', () => {
  expect(packagesOf(filesFrom('npm', 'core.js', { later: true }))).toEqual([
    '@tanstack/query-core',
    'date-fns/constants',
  ]);
  const withReact = packagesOf(filesFrom('npm', 'index.js', { later: true }));
  expect(withReact).toEqual(expect.arrayContaining(['@tanstack/react-query', 'react', 'react/jsx-runtime']));
});

it('the package asks for lists with React Query when their questions open, and uses it for nothing else', () => {
  const users = filesFrom('npm', 'index.js', { later: true }).filter((file) =>
    packagesOf([file]).includes('@tanstack/react-query'),
  );
  expect(users).toEqual([expect.stringMatching(/^npm\/listChunk-/)]);
});

it('the client for pages holds what a public key may do, and nothing else', () => {
  const open = operations.filter(({ endpoint }) => endpoint.auth.right === 'public');
  expect(open.length).toBeGreaterThan(10);
  for (const { endpoint } of open) expect(client).toContain(`"${endpoint.path}"`);
  for (const { name, path } of secret) {
    if (name === VISITORS_TOO) continue;
    expect(whole).toContain(`"${path}"`);
    expect(client).not.toContain(`"${path}"`);
    expect(client).not.toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(whole).toContain('eachSyncedListing');
  expect(client).not.toContain('eachSyncedListing');
});

it('the client for servers has every operation', () => {
  expect(operations.length).toBeGreaterThan(20);
  for (const { endpoint } of operations) {
    expect(whole).toMatch(new RegExp(`name: "${endpoint.name}"`));
    expect(whole).toContain(`"${endpoint.path}"`);
  }
});

/** An integrator's program, in plain Node: no bundler, no alias. */
const program = `
import { setupServer } from 'msw/node';
import { createLeasingClient } from 'tour-booking/client';
import { createMockService, handlers } from 'tour-booking/mock';
const baseUrl = 'https://leasing.example.com';
const service = createMockService();
const server = setupServer(...handlers(service, { baseUrl }));
server.listen({ onUnhandledRequest: 'error' });
const client = { people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' }] };
const bodyFor = (start) => ({ appointment: { start, location: '', broker_booked: false }, client });
const send = (start) =>
  fetch(baseUrl + '/api/v2/appointments/group/101/book', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(start)),
  });
service.takeSlot(101, '2026-12-04T11:00:00');
const replies = [await send('2026-12-04T10:15:00'), await send('2026-12-04T11:00:00')];
const outcome = await createLeasingClient({ baseUrl }).bookTour(101, bodyFor('2026-12-04T12:00:00'));
const booked = service.state().appointments.filter(({ client }) => client !== null).map(({ start }) => start);
console.log(JSON.stringify({ statuses: replies.map(({ status }) => status), outcome: outcome.kind, booked }));
server.close();
`;

it('the mock of the package books a tour in plain Node', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual({
    statuses: [200, 400],
    outcome: 'booked',
    booked: ['2026-12-04T10:15:00', '2026-12-04T12:00:00'],
  });
});

it.each(builds.filter(([name]) => name !== HEADLESS))(
  'the styles find the direction of text by :dir, never by its language: %s',
  (_, files) => {
    // For browsers without :dir, a minifier writes :lang in its place. That matches nothing in a page without `lang`.
    const code = codeOf(files);
    expect(code).toContain(':dir(rtl)');
    expect(code).not.toContain(':lang(');
  },
);

it('the style sheet file begins with the rule that all others override', () => {
  expect(codeOf(['npm/styles.css'])).toMatch(/^:root :where\(\.tour [^{]+\{all:revert\}/);
  expect(codeOf(embed)).not.toContain('all:revert');
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

// The lists of the libraries inside each build: their licenses, and the list for programs.

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: unknown;
  readonly licenses: unknown;
}

/** The components that npm itself finds in package-lock.json, by name and version. */
const known = new Map<string, Component>();
beforeAll(() => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }));
  for (const component of bill.components) known.set(component['bom-ref'], component);
});

/** `name version` of each library whose license is in the notices, with that license. */
function noticesOf(build: string): ReadonlyMap<string, string> {
  const [, ...all] = read(`dist/${build}/THIRD-PARTY-NOTICES.txt`).split(/^(?=\S+ \d[\d.]* \([\w. -]+\)$)/m);
  return new Map(all.map((text) => [text.split(' (')[0] ?? '', text]));
}

describe.each(['command', 'embed', 'npm', 'cjs'])('%s', (build) => {
  const bill = JSON.parse(read(`dist/${build}/sbom.cdx.json`));
  const components: readonly Component[] = bill.components;

  it('lists its libraries in the format CycloneDX, as npm lists them', () => {
    expect(bill).toMatchObject({
      ...{ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 },
      metadata: { component: { name: manifest.name, version: manifest.version } },
      dependencies: [{ dependsOn: components.map((component) => component['bom-ref']) }],
    });
    expect(components.length).toBeGreaterThan(2);
    for (const component of components) {
      const { hashes, licenses, name, purl, version } = known.get(component['bom-ref']) ?? {};
      expect(component).toMatchObject({ hashes, licenses, name, purl, version });
    }
  });

  it('has the text of the license of each of them', () => {
    const notices = noticesOf(build);
    expect([...notices.keys()]).toEqual(components.map(({ name, version }) => `${name} ${version}`));
    for (const [library, text] of notices)
      expect([library, text]).toEqual([
        library,
        expect.stringMatching(/copyright [\s\S]*Permission is hereby granted/i),
      ]);
  });
});

it('the list of the command names every library whose code is in it', () => {
  const code = read(`dist/command/bin/tour-booking.js`);
  const inside = new Set([...code.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name]) => name));
  const { components } = JSON.parse(read('dist/command/sbom.cdx.json'));
  expect(inside).toContain('hono');
  expect(components.map(({ name }: Component) => name)).toEqual(expect.arrayContaining([...inside]));
});

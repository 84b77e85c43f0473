import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from './freePort.ts';

// A release as release.yml makes one, as far as it goes without npm's registry.

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'tour-dry-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the repository, as git knows it, but for the pictures. */
function copyRepository(): string {
  const copy = join(folder, 'copy');
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      ...{ cwd: copy, encoding: 'utf8', maxBuffer: 1e8 },
    });
  const files = execFileSync('git', ['ls-files', '-z', '--', ':!test/pictures', ':!docs/images'], { cwd: root });
  for (const file of String(files).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A copy');
  return copy;
}

it('the next version stands in every place that names one', async () => {
  const copy = copyRepository();
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, '.changeset/change.md'), `---\n'${manifest.name}': minor\n---\n\nSomething new.\n`);
  const changes = '## Unreleased\n\n### Added\n\n- Something new.\n\n';
  writeFileSync(join(copy, 'CHANGELOG.md'), read('CHANGELOG.md').replace(/^(?=## )/m, changes));
  // Without a registry: nothing is at this port.
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${await freePort()}` };
  await run(process.execPath, ['--import', 'tsx', 'scripts/bump.ts'], { cwd: copy, env });

  const [major, minor] = manifest.version.split('.').map(Number);
  const next = `${major}.${Number(minor) + 1}.0`;
  expect(JSON.parse(read('package.json')).version).toBe(next);
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(next);
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`^## ${next}, \\d{4}-\\d\\d-\\d\\d\n\n### Added\n\n- Something new`, 'm'),
  );
  expect(read('docs/conformance.md')).toContain(` ${next}, `);
  for (const page of ['README.md', 'docs/content-security-policy.md', 'test/snippets.test.ts']) {
    expect(read(page)).toMatch(new RegExp(`tour-booking[-/]${next}`));
    expect(read(page)).not.toMatch(new RegExp(`tour-booking[-/@]${manifest.version}`));
  }
});

it('npm publishes the package as it is built, and nothing of it is refused', async () => {
  const received: { readonly url: string | undefined; readonly body: string }[] = [];
  const registry = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.method === 'PUT') received.push({ url: request.url, body });
    const isNew = request.method === 'PUT' || request.url?.startsWith('/-/');
    response.writeHead(isNew ? 201 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await freePort();
  await new Promise<void>((done) => registry.listen(port, '127.0.0.1', done));
  const settings = join(folder, '.npmrc');
  writeFileSync(settings, `//127.0.0.1:${port}/:_authToken=none\n`);
  const args = ['publish', '--ignore-scripts', '--userconfig', settings, '--registry', `http://127.0.0.1:${port}`];
  // Inside a CI, npm would ask it for an identity.
  const { CI: _, GITHUB_ACTIONS: __, ...env } = process.env;
  const { stdout } = await run('npm', args, { cwd: root, env });
  registry.close();
  expect(stdout).toContain(`+ ${manifest.name}@${manifest.version}`);
  const [sent] = received.map(({ url, body }) => ({ url, ...JSON.parse(body) }));
  const file = `${manifest.name}-${manifest.version}.tgz`;
  expect(sent).toMatchObject({
    ...{ url: `/${manifest.name}`, access: 'public', 'dist-tags': { latest: manifest.version } },
    versions: { [manifest.version]: { bin: manifest.bin } },
    _attachments: { [file]: { length: expect.any(Number) } },
  });
  writeFileSync(join(folder, file), Buffer.from(sent._attachments[file].data, 'base64'));
  const names = execFileSync('tar', ['-tzf', join(folder, file)], { encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
  for (const name of ['command', 'embed', 'npm', 'cjs'].map((build) => `package/dist/${build}/sbom.cdx.json`))
    expect(names).toContain(name);
  expect(names.filter((name) => /^package\/(src|test|scripts|deploy|\.github)\//.test(name))).toEqual([]);
});

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { example } from './codeBlocks.ts';
import { freePort } from './freePort.ts';
import { booking, tour } from './startServer.ts';

// The files of docs/examples for Docker Compose and a pipeline, as they stand there, in a folder where the packed package is
// installed. Only the port is another one: 4010 may be taken here.

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
// npx must not fetch what is not installed: the registry may have a package of other people under that name.
const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9', npm_config_update_notifier: 'false' };
let port = 0;
let started: ChildProcess | undefined;

beforeAll(async () => {
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: root });
  const installed = join(folder, 'node_modules', manifest.name);
  mkdirSync(installed, { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'));
  const tarball = `${manifest.name}-${manifest.version}.tgz`;
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components', '1']);
  // npm installs a command like this.
  const command = join(installed, manifest.bin['tour-booking']);
  chmodSync(command, 0o755);
  symlinkSync(command, join(folder, 'node_modules/.bin/tour-booking'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, scripts: { test: 'curl -fsS "$LEASING_API/__mock/state" > state.json' } }),
  );
  port = await freePort();
});
/** Ends the started process and its children. */
function endAll(): void {
  if (started?.pid !== undefined && started.exitCode === null && started.signalCode === null)
    process.kill(-started.pid, 'SIGTERM');
}
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A file of docs/examples, with a port that is free. */
const yaml = (name: string): unknown => parse(example(name).replaceAll('4010', String(port)));

const answers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/openapi.json`).then(
    ({ ok }) => ok,
    () => false,
  );

it('the service of the compose file starts, is healthy when it answers, books, and ends when it is told to', async () => {
  const { services } = yaml('compose.yaml') as {
    readonly services: {
      readonly leasing: { readonly command: string; readonly healthcheck: { readonly test: string } };
      readonly tests: object;
    };
  };
  const { command, healthcheck } = services.leasing;
  // npx does not pass on the signal to stop.
  expect(command).not.toContain('npx');
  expect(services).toMatchObject({
    leasing: { ports: [`${port}:${port}`] },
    tests: {
      environment: { LEASING_API: `http://leasing:${port}` },
      depends_on: { leasing: { condition: 'service_healthy' } },
    },
  });
  const isHealthy = (): boolean => spawnSync('sh', ['-c', healthcheck.test]).status === 0;
  expect(isHealthy()).toBe(false);

  started = spawn(command, { cwd: folder, env, shell: true, stdio: 'ignore', detached: true });
  const ended = once(started, 'exit');
  while (!isHealthy()) {
    expect(started.exitCode, 'it ended before it answered').toBeNull();
    await wait(100);
  }
  const headers = { 'Content-Type': 'application/json' };
  const at = `http://127.0.0.1:${port}${booking}`;
  expect((await fetch(at, { method: 'POST', headers, body: JSON.stringify(inAYear(tour())) })).status).toBe(200);
  // A container ends with its first process, and so do the children of that process.
  endAll();
  await ended;
  await expect.poll(answers).toBe(false);
});

/** The same tour a year from now: the mock's clock shows the present. */
function inAYear({ client }: ReturnType<typeof tour>) {
  const day = new Date(Date.now() + 365 * 86_400_000);
  // A Wednesday, when there are tours.
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return {
    client,
    appointment: { start: `${day.toISOString().slice(0, 10)}T10:00:00`, location: '', broker_booked: false },
  };
}

it('the step of the pipeline waits for the mock, runs the tests on it, and ends it', async () => {
  const { jobs } = yaml('end-to-end.yaml') as {
    readonly jobs: Readonly<
      Record<string, { readonly steps: readonly { readonly name?: string; readonly run?: string }[] }>
    >;
  };
  const steps = Object.values(jobs).flatMap(({ steps }) => steps);
  expect(steps.map(({ run }) => run)).toContain('npm ci');
  const script = steps.find(({ name }) => name === 'Tests on the mock')?.run ?? '';
  expect(script).toContain('tour-booking mock');

  // As GitHub Actions runs a step.
  const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 40_000,
  });
  expect(status, stderr).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'))).toMatchObject({ scenario: 'none' });
  await expect.poll(answers).toBe(false);
});

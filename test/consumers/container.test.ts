import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { EDGE_HELP } from '../../src/command/edgeFlags.ts';
import { freePort } from '../freePort.ts';
import { startRedis } from '../redis.ts';
import { type RunningMock, startMock } from '../servers.ts';
import { TARBALL } from './installConsumer.ts';

/**
 * The folder deploy, without a container: the steps of each Dockerfile in a folder of its own, then the services of compose.yaml as processes,
 * with the flags and variables that stand there.
 */

const root = resolve(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const run = promisify(execFile);
const compose = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'));

const running: (() => Promise<unknown>)[] = [];
let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock(['--require-key']);
});
afterAll(async () => {
  for (const stop of running.reverse()) await stop();
  await mock?.close();
});

type Environment = Readonly<Record<string, string>>;
const SECRETS: Environment = { TOUR_SECRETS: 'm'.repeat(32), TOUR_NOTIFY_SECRET: 'n'.repeat(32) };
const SMTP_URL = 'smtp://127.0.0.1:9';

/** The values of `.env.example`. */
const example: Environment = Object.fromEntries(
  readFileSync(join(deploy, '.env.example'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    }),
);

/** `text` with the variables of compose.yaml: `${NAME:?is missing}`, `${NAME:-}`. */
const filled = (text: string, values: Environment): string =>
  text.replace(/\$\{(\w+):([?-])[^}]*\}/g, (whole, name: string, kind: string) => {
    const value = values[name] ?? '';
    if (value === '' && kind === '?') throw new Error(whole);
    return value;
  });

/** The instructions of a Dockerfile in order. */
const stepsOf = (file: string): readonly (readonly [instruction: string, text: string])[] =>
  readFileSync(join(deploy, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, instruction = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return instruction === '' ? [] : [[instruction, text] as const];
    });
const stepOf = (file: string, instruction: string): string =>
  stepsOf(file).find(([name]) => name === instruction)?.[1] ?? '';

/** Does what COPY and RUN of a Dockerfile say in a folder of its own. `context` are the files beside the Dockerfile. */
async function make(file: string, context: readonly string[]): Promise<string> {
  const folder = join(root, '.cache/containers', file.replaceAll('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [instruction, text] of stepsOf(file)) {
    if (instruction === 'COPY') {
      const [pattern = '', to] = text.split(' ');
      expect(to).toBe('./');
      const named = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
      const files = context.filter((path) => named.test(basename(path)));
      expect([pattern, files.length]).not.toEqual([pattern, 0]);
      for (const path of files) copyFileSync(path, join(folder, basename(path)));
    } else if (instruction === 'RUN') {
      // Else npm would install beside the package.json of this repository.
      writeFileSync(join(folder, 'package.json'), '{}');
      await run('sh', ['-c', text], { cwd: folder, env: { ...process.env, npm_config_prefer_offline: 'true' } });
    }
  }
  return folder;
}

/** Starts a program as a container would, and gives the lines that it prints. */
function start(folder: string, [program = '', ...args]: readonly string[], env: Environment) {
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    ...{ cwd: folder, env: { PATH: process.env.PATH, ...env } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  running.push(stop);
  return { lines, ended, stop };
}

it('compose.yaml and .env.example name the same variables, and flags and variables that the edge takes', () => {
  const text = readFileSync(join(deploy, 'compose.yaml'), 'utf8');
  const named = new Set([...text.matchAll(/\$\{(\w+):/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(Object.keys(example).sort());
  const { edge, mailer, redis } = compose.services;
  const flags = `${edge.command} ${stepOf('Dockerfile', 'ENTRYPOINT')}`.match(/--[\w-]+/g) ?? [];
  expect(flags.length).toBeGreaterThan(7);
  for (const flag of flags) expect(EDGE_HELP).toContain(`  ${flag} `);
  for (const name of Object.keys(edge.environment)) expect(EDGE_HELP).toContain(name);
  const code = readdirSync(join(deploy, 'mailer')).map((file) => readFileSync(join(deploy, 'mailer', file), 'utf8'));
  for (const name of Object.keys(mailer.environment)) expect(code.join('')).toContain(`process.env.${name}`);
  expect(Object.keys(compose.volumes)).toEqual(redis.volumes.map((volume: string) => volume.split(':')[0]));
  expect(edge.build).toBe('.');
  expect(mailer.build).toBe('mailer');
});

it('README.md starts what the edge asks before it checks the edge', () => {
  const [before = ''] = readFileSync(join(deploy, 'README.md'), 'utf8').split('MORE_FLAGS=--check');
  const [, started = ''] = /^docker compose up .*--wait (.+?) +#/m.exec(before) ?? [];
  expect(started.split(' ').sort()).toEqual(
    Object.keys(compose.services)
      .filter((name) => name !== 'edge')
      .sort(),
  );
});

it('what the folder installs and starts checks itself, and takes bookings', async () => {
  const { edge, mailer, redis } = compose.services;
  const values = {
    ...{ ...example, ...SECRETS, SMTP_URL, LEASING_API: mock.url, LEASING_SECRET_KEY: 'sk_demo', TOUR_GROUPS: '101' },
  };
  // Redis with its flags of compose.yaml.
  const [server, ...redisFlags] = redis.command.split(' ');
  expect(server).toBe('redis-server');
  const data = join(root, '.cache/containers/redis');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const store = await startRedis(undefined, [...redisFlags, '--dir', data]);
  running.push(store.close);

  const own = readdirSync(join(deploy, 'mailer')).map((file) => join(deploy, 'mailer', file));
  const mailerFolder = await make('mailer/Dockerfile', own);
  const mailerPort = await freePort();
  const mailerEnvironment = Object.entries<string>(mailer.environment).map(([name, text]) => [
    name,
    filled(text, values),
  ]);
  start(mailerFolder, JSON.parse(stepOf('mailer/Dockerfile', 'CMD')), {
    ...Object.fromEntries(mailerEnvironment),
    PORT: String(mailerPort),
  });
  const post = () =>
    fetch(`http://127.0.0.1:${mailerPort}`, { method: 'POST' }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(post, { timeout: 30_000 }).toBe(401);

  const packed = join(root, '.cache/containers', `${manifest.name}-${manifest.version}.tgz`);
  copyFileSync(TARBALL, packed);
  const folder = await make('Dockerfile', [packed]);
  const environment = Object.fromEntries(
    Object.entries<string>(edge.environment).map(([name, text]) => [name, filled(text, values)]),
  );
  const port = await freePort();
  /** The command line of the container, with the addresses of these processes. */
  const commandLine = (more: string): readonly string[] => [
    ...JSON.parse(stepOf('Dockerfile', 'ENTRYPOINT')),
    ...filled(edge.command, { ...values, MORE_FLAGS: more })
      .replace('redis://redis:6379', store.url)
      .replace('http://mailer:3000', `http://127.0.0.1:${mailerPort}`)
      .trim()
      .split(/\s+/),
  ];
  const check = start(folder, commandLine('--check'), environment);
  expect([await check.ended, check.lines.filter((line) => !line.startsWith('ok'))]).toEqual([
    0,
    [expect.stringContaining('--address'), 'Nothing is wrong.'],
  ]);

  const started = start(folder, commandLine(`--port ${port}`), environment);
  await expect.poll(() => started.lines[0] ?? '', { timeout: 30_000 }).toContain('listening on');
  const ready = await fetch(`http://127.0.0.1:${port}/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { bookings: 'ok', list: 'ok', messages: 'ok' }]);
  const [, , code = ''] = JSON.parse(stepOf('Dockerfile', 'HEALTHCHECK').replace(/^.* CMD (?=\[)/, ''));
  const health = () =>
    run(process.execPath, ['--eval', code.replace('8080', String(port))]).then(
      () => 0,
      () => 1,
    );
  expect(await health()).toBe(0);
  expect(await started.stop()).toBe(0);
  expect(await health()).toBe(1);
});

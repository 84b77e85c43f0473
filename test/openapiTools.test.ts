import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { requestSample } from '../scripts/contract/samples.ts';
import { operations } from '../src/api/contract/operations.ts';
import { pathParameter } from '../src/api/contract/queryParameters.ts';
import { ask } from './contract/ask.ts';
import { queryOf } from './contract/exampleQuery.ts';
import { freePort } from './freePort.ts';
import { installTools, TOOLS, toolOf, writeBeside } from './openapi/installTools.ts';
import { startServer, stopAll } from './startServer.ts';
import { runProgram } from './typeCheck.ts';

// Other people's programs read openapi.json.

const root = resolve(import.meta.dirname, '..');
const description = join(root, 'openapi.json');

beforeAll(installTools, 300_000);

const started: ChildProcess[] = [];
afterEach(async () => {
  for (const each of started.splice(0)) {
    each.kill();
    await once(each, 'exit');
  }
  await stopAll();
});

const compile = (files: readonly string[]) => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    skipLibCheck: true,
    lib: ['es2022', 'dom', 'dom.iterable'],
    allowImportingTsExtensions: true,
  };
  writeBeside('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  return runProgram(toolOf('typescript', 'tsc'), ['-p', '.'], TOOLS);
};

it('Spectral finds nothing, not even a warning', () => {
  const rules = join(root, 'test/openapi/spectral.yaml');
  const args = ['lint', description, '-r', rules, '-f', 'json', '--quiet', '--fail-severity', 'hint'];
  expect(runProgram(toolOf('@stoplight/spectral-cli', 'spectral'), args)).toEqual({ ok: true, printed: '[]' });
});

it('openapi-typescript makes types of it, and openapi-fetch asks and books by them', () => {
  const types = join(TOOLS, 'types.d.ts');
  expect(runProgram(toolOf('openapi-typescript', 'openapi-typescript'), [description, '-o', types])).toHaveProperty(
    'ok',
    true,
  );
  writeBeside(
    'fetching.ts',
    `import createClient from 'openapi-fetch';
import type { components } from './types.d.ts';
import type { paths } from './types.d.ts';

const leasing = createClient<paths>({ baseUrl: 'https://leasing.example.com' });

export async function firstHome(): Promise<components['schemas']['Listing'] | undefined> {
  const { data, error } = await leasing.GET('/api/v2/listings/all', { params: { query: { layout: ['1br'], page: 1 } } });
  if (error !== undefined) throw new Error(JSON.stringify(error.errors));
  const [home] = data.items;
  const facts: [number, string, number | null, string] = home ? [home.id, home.price, home.floor, home.building.neighborhood.name] : [0, '', null, ''];
  console.log(facts);
  return home;
}

export async function book(start: string): Promise<number | undefined> {
  const { data, error } = await leasing.POST('/api/v2/appointments/group/{group_id}/book', {
    params: { path: { group_id: 101 } },
    body: { appointment: { start, location: '', broker_booked: false }, client: { people: [{ email: 'a@example.com' }] } },
  });
  console.log(error?.errors);
  return data?.data.appointment.id;
}

export const wrong = [
  // @ts-expect-error no layout
  leasing.GET('/api/v2/listings/all', { params: { query: { layout: ['castle'] } } }),
  // @ts-expect-error no sort
  leasing.GET('/api/v1/public/listings/', { params: { query: { sort: 'cheapest' } } }),
  // @ts-expect-error a group is a number
  leasing.GET('/api/v2/group/{group_id}/verify-widget/', { params: { path: { group_id: 'x' }, query: { widget: 'lead_capture_appointment' } } }),
];
`,
  );
  expect(compile(['fetching.ts'])).toEqual({ ok: true, printed: '' });
});

it('orval makes a client of it that compiles', () => {
  const config = { leasing: { input: { target: description }, output: { target: './leasing.ts', client: 'fetch' } } };
  writeBeside('orval.config.mjs', `export default ${JSON.stringify(config)};\n`);
  expect(runProgram(toolOf('orval', 'orval'), ['--config', 'orval.config.mjs'], TOOLS)).toHaveProperty('ok', true);
  writeBeside(
    'generated.ts',
    `import { bookTour, getTimes, type Listing, searchListings } from './leasing.ts';

export async function homes(): Promise<Listing[]> {
  const reply = await searchListings({ layout: ['1br', '2br'], min_price: 2000 });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.data.errors));
  return reply.data.items;
}

export const book = (start: string) =>
  bookTour(101, { appointment: { start, location: '', broker_booked: false }, client: {} });

export const times = async () => (await getTimes(101, { time: '2026-12-04T12:00:00' })).data;

// @ts-expect-error no layout
export const wrong = searchListings({ layout: ['castle'] });
`,
  );
  expect(compile(['generated.ts'])).toEqual({ ok: true, printed: '' });
});

/** Runs Prism on a free port; gives its address. */
async function startPrism(args: readonly string[]): Promise<string> {
  const port = await freePort();
  const [command = '', ...rest] = args;
  const prism = toolOf('@stoplight/prism-cli', 'prism');
  const child = spawn(process.execPath, [prism, command, ...rest, '--host', '127.0.0.1', '--port', String(port)]);
  started.push(child);
  await new Promise<void>((ready, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Prism is listening')) ready();
    });
    child.on('exit', () => fail(new Error(printed)));
  });
  return `http://127.0.0.1:${port}`;
}

const authorization = `Basic ${btoa('sk_demo:')}`;
const targetOf = (path: string, query: string) =>
  `${path.replace(/\{(\w+)\}/g, (_all, name: string) => String(pathParameter(name)?.example))}?key=sk_demo&${query}`;

it('Prism serves every operation', async () => {
  const base = await startPrism(['mock', description]);
  for (const { endpoint, replies } of operations) {
    const body = requestSample(endpoint.name);
    const reply = await fetch(base + targetOf(endpoint.path, queryOf(endpoint)), {
      method: endpoint.method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(Object.keys(replies), `${endpoint.name}: ${await reply.clone().text()}`).toContain(String(reply.status));
    expect(reply.status, endpoint.name).toBeLessThan(300);
  }
});

it('Prism in front of a service names what differs from the document, and passes the reply on', async () => {
  const reply = '{"available_times":[5],"valid":true}';
  const service = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(reply),
  );
  const port = await freePort();
  await once(service.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void service.close());
  const base = await startPrism(['proxy', description, `http://127.0.0.1:${port}`]);
  const times = await fetch(`${base}/api/v2/appointments/group/101/times?time=2026-12-02T12:00:00`);
  expect([times.status, await times.text()]).toEqual([200, reply]);
  expect(times.headers.get('sl-violations')).toContain('body property available_times.0 must be string');
});

it('Prism lets every request and reply of the mock through, with its errors', async () => {
  const { base: mock, service } = await startServer();
  const tour = { method: 'POST', target: '/api/v2/appointments/group/101/book', body: requestSample('bookTour') };
  expect((await ask(service, tour)).status).toBe(200);
  const base = await startPrism(['proxy', description, mock, '--errors']);
  for (const { endpoint } of operations) {
    const body =
      endpoint.name === 'bookTour'
        ? { appointment: { start: '2026-12-08T11:00:00', location: '', broker_booked: false }, client: {} }
        : requestSample(endpoint.name);
    for (const path of [endpoint.path, endpoint.path.replace(/\{\w+\}/, '999999')]) {
      const reply = await fetch(base + targetOf(path, queryOf(endpoint)), {
        method: endpoint.method,
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.headers.get('sl-violations'), `${endpoint.name} ${path}`).toBeNull();
      const json: unknown = await reply.json();
      // An error of Prism itself has a `type`.
      expect(json, `${endpoint.name} ${path}`).not.toHaveProperty('type', expect.stringContaining('stoplight'));
    }
  }
});

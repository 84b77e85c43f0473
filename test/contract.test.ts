import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { routes } from '../mock-server/routes/table.ts';
import { clientMethods, coverageText } from '../scripts/contract/coverageTable.ts';
import { engineFile } from '../scripts/contract/engineFile.ts';
import { requestSample, sample, samplePath } from '../scripts/contract/samples.ts';
import type { Endpoint } from '../src/api/contract/endpoint.ts';
import { bookTour } from '../src/api/contract/endpoints/appointments.ts';
import { operations } from '../src/api/contract/operations.ts';
import { pathParameter } from '../src/api/contract/queryParameters.ts';
import { createServerClient } from '../src/api/serverClient.ts';
import { ask } from './contract/ask.ts';
import { queryOf } from './contract/exampleQuery.ts';
import { shapeDifferences } from './contract/shape.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

const pathOf = ({ path }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_all, parameter: string) => String(pathParameter(parameter)?.example));

/** A service with its default world, or that of another seed, in which the sample tour is booked. */
async function openService(seed = 1) {
  const service = createMockService({ seed });
  const target = pathOf(bookTour);
  expect((await ask(service, { method: 'POST', target, body: requestSample('bookTour') })).status).toBe(200);
  return service;
}

const cases = operations.map((operation) => ({ ...operation, name: operation.endpoint.name }));

/** The part of the API document that names the operations, as `GET /api/…`. */
const [, , documented = ''] =
  /(\n## Endpoints\n)([\s\S]*?)\n## /.exec(read('docs/project/leasing-service-api.md')) ?? [];

it('has the operations of the document and no others, each with a name and a path of its own', () => {
  const named = [...documented.matchAll(/\b(?:GET|POST|PUT|DELETE) \/api\/[\w<>/.-]+/g)]
    .map(([text]) => text.replace(/(?<!\.)\.$/, ''))
    // `POST /api/v2/groups...` abbreviates the path that stands behind it.
    .filter((text) => !text.endsWith('...'));
  expect(named.length).toBeGreaterThan(20);
  expect(cases.map(({ endpoint }) => endpoint.document).sort()).toEqual([...new Set(named)].sort());
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  expect(new Set(cases.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(cases.length);
});

it('has no route that is not in the table', () => {
  expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(cases.map(({ name }) => name).sort());
});

it.each(cases)('$name has the path of the document', ({ endpoint: { method, path, document } }) => {
  // The document calls some ids by their resource and some just `<id>`.
  const anyName = (text: string) => text.replace(/<\w+>|\{\w+\}/g, '{}');
  expect(anyName(`${method} ${path}`)).toBe(anyName(document));
});

describe.each(cases)('$name', ({ name }) => {
  it('has a client method', () => {
    const client = createServerClient({ baseUrl: 'https://leasing.example.com', secretKey: 'sk_demo' });
    expect(Object.keys(client)).toEqual(expect.arrayContaining([...clientMethods(name)]));
  });

  it('has an engine function of its name', async () => {
    expect(await import(/* @vite-ignore */ `../${engineFile(name)}`)).toHaveProperty(name, expect.any(Function));
  });

  it('has a sample', () => {
    expect(existsSync(resolve(root, samplePath(name)))).toBe(true);
  });
});

describe('replies', () => {
  it.each(
    cases.map(({ name, ...operation }) => [`${name} answers in the shape of its sample`, name, operation] as const),
  )('%s', async (_title, name, { endpoint, replies, body }) => {
    const service = await openService();
    const request = requestSample(name);
    expect(request === undefined).toBe(body === undefined);
    if (body) expect(v.safeParse(body, request).issues).toBeUndefined();
    const target = `${pathOf(endpoint)}?${queryOf(endpoint)}`;
    const reply = await ask(service, { method: endpoint.method, target, body: otherTime(name, request) });
    expect(String(reply.status)).toBe(Object.keys(replies).find((status) => status.startsWith('2')));
    expect(shapeDifferences(sample(name), reply.json)).toEqual([]);
    const schema = replies[reply.status];
    expect(schema && v.safeParse(schema, reply.json).issues).toBeUndefined();
    expect(schema && v.safeParse(schema, sample(name)).issues).toBeUndefined();
  });
});

/** Seeds that no other test uses. Their homes may have no photos and no open house. */
const SEEDS = [7, 424_242, 3_141_592_653];
const isNoEmptyList = (difference: string): boolean => !difference.endsWith(' is empty');

it.each(SEEDS)('every reply has the shape of its sample with the seed %i', async (seed) => {
  const different: Record<string, readonly string[]> = {};
  for (const { name, endpoint, replies } of cases) {
    const service = await openService(seed);
    const target = `${pathOf(endpoint)}?${queryOf(endpoint)}`;
    const body = otherTime(name, requestSample(name));
    const { status, json } = await ask(service, { method: endpoint.method, target, body });
    const schema = replies[status];
    const found = [
      ...(status < 300 && schema !== undefined ? [] : [`answers ${status}`]),
      ...shapeDifferences(sample(name), json).filter(isNoEmptyList),
      ...((schema && v.safeParse(schema, json).issues) ?? []).map(({ message }) => message),
    ];
    if (found.length > 0) different[name] = found;
  }
  expect(different).toEqual({});
});

/** The sample tour is booked already: book one for somebody else. */
const otherTime = (name: string, request: unknown): unknown =>
  name === 'bookTour'
    ? { appointment: { start: '2026-12-08T11:00:00', location: '', broker_booked: false }, client: {} }
    : request;

it('compares shapes', () => {
  expect(shapeDifferences({ a: 1, b: [{ c: '1.00' }] }, { a: 2, b: [{ c: '7.50' }, { c: '8.00' }] })).toEqual([]);
  expect(shapeDifferences({ a: 1 }, { a: '1', b: 2 })).toEqual([
    'reply.a is text, not number',
    'reply.b is not in the sample',
  ]);
  expect(shapeDifferences({ 'a.b': 1 }, { 'a.b': 2, 'a.c': 3 })).toEqual([]);
  expect(shapeDifferences({ 'a.b': 1 }, { 'a.c': 3 })).toEqual(['reply.a.b is missing']);
  expect(shapeDifferences({ a: [{ b: 1 }] }, { a: [{ b: 1 }, {}] })).toEqual(['reply.a[1].b is missing']);
  expect(shapeDifferences({ a: [1] }, { a: [] })).toEqual(['reply.a is empty']);
  expect(shapeDifferences({ a: [{ b: [1] }] }, { a: [{ b: [] }] })).toEqual([]);
  expect(shapeDifferences('2026-12-01', '2026-12-01T10:00:00')).toEqual(['reply is date and time, not date']);
});

it('docs/api.md is what `npm run openapi` writes', () => {
  expect(read('docs/api.md'), 'Run `npm run openapi`.').toBe(coverageText());
});

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createMockService } from '../mock-server/engine/service.ts';
import { routes } from '../mock-server/routes/table.ts';
import { clientMethods, coverageText, ENGINE, testName } from '../scripts/contract/coverageTable.ts';
import { requestSample, sample, samplePath } from '../scripts/contract/samples.ts';
import { createLeasingClient } from '../src/api/client.ts';
import { operations } from '../src/api/contract/operations.ts';
import { ask } from './contract/ask.ts';
import { shapeDifferences } from './contract/shape.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

/** The values of path parameters and queries with which the seeded world answers. */
const QUERIES: Readonly<Record<string, string>> = {
  getWidgetConfiguration: 'widget=lead_capture_appointment',
  getTimes: 'time=2026-12-04T12:00',
  listNeighborhoods: 'city=Port%20Calder',
  getPublicListing: 'similar_units=true',
};
const IDS: Readonly<Record<string, string>> = {
  group_id: '101',
  community_id: '201',
  agent_id: '1',
  blast_id: '801',
};

/** A company in which the sample tour is booked; its client and appointment and a listing are in `ids`. */
async function company() {
  const service = createMockService();
  const target = '/api/v2/appointments/group/101/book';
  expect((await ask(service, { method: 'POST', target, body: requestSample('bookTour') })).status).toBe(200);
  const [appointment] = service.company.appointments.all();
  const found = await ask(service, { method: 'GET', target: '/api/v2/listings/all?open_house_begin=2026-12-01' });
  const { items } = v.parse(v.object({ items: v.array(v.object({ id: v.number() })) }), found.json);
  const ids = {
    ...IDS,
    appointment_id: String(appointment?.id),
    client_id: String(appointment?.prospect),
    listing_id: String(items[0]?.id),
  };
  return { service, ids };
}

const cases = operations.map((operation) => ({ ...operation, name: operation.endpoint.name }));

it('has the 25 operations of the document, each with a name and a path of its own', () => {
  expect(operations).toHaveLength(25);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(25);
  expect(new Set(cases.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(25);
});

it('has no route that is not in the table', () => {
  expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(cases.map(({ name }) => name).sort());
});

it('writes paths as the document does', () => {
  const document = read('docs/leasing-service-api.md');
  for (const { endpoint } of cases) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, '<$1>');
    const paths = [path, path.replace(/<(listing|agent)_id>/, '<id>'), path.replace(/\/$/, '')];
    expect(paths.some((each) => document.includes(each)) ? '' : path).toBe('');
  }
});

describe.each(cases)('$name', ({ name, endpoint }) => {
  it('has a client method', () => {
    const client = createLeasingClient({ baseUrl: 'https://leasing.example.com' });
    expect(Object.keys(client)).toEqual(expect.arrayContaining([...clientMethods(name)]));
  });

  it('has a row in docs/api.md', () => {
    const row = read('docs/api.md')
      .split('\n')
      .find((line) => line.includes(`| \`${name}\` |`));
    expect(row).toContain(`${endpoint.method} \`${endpoint.path}\``);
    expect(row).toContain(testName(name));
  });

  it('has the engine function the table names', async () => {
    const [engine, file] = ENGINE[name] ?? ['', ''];
    expect(Object.keys(await import(/* @vite-ignore */ `../mock-server/engine/${file}`))).toContain(engine);
  });

  it('has a sample', () => {
    expect(existsSync(resolve(root, samplePath(name)))).toBe(true);
  });
});

describe('replies', () => {
  it.each(cases.map(({ name, ...operation }) => [testName(name), name, operation] as const))(
    '%s',
    async (_title, name, { endpoint, replies, body }) => {
      const { service, ids } = await company();
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, parameter: string) => {
        const id = new Map(Object.entries(ids)).get(parameter);
        expect(id).toBeDefined();
        return String(id);
      });
      const request = requestSample(name);
      expect(request === undefined).toBe(body === undefined);
      if (body) expect(v.safeParse(body, request).issues).toBeUndefined();
      const target = `${path}?${QUERIES[name] ?? ''}`;
      const reply = await ask(service, { method: endpoint.method, target, body: otherTime(name, request) });
      expect(reply.status).toBe(name === 'createProspectV1' ? 201 : 200);
      expect(shapeDifferences(sample(name), reply.json)).toEqual([]);
      const schema = replies[reply.status];
      expect(schema && v.safeParse(schema, reply.json).issues).toBeUndefined();
      expect(schema && v.safeParse(schema, sample(name)).issues).toBeUndefined();
    },
  );
});

/** The sample tour is booked already: book one for somebody else. */
const otherTime = (name: string, request: unknown): unknown =>
  name === 'bookTour'
    ? { appointment: { start: '2026-12-08T11:00:00', location: '', broker_booked: false }, client: {} }
    : request;

it('holds shapes against each other', () => {
  expect(shapeDifferences({ a: 1, b: [{ c: '1.00' }] }, { a: 2, b: [{ c: '7.50' }, { c: '8.00' }] })).toEqual([]);
  expect(shapeDifferences({ a: 1 }, { a: '1', b: 2 })).toEqual([
    'reply.a is text, not number',
    'reply.b is not in the sample',
  ]);
  expect(shapeDifferences({ a: [{ b: 1 }] }, { a: [{ b: 1 }, {}] })).toEqual(['reply.a[1].b is missing']);
  expect(shapeDifferences('2026-12-01', '2026-12-01T10:00:00')).toEqual(['reply is date and time, not date']);
});

it('docs/api.md is what `npm run openapi` writes', () => {
  expect(read('docs/api.md')).toBe(coverageText());
});

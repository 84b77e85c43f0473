import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { componentNames } from '../scripts/contract/componentNames.ts';
import { componentSchemas } from '../scripts/contract/componentSchemas.ts';
import { openapiText } from '../scripts/contract/openapiDocument.ts';
import { unusedWords } from '../scripts/contract/propertyWords.ts';
import { requestSample } from '../scripts/contract/samples.ts';
import type { Operation } from '../src/api/contract/operation.ts';
import { operations } from '../src/api/contract/operations.ts';
import { pathParameter, queryParameter } from '../src/api/contract/queryParameters.ts';
import { ask } from './contract/ask.ts';
import { queryOf } from './contract/exampleQuery.ts';

const root = resolve(import.meta.dirname, '..');

it('openapi.json is what `npm run openapi` writes', () => {
  expect(readFileSync(resolve(root, 'openapi.json'), 'utf8'), 'Run `npm run openapi`.').toBe(openapiText());
});

it('openapi.json passes the linter without an error or a warning', async () => {
  const linter = resolve(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { cwd: root, env, maxBuffer: 1 << 26 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, 'lint', 'openapi.json', '--format=json'],
    options,
  );
  const { totals } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

const components = (): readonly [name: string, schema: unknown][] =>
  Object.entries(JSON.parse(openapiText()).components.schemas);

/** Every schema in `schema`, with the path to it. */
function* schemasIn(
  schema: unknown,
  path: string,
): Generator<[path: string, schema: Readonly<Record<string, unknown>>]> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield [path, schema as Readonly<Record<string, unknown>>];
  for (const [key, inner] of Object.entries(schema)) yield* schemasIn(inner, `${path}.${key}`);
}

it('every property has a description, and every description a property', () => {
  let count = 0;
  for (const [name, component] of components()) {
    for (const [path, { properties = {} }] of schemasIn(component, name)) {
      for (const [property, schema] of Object.entries(properties as object)) {
        count += 1;
        expect(schema, `${path}.${property}`).toHaveProperty('description', expect.stringMatching(/^[A-Z].*\.$/));
      }
    }
  }
  expect(count).toBeGreaterThan(300);
  const used = new Set<string>();
  componentSchemas(componentNames(), used);
  expect(unusedWords(used)).toEqual([]);
});

it('ids, counts and codes are integers, and nothing has more than two types', () => {
  for (const [name, component] of components()) {
    for (const [path, schema] of schemasIn(component, name)) {
      if (/(^|\.)(id|\w+(?<!source|campaign)_id|page|total_items|bedrooms)$/.test(path))
        expect([schema.type].flat(), path).toContain('integer');
      expect([schema.type].flat().length, path).toBeLessThanOrEqual(2);
      if (Array.isArray(schema.anyOf) && name !== 'ErrorTree') expect(schema.anyOf.length, path).toBeLessThanOrEqual(2);
    }
  }
});

it.each(['Listing', 'Photo', 'Building', 'Errors', 'Prospect', 'Agent'])('has a component %s', (name) => {
  expect(components().map(([each]) => each)).toContain(name);
});

const pathOf = ({ endpoint }: Operation, id?: string): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => id ?? String(pathParameter(name)?.example));

const parameters = operations.flatMap((operation) =>
  operation.endpoint.query.map((name) => [operation.endpoint.name, name, operation] as const),
);

it.each(parameters)('%s finds something by the example of %s', async (operation, name, asked) => {
  const { example, values: [first] = [] } = queryParameter(operation, name) ?? {};
  const query = new URLSearchParams(queryOf(asked.endpoint));
  query.set(name, String(example ?? first));
  const service = createMockService();
  const { status, json } = await ask(service, { method: 'GET', target: `${pathOf(asked)}?${query}` });
  expect(status, JSON.stringify(json)).toBe(200);
  const { items = json } = json as { items?: unknown };
  // Each of the four searches of one kind also takes the filters of the others, and finds nothing by them.
  const isOfOneKind = /(Rentals|Sales)$/.test(operation);
  if (Array.isArray(items) && !isOfOneKind) expect(items.length).toBeGreaterThan(0);
});

/** A value that is refused, for each parameter. A parameter that takes any text has none. */
const BAD_QUERY = 'page=0&time=x&widget=x&similar_units=x&city=&listing_type=castle&max_id=x';

it.each(operations.map((operation) => [operation.endpoint.name, operation] as const))(
  '%s is described with the statuses it gives, and no others',
  async (name, operation) => {
    const { method } = operation.endpoint;
    const given = new Set<number>();
    const service = createMockService();
    await ask(service, {
      method: 'POST',
      target: '/api/v2/appointments/group/101/book',
      body: requestSample('bookTour'),
    });
    const good = `${pathOf(operation)}?${queryOf(operation.endpoint)}`;
    const body = requestSample(name);
    for (const key of ['wrong', 'pk_demo']) given.add((await ask(service, { method, target: good, body }, key)).status);
    given.add(
      (await ask(service, { method, target: `${pathOf(operation, '999999')}?${queryOf(operation.endpoint)}`, body }))
        .status,
    );
    given.add((await ask(service, { method, target: `${pathOf(operation)}?${BAD_QUERY}`, body: [{}] })).status);
    const last = name === 'bookTour' ? { appointment: { start: '2026-12-08T11:00:00' } } : body;
    given.add((await ask(service, { method, target: good, body: last })).status);
    const described = Object.keys(operation.replies).map(Number).sort();
    expect([...given].sort()).toEqual(described);
  },
);

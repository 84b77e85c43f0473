import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMockService } from '../mock-server/engine/mockService.ts';
import { openapiText } from '../scripts/contract/openapiDocument.ts';
import { createServerClient, type ServerClient } from '../src/api/serverClient.ts';
import { ask } from './contract/ask.ts';

// Every sample value that the document gives for a query parameter passes the client, the mock and openapi.json.

const document = readFileSync(resolve(import.meta.dirname, '../docs/project/leasing-service-api.md'), 'utf8');
const [, , endpoints = ''] = /(\n## Endpoints\n)([\s\S]*?)\n## /.exec(document) ?? [];

/** The values in `has_photos (sample value 1)`, `sort_dir (asc or desc)` and the other ways in which the document names them. */
const PATTERNS = [
  { pattern: /`(\w+)` \(sample value (\w+)\)/g, names: 1, values: 2 },
  { pattern: /`(\w+)`, required, value (\w+)/g, names: 1, values: 2 },
  { pattern: /`(\w+)` \(repeatable; default (\w+)/g, names: 1, values: 2 },
  { pattern: /`(\w+)` \([^)]*values shown: ([\w, ]+)\)/g, names: 1, values: 2 },
  { pattern: /(?<=[:;] )([\w, ]+) \(boolean (true\/false)\)/g, names: 1, values: 2 },
  { pattern: /(?<=[:;] )(\w+) \((\w+ or \w+)\)/g, names: 1, values: 2 },
  { pattern: /(?<=; )(sort) \(([\w, ]+)\)/g, names: 1, values: 2 },
  { pattern: /(?<=; )(per_page) \(maximum (\d+)\)/g, names: 1, values: 2 },
] as const;

const documented = (section: string): string[] =>
  PATTERNS.flatMap(({ pattern, names, values }) =>
    [...section.matchAll(pattern)].flatMap((match) =>
      (match[names] ?? '')
        .split(', ')
        .flatMap((name) => (match[values] ?? '').split(/, | or |\//).map((value) => `${name}=${value}`)),
    ),
  );

type Call = (client: ServerClient) => Promise<unknown>;
const flags = (name: string, call: (value: boolean) => Call): [string, Call][] => [
  [`${name}=true`, call(true)],
  [`${name}=false`, call(false)],
];

/** One call of the client for each value, by the heading of the document's section. The compiler checks the values. */
const CALLS: Readonly<Record<string, readonly [value: string, call: Call][]>> = {
  'GET /api/v2/group/<group_id>/verify-widget/': [
    ['widget=lead_capture_appointment', (client) => client.getWidgetConfiguration(101)],
  ],
  'Listings search, version 2': [
    ['has_photos=1', (client) => client.searchListings({ has_photos: 1 })],
    ['has_photos=1', (client) => client.searchResidentialRentals({ has_photos: 1 })],
    ['has_photos=1', (client) => client.searchResidentialSales({ has_photos: 1 })],
    ['has_photos=1', (client) => client.searchCommercialRentals({ has_photos: 1 })],
    ['has_photos=1', (client) => client.searchCommercialSales({ has_photos: 1 })],
  ],
  'GET /api/v2/sync/listings/': [
    ['listing_type=rentals', (client) => client.syncListings({ listing_type: 'rentals' })],
    ['listing_type=sales', (client) => client.syncListings({ listing_type: 'sales' })],
    ['property_type=residential', (client) => client.syncListings({ property_type: 'residential' })],
  ],
  'GET /api/v1/public/listings/': [
    ['listing_type=sales', (client) => client.searchPublicListings({ listing_type: 'sales' })],
    ['listing_type=rentals', (client) => client.searchPublicListings({ listing_type: 'rentals' })],
    ...(['cats_allowed', 'dogs_allowed', 'elevator', 'doorman', 'has_photos', 'featured'] as const).flatMap((name) =>
      flags(name, (value) => (client) => client.searchPublicListings({ [name]: value })),
    ),
    ...(['layout', 'rent', 'date_available', 'updated', 'status_updated'] as const).map((sort): [string, Call] => [
      `sort=${sort}`,
      (client) => client.searchPublicListings({ sort }),
    ]),
    ['sort_dir=asc', (client) => client.searchPublicListings({ sort_dir: 'asc' })],
    ['sort_dir=desc', (client) => client.searchPublicListings({ sort_dir: 'desc' })],
    ['per_page=50', (client) => client.searchPublicListings({ per_page: 50 })],
  ],
  'GET /api/v1/public/listings/<id>/': flags(
    'similar_units',
    (similarUnits) => (client) => client.getPublicListing(10_495, { similarUnits }),
  ),
};

const sections = endpoints.split(/\n### /).map((text) => ({ title: text.split('\n', 1)[0] ?? '', text }));

it('every sample value of the document is tried, and no other', () => {
  const found = sections
    .map(({ title, text }) => [title, [...new Set(documented(text))].sort()] as const)
    .filter(([, values]) => values.length > 0);
  const tried = Object.entries(CALLS).map(([title, calls]) => [
    title,
    [...new Set(calls.map(([value]) => value))].sort(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(tried));
});

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly schema: ParameterSchema }[];
}
interface ParameterSchema {
  readonly type: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ParameterSchema;
}
const paths: Readonly<Record<string, Readonly<Record<string, Described>>>> = JSON.parse(openapiText()).paths;
const anyId = (path: string): string => path.replace(/\/\d+(?=\/)/g, '/{}').replace(/\{\w+\}/g, '{}');

/** Whether openapi.json allows the parameter's text. */
function isDescribed(path: string, name: string, text: string): boolean {
  const described = Object.entries(paths).find(([each]) => anyId(each) === anyId(path))?.[1].get;
  const parameter = described?.parameters.find((each) => each.name === name);
  const schema = parameter?.schema.items ?? parameter?.schema;
  if (schema === undefined) return false;
  const value: unknown = schema.type === 'string' ? text : JSON.parse(text);
  const type = typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
  const isInRange =
    typeof value !== 'number' || (value >= (schema.minimum ?? value) && value <= (schema.maximum ?? value));
  return schema.type === type && isInRange && (schema.enum?.includes(value) ?? true);
}

const cases = Object.entries(CALLS).flatMap(([title, calls]) => calls.map(([value, call]) => ({ title, value, call })));

describe.each(cases)('$value of $title', ({ value, call }) => {
  it('passes the client, the mock and openapi.json', async () => {
    const service = createMockService();
    const asked: URL[] = [];
    const client = createServerClient({
      baseUrl: 'https://leasing.example.com',
      secretKey: 'sk_demo',
      async fetch(address) {
        const url = new URL(String(address instanceof Request ? address.url : address));
        asked.push(url);
        const { status, json } = await ask(service, { method: 'GET', target: url.pathname + url.search });
        return new Response(JSON.stringify(json), { status });
      },
    });
    await call(client);
    const [name = '', sample = ''] = value.split('=');
    expect(asked.map(({ searchParams }) => searchParams.getAll(name))).toEqual([[sample]]);
    expect(isDescribed(asked[0]?.pathname ?? '', name, sample)).toBe(true);
  });
});

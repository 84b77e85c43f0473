import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePath } from '../../scripts/contract/samples.ts';
import { operations } from './contract/operations.ts';
import { createLeasingClient } from './leasingClient.ts';
import { createServerClient } from './serverClient.ts';

const baseUrl = 'https://a.example';
type Fetch = typeof fetch;

/** A `fetch` that replies with `pages` in turn, and the URLs that it was asked for. */
function told(pages: readonly unknown[]) {
  const asked: string[] = [];
  const answer: Fetch = async (url) => {
    asked.push(String(url).slice(baseUrl.length));
    return Response.json(pages[asked.length - 1] ?? { errors: {} }, {
      status: asked.length > pages.length ? 410 : 200,
    });
  };
  return { fetch: answer, asked };
}
/** A client that gets `pages` in turn. */
function answering(pages: readonly unknown[], key: { publicKey?: string } = {}) {
  const { fetch, asked } = told(pages);
  return { client: createLeasingClient({ baseUrl, fetch, ...key }), asked };
}
/** The same for servers. */
function answeringServer(pages: readonly unknown[]) {
  const { fetch, asked } = told(pages);
  return { client: createServerClient({ baseUrl, fetch, secretKey: 'sk_demo' }), asked };
}
/** The items of the sample of a list. */
function itemsOf(name: string): readonly unknown[] {
  const reply: { readonly items: readonly unknown[] } = JSON.parse(readFileSync(samplePath(name), 'utf8'));
  return reply.items;
}
async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The tests of this folder run in a page; these are about a server. */
const onServer = (): void => {
  beforeEach(() => void vi.stubGlobal('document', undefined));
  afterEach(() => void vi.unstubAllGlobals());
};

/** The two modes of `times` are two methods. */
const methodsOf = (name: string): readonly string[] =>
  name === 'getTimes' ? ['getOfficeHours', 'getAvailability'] : [name];
const methods = (right: (each: 'public' | 'secret' | 'sync') => boolean): readonly string[] =>
  operations.filter(({ endpoint }) => right(endpoint.auth.right)).flatMap(({ endpoint }) => methodsOf(endpoint.name));

const WALKS = ['eachListing', 'eachPublicListing', 'eachAgent', 'eachBuilding', 'eachFloorplan'];

describe('a client', () => {
  onServer();

  it('for pages and servers has every operation of a public key, a walk over each list with pages, and `createLead`', () => {
    const open = methods((right) => right === 'public');
    expect(open.length).toBeGreaterThan(10);
    expect(Object.keys(answering([]).client).sort()).toEqual([...open, 'createLead', ...WALKS].sort());
  });

  it('for servers has every operation, `createLead`, and every walk', () => {
    const all = methods(() => true);
    expect(all.length).toBeGreaterThan(20);
    expect(Object.keys(answeringServer([]).client).sort()).toEqual(
      [...all, 'createLead', ...WALKS, 'eachSyncedListing'].sort(),
    );
  });
});

describe.each([
  ['createLeasingClient', (timeout?: number) => createLeasingClient({ baseUrl, timeout })],
  ['createServerClient', (timeout?: number) => createServerClient({ baseUrl, secretKey: 'sk_demo', timeout })],
] as const)('the time limit of %s', (name, create) => {
  onServer();

  it.each([0, -1, -0.5, Number.NaN, Number.NEGATIVE_INFINITY])('is refused at once if it is %d', (timeout) => {
    expect(() => create(timeout)).toThrow(
      `${name}: \`timeout\` is ${timeout}; give milliseconds above 0, or Infinity for no limit.`,
    );
  });

  it.each([undefined, 0.5, 10_000, Number.POSITIVE_INFINITY])('is taken if it is %s', (timeout) => {
    expect(() => create(timeout)).not.toThrow();
  });
});

type Options = Parameters<ReturnType<typeof createLeasingClient>['eachAgent']>[1];
type Client = ReturnType<typeof createLeasingClient>;

describe.each<
  [
    name: string,
    path: string,
    sample: string,
    walk: (client: Client, options?: Options, page?: number) => AsyncIterable<unknown>,
  ]
>([
  [
    'eachListing',
    '/api/v2/listings/all',
    'searchListings',
    (client, options, page) => client.eachListing({ page }, options),
  ],
  [
    'eachPublicListing',
    '/api/v1/public/listings/',
    'searchPublicListings',
    (client, options, page) => client.eachPublicListing({ page }, options),
  ],
  ['eachAgent', '/api/v1/public/agents/', 'listAgents', (client, options, page) => client.eachAgent({ page }, options)],
  [
    'eachBuilding',
    '/api/v2/buildings/',
    'listBuildings',
    (client, options, page) => client.eachBuilding({ page }, options),
  ],
  [
    'eachFloorplan',
    '/api/v2/communities/201/floorplans/',
    'listFloorplans',
    (client, options, page) => client.eachFloorplan(201, { page }, options),
  ],
])('%s', (_, path, name, walk) => {
  const page = (number: number, total_pages: number, items = itemsOf(name)) => ({
    ...{ total_items: 0, items, total_pages, page: number },
  });
  const pages = (...numbers: readonly number[]) => numbers.map((number) => `${path}?page=${number}`);

  it('walks every page, and stops', async () => {
    const { client, asked } = answering([page(1, 3), page(2, 3), page(3, 3)]);
    expect(await all(walk(client))).toHaveLength(3 * itemsOf(name).length);
    expect(asked).toEqual(pages(1, 2, 3));
  });

  it.each([0, 1])('asks once where there are %i pages', async (count) => {
    const { client, asked } = answering([page(1, count, [])]);
    expect(await all(walk(client))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('ends with an empty page, though `total_pages` names more', async () => {
    const { client, asked } = answering([page(1, 1_000_000), page(2, 1_000_000, [])]);
    await all(walk(client));
    expect(asked).toEqual(pages(1, 2));
  });

  it('starts at the page it is given', async () => {
    const { client, asked } = answering([page(2, 2)]);
    await all(walk(client, {}, 2));
    expect(asked).toEqual(pages(2));
  });

  it('goes on from where it failed', async () => {
    let from: number | undefined;
    const onNext = (next: number) => {
      from = next;
    };
    const { client } = answering([page(1, 3), page(2, 3)]);
    await expect(all(walk(client, { onNext }))).rejects.toMatchObject({ failure: { kind: 'status', status: 410 } });
    expect(from).toBe(3);
    const again = answering([page(3, 3)]);
    await all(walk(again.client, { from, onNext }, 1));
    expect(again.asked).toEqual(pages(3));
  });
});

it('a walk keeps its filters on every page', async () => {
  const items = itemsOf('searchListings');
  const page = { total_items: 0, items, total_pages: 2, page: 1 };
  const { client, asked } = answering([page, page], { publicKey: 'pk_demo' });
  await all(client.eachListing({ pets: ['cats', 'small-dogs'], city: 'Springfield' }));
  const filters = 'key=pk_demo&pets=cats&pets=small-dogs&city=Springfield';
  expect(asked).toEqual([1, 2].map((number) => `/api/v2/listings/all?${filters}&page=${number}`));
});

describe('eachSyncedListing', () => {
  onServer();
  const page = (next: number | null) => ({ items: [], pointer: { next_id: next } });

  it('follows the pointer with the same filters, and stops', async () => {
    const { client, asked } = answeringServer([page(90), page(40), page(null)]);
    await all(client.eachSyncedListing({ listing_type: ['rentals', 'sales'] }));
    const start = '/api/v2/sync/listings/?listing_type=rentals&listing_type=sales';
    expect(asked).toEqual([start, `${start}&max_id=90`, `${start}&max_id=40`]);
  });

  it.each([
    ['stays', 90],
    ['rises', 91],
  ])('ends in an error, not in silence or a circle, when the pointer %s', async (_, next) => {
    const { client, asked } = answeringServer([page(90), page(next), page(null)]);
    await expect(all(client.eachSyncedListing())).rejects.toMatchObject({
      failure: { kind: 'malformed', status: 200, at: 'pointer.next_id' },
    });
    expect(asked).toHaveLength(2);
  });

  it('goes on from where it failed', async () => {
    const told: number[] = [];
    const { client } = answeringServer([page(90), page(40)]);
    await expect(all(client.eachSyncedListing({}, { onNext: (next) => told.push(next) }))).rejects.toMatchObject({
      failure: { kind: 'status' },
    });
    expect(told).toEqual([90, 40]);
    const again = answeringServer([page(null)]);
    await all(again.client.eachSyncedListing({}, { from: told.at(-1) }));
    expect(again.asked).toEqual(['/api/v2/sync/listings/?max_id=40']);
  });

  it('takes 0 as a pointer', async () => {
    const { client, asked } = answeringServer([page(1), page(0), page(null)]);
    await all(client.eachSyncedListing());
    expect(asked).toHaveLength(3);
  });
});

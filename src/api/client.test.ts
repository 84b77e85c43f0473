import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeasingClient } from './client.ts';
import { operations } from './contract/operations.ts';
import { createServerClient } from './serverClient.ts';

const baseUrl = 'https://a.example';
type Fetch = typeof fetch;

/** What is told `pages` in turn, and the URLs it was asked for. */
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
/** A client that is told `pages` in turn. */
function answering(pages: readonly unknown[], key: { publicKey?: string } = {}) {
  const { fetch, asked } = told(pages);
  return { client: createLeasingClient({ baseUrl, fetch, ...key }), asked };
}
/** The same for servers. */
function answeringServer(pages: readonly unknown[]) {
  const { fetch, asked } = told(pages);
  return { client: createServerClient({ baseUrl, fetch, secretKey: 'sk_demo' }), asked };
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

describe('the clients', () => {
  onServer();

  it('of pages and servers has every operation of a public key, one walk over pages and what a visitor leaves', () => {
    const open = methods((right) => right === 'public');
    expect(open.length).toBeGreaterThan(10);
    expect(Object.keys(answering([]).client).sort()).toEqual([...open, 'createLead', 'eachListing'].sort());
  });

  it('of servers has every operation, and the walk over the sync', () => {
    const all = methods(() => true);
    expect(all.length).toBeGreaterThan(20);
    expect(Object.keys(answeringServer([]).client).sort()).toEqual(
      [...all, 'createLead', 'eachListing', 'eachSyncedListing'].sort(),
    );
  });
});

describe.each([
  ['createLeasingClient', (timeout?: number) => createLeasingClient({ baseUrl, timeout })],
  ['createServerClient', (timeout?: number) => createServerClient({ baseUrl, secretKey: 'sk_demo', timeout })],
] as const)('the time limit of %s', (name, create) => {
  onServer();

  it.each([0, -1, -0.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused at once', (timeout) => {
    expect(() => create(timeout)).toThrow(
      `${name}: \`timeout\` is ${timeout}; give milliseconds above 0, or Infinity for no limit.`,
    );
  });

  it.each([undefined, 0.5, 10_000, Number.POSITIVE_INFINITY])('of %s is taken', (timeout) => {
    expect(() => create(timeout)).not.toThrow();
  });
});

describe('eachListing', () => {
  const page = (number: number, pages: number) => ({ total_items: 0, items: [], total_pages: pages, page: number });

  it('walks every page with the same filters, and stops', async () => {
    const { client, asked } = answering([page(1, 3), page(2, 3), page(3, 3)], { publicKey: 'pk_demo' });
    await all(client.eachListing({ pets: ['cats', 'small-dogs'], city: 'Springfield' }));
    const filters = 'key=pk_demo&pets=cats&pets=small-dogs&city=Springfield';
    expect(asked).toEqual([1, 2, 3].map((number) => `/api/v2/listings/all?${filters}&page=${number}`));
  });

  it.each([0, 1])('asks once where there are %i pages', async (pages) => {
    const { client, asked } = answering([page(1, pages)]);
    expect(await all(client.eachListing())).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('starts at the page it is given', async () => {
    const { client, asked } = answering([page(2, 2)]);
    await all(client.eachListing({ page: 2 }));
    expect(asked).toEqual(['/api/v2/listings/all?page=2']);
  });

  it('throws what a page throws', async () => {
    const { client } = answering([page(1, 2)]);
    await expect(all(client.eachListing())).rejects.toMatchObject({ failure: { kind: 'status', status: 410 } });
  });
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

  it('takes 0 for a pointer', async () => {
    const { client, asked } = answeringServer([page(1), page(0), page(null)]);
    await all(client.eachSyncedListing());
    expect(asked).toHaveLength(3);
  });
});

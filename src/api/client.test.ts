import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeasingClient, type LeasingClient } from './client.ts';
import { operations } from './contract/operations.ts';
import { secretCalls } from './secret.ts';

const baseUrl = 'https://a.example';
type Fetch = typeof fetch;

/** A client that is told `pages` in turn, and the URLs it asked for. */
function answering(pages: readonly unknown[], key: { secretKey?: string; publicKey?: string } = {}) {
  const asked: string[] = [];
  const answer: Fetch = async (url) => {
    asked.push(String(url).slice(baseUrl.length));
    return Response.json(pages[asked.length - 1] ?? { errors: {} }, {
      status: asked.length > pages.length ? 410 : 200,
    });
  };
  return { client: createLeasingClient({ baseUrl, fetch: answer, ...key }), asked };
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

describe('the client', () => {
  const { client } = answering([]);
  /** The two modes of `times` are two methods. */
  const methodsOf = (name: string): readonly string[] =>
    name === 'getTimes' ? ['getOfficeHours', 'getAvailability'] : [name];

  it.each(operations.map(({ endpoint }) => endpoint.name))('has %s', (name) => {
    for (const method of methodsOf(name)) expect(client).toHaveProperty(method, expect.any(Function));
  });

  it('has nothing else but two walks over pages and what a visitor leaves', () => {
    const known = operations.flatMap(({ endpoint }) => methodsOf(endpoint.name));
    expect(
      Object.keys(client)
        .filter((name) => !known.includes(name))
        .sort(),
    ).toEqual(['createLead', 'eachListing', 'eachSyncedListing']);
  });
});

describe('a time limit', () => {
  it.each([0, -1, -0.5, Number.NaN, Number.NEGATIVE_INFINITY])('of %d is refused at once', (timeout) => {
    expect(() => createLeasingClient({ baseUrl, timeout })).toThrow(
      `createLeasingClient: \`timeout\` is ${timeout}; give milliseconds above 0, or Infinity for no limit.`,
    );
  });

  it.each([undefined, 0.5, 10_000, Number.POSITIVE_INFINITY])('of %s is taken', (timeout) => {
    expect(() => createLeasingClient({ baseUrl, timeout })).not.toThrow();
  });
});

describe('in a browser', () => {
  beforeEach(() => void vi.stubGlobal('document', {}));
  const names = Object.keys(secretCalls(() => Promise.reject(new Error('never called'))));
  /** Calls a method with arguments that fit none: what is refused at once does not look at them. */
  function call(client: LeasingClient, name: string): unknown {
    const method: unknown = Reflect.get(client, name);
    if (typeof method !== 'function') throw new Error(`no method ${name}`);
    const result: unknown = Reflect.apply(method, client, [1, []]);
    return name === 'eachSyncedListing' ? Object(result).next() : result;
  }

  it.each(names)('%s says where to make the call, and sends nothing', async (name) => {
    const { client, asked } = answering([{}]);
    const operation = name === 'eachSyncedListing' ? 'syncListings' : name;
    await expect(call(client, name)).rejects.toThrow(new RegExp(`^${operation} wants the secret key.*on your server`));
    expect(asked).toEqual([]);
  });

  it('these are all that want one', () => {
    const secret = operations
      .filter(({ endpoint }) => endpoint.auth.right !== 'public')
      .map(({ endpoint }) => endpoint.name);
    expect(new Set(names)).toEqual(new Set([...secret, 'eachSyncedListing']));
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
    const { client, asked } = answering([page(90), page(40), page(null)], { secretKey: 'sk_demo' });
    await all(client.eachSyncedListing({ listing_type: ['rentals', 'sales'] }));
    const start = '/api/v2/sync/listings/?listing_type=rentals&listing_type=sales';
    expect(asked).toEqual([start, `${start}&max_id=90`, `${start}&max_id=40`]);
  });

  it.each([
    ['stays', 90],
    ['rises', 91],
  ])('ends in an error, not in silence or a circle, when the pointer %s', async (_, next) => {
    const { client, asked } = answering([page(90), page(next), page(null)], { secretKey: 'sk_demo' });
    await expect(all(client.eachSyncedListing())).rejects.toMatchObject({
      failure: { kind: 'malformed', status: 200, at: 'pointer.next_id' },
    });
    expect(asked).toHaveLength(2);
  });

  it('takes 0 for a pointer', async () => {
    const { client, asked } = answering([page(1), page(0), page(null)], { secretKey: 'sk_demo' });
    await all(client.eachSyncedListing());
    expect(asked).toHaveLength(3);
  });
});

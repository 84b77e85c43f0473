import { expect, it, vi } from 'vitest';
import { createLeasingClient } from './leasingClient.ts';
import type { ServerClient } from './serverClient.ts';

const fetch = vi.fn(
  async (_url: string | URL | Request) =>
    new Response(JSON.stringify({ total_items: 0, items: [], total_pages: 0, page: 1 })),
);
const leasing = createLeasingClient({ baseUrl: 'https://a.example', fetch });
/** The query of the only request that `call` makes. */
async function queryOf(call: () => Promise<unknown>): Promise<string> {
  fetch.mockClear();
  await call();
  expect(fetch).toHaveBeenCalledOnce();
  return new URL(String(fetch.mock.calls[0]?.[0])).search;
}

it('takes the words, numbers and switches of the contract as filters, one or several', async () => {
  expect(
    await queryOf(() => leasing.searchListings({ layout: ['1br', '4+br'], pets: 'cats', min_price: 1800.5 })),
  ).toBe('?layout=1br&layout=4%2Bbr&pets=cats&min_price=1800.5');
  expect(await queryOf(() => leasing.searchListings({ sort: 'price', sort_dir: 'desc', page: 2, has_photos: 1 }))).toBe(
    '?sort=price&sort_dir=desc&page=2&has_photos=1',
  );
  expect(
    await queryOf(() =>
      leasing.searchPublicListings({ layout: [10, 80], sort: 'rent', doorman: false, has_photos: true }),
    ),
  ).toBe('?layout=10&layout=80&sort=rent&doorman=false&has_photos=true');
});

const person = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' };

it('leaves wrong filter values to the compiler', () => {
  // None is called. A line that compiled would make its `@ts-expect-error` an error.
  const wrong = [
    // @ts-expect-error no layout
    () => leasing.searchListings({ layout: ['castle'] }),
    // @ts-expect-error a word of version 2
    () => leasing.searchPublicListings({ layout: ['1br'] }),
    // @ts-expect-error no key to sort by
    () => leasing.searchListings({ sort: 'cheapest' }),
    // @ts-expect-error a key of version 1
    () => leasing.searchListings({ sort: 'rent' }),
    // @ts-expect-error a number
    () => leasing.searchListings({ page: true }),
    // @ts-expect-error a switch
    () => leasing.searchListings({ elevator: 'yes' }),
    // @ts-expect-error 1 or 0 in version 2
    () => leasing.searchListings({ has_photos: true }),
    // @ts-expect-error true or false in version 1
    () => leasing.searchPublicListings({ has_photos: 1 }),
    // @ts-expect-error given once
    () => leasing.searchListings({ min_price: [1000, 2000] }),
    // @ts-expect-error no filter
    () => leasing.searchListings({ garden: true }),
    // @ts-expect-error a word of the searches
    (server: ServerClient) => server.syncListings({ listing_type: 'rent' }),
    // @ts-expect-error at most one of unit, building and community
    (server: ServerClient) => server.createProspect({ people: [person], group: 101, unit: 10_001, building: 1001 }),
    // @ts-expect-error no layout
    (server: ServerClient) => server.createProspect({ people: [person], group: 101, layout: ['castle'] }),
    // @ts-expect-error an application goes with the statuses applicant and resident
    (server: ServerClient) => server.editProspect(1, { status: 'toured', application: { unit_id: 10_001 } }),
  ];
  expect(wrong).toHaveLength(14);
});

it('takes one thing that a prospect is interested in, the layouts, and an application with its status', () => {
  const right = [
    (server: ServerClient) => server.createProspect({ people: [person], group: 101, unit: 10_001 }),
    (server: ServerClient) => server.createProspect({ people: [person], group: 101, community: 201 }),
    (server: ServerClient) => server.createProspect({ people: [person], group: 101, layout: ['studio', '4+br'] }),
    (server: ServerClient) => server.editProspect(1, { status: 'applicant', application: { unit_id: 10_001 } }),
    (server: ServerClient) => server.editProspect(1, { application: { unit_id: 10_001 } }),
    (server: ServerClient) => server.editProspect(1, { status: 'toured', layout: ['1br'] }),
  ];
  expect(right).toHaveLength(6);
});

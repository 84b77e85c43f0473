import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sample } from '../../scripts/contract/samples.ts';

import { operations } from './contract/operations.ts';
import { member } from './member.ts';
import { createServerClient, type ServerClient } from './serverClient.ts';
import type { CallOptions } from './transport.ts';

const baseUrl = 'https://a.example';
const prospect = { people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' }], group: 101 };

/** A call, the request it makes, and the part of the sample it gives. */
interface Row {
  readonly call: (client: ServerClient, options?: CallOptions) => Promise<unknown>;
  readonly request: string;
  readonly body?: unknown;
  readonly part?: readonly string[];
}

/** Every operation that gives the document's shapes; configuration, times and changes have tests of their own. */
const rows: Readonly<Record<string, Row>> = {
  listClientAppointments: {
    call: (client, options) => client.listClientAppointments(7, options),
    request: 'GET /api/v2/clients/7/appointments',
    part: ['data', 'appointments'],
  },
  createProspect: {
    call: (client, options) => client.createProspect(prospect, options),
    request: 'POST /api/v2/clients',
    body: { client: prospect },
    part: ['data', 'client'],
  },
  editProspect: {
    call: (client, options) => client.editProspect(7, { status: 'toured' }, options),
    request: 'PUT /api/v2/clients/7',
    body: { client: { status: 'toured' } },
    part: ['data', 'client'],
  },
  createProspectV1: {
    call: (client, options) => client.createProspectV1({ people: prospect.people }, options),
    request: 'POST /api/v1/clients/',
    body: { people: prospect.people },
  },
  searchListings: {
    call: (client, options) => client.searchListings({ pets: ['cats', 'small-dogs'], page: 2 }, options),
    request: 'GET /api/v2/listings/all?key=sk_demo&pets=cats&pets=small-dogs&page=2',
  },
  searchResidentialRentals: {
    call: (client, options) => client.searchResidentialRentals({}, options),
    request: 'GET /api/v2/listings/residential/rentals/?key=sk_demo',
  },
  searchResidentialSales: {
    call: (client, options) => client.searchResidentialSales({}, options),
    request: 'GET /api/v2/listings/residential/sales/?key=sk_demo',
  },
  searchCommercialRentals: {
    call: (client, options) => client.searchCommercialRentals({}, options),
    request: 'GET /api/v2/listings/commercial/rentals/?key=sk_demo',
  },
  searchCommercialSales: {
    call: (client, options) => client.searchCommercialSales({}, options),
    request: 'GET /api/v2/listings/commercial/sales/?key=sk_demo',
  },
  getListing: {
    call: (client, options) => client.getListing(7, options),
    request: 'GET /api/v2/listings/7/?key=sk_demo',
  },
  syncListings: {
    call: (client, options) => client.syncListings({ listing_type: ['rentals', 'sales'], max_id: 40 }, options),
    request: 'GET /api/v2/sync/listings/?listing_type=rentals&listing_type=sales&max_id=40',
  },
  searchPublicListings: {
    call: (client, options) => client.searchPublicListings({ per_page: 10 }, options),
    request: 'GET /api/v1/public/listings/?key=sk_demo&per_page=10',
  },
  getPublicListing: {
    call: (client, options) => client.getPublicListing(7, { similarUnits: true, ...options }),
    request: 'GET /api/v1/public/listings/7/?key=sk_demo&similar_units=true',
  },
  listAgents: {
    call: (client, options) => client.listAgents({ page: 2 }, options),
    request: 'GET /api/v1/public/agents/?key=sk_demo&page=2',
  },
  getAgent: {
    call: (client, options) => client.getAgent(7, options),
    request: 'GET /api/v1/public/agents/7/?key=sk_demo',
  },
  listNeighborhoods: {
    call: (client, options) => client.listNeighborhoods({ city: 'Port Calder' }, options),
    request: 'GET /api/v2/neighborhoods/?key=sk_demo&city=Port+Calder',
  },
  listBuildings: {
    call: (client, options) => client.listBuildings({ page: 2 }, options),
    request: 'GET /api/v2/buildings/?key=sk_demo&page=2',
  },
  listFloorplans: {
    call: (client, options) => client.listFloorplans(201, { page: 2 }, options),
    request: 'GET /api/v2/communities/201/floorplans/?page=2',
  },
  listEmailBlasts: { call: (client, options) => client.listEmailBlasts(options), request: 'GET /api/v1/email-blasts/' },
  addEmailBlastRecipients: {
    call: (client, options) => client.addEmailBlastRecipients(801, ['a@example.com', 'b@example.com'], options),
    request: 'POST /api/v1/email-blasts/801/recipients/',
    body: [{ email: 'a@example.com' }, { email: 'b@example.com' }],
  },
};

beforeEach(() => void vi.stubGlobal('document', undefined));

/** A client whose every call is answered with `reply`, and the requests it made. */
function answering(reply: unknown) {
  const asked: { readonly request: string; readonly body: unknown }[] = [];
  const client = createServerClient({
    baseUrl,
    secretKey: 'sk_demo',
    fetch: async (url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ request: `${init?.method} ${String(url).slice(baseUrl.length)}`, body });
      return Response.json(reply);
    },
  });
  return { client, asked };
}

it('the table has every operation but those with tests of their own', () => {
  const own = ['getWidgetConfiguration', 'getTimes', 'bookTour', 'cancelAppointment', 'rescheduleAppointment'];
  expect([...Object.keys(rows), ...own].sort()).toEqual(operations.map(({ endpoint }) => endpoint.name).sort());
});

describe.each(Object.entries(rows))('%s', (name, { call, request, body, part = [] }) => {
  it('asks as the document says and gives what its sample holds', async () => {
    const reply = sample(name);
    const { client, asked } = answering(reply);
    const given = part.reduce<unknown>(member, reply);
    expect(await call(client)).toEqual(member(given, 'items') === undefined ? given : { ...Object(given), unread: [] });
    expect(asked).toEqual([{ request, body }]);
  });

  it('takes options', async () => {
    const { client, asked } = answering(sample(name));
    await expect(call(client, { signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: { kind: 'aborted' } });
    expect(asked).toEqual([]);
  });

  it('throws for a reply of another shape', async () => {
    const { client } = answering('text');
    await expect(call(client)).rejects.toMatchObject({ failure: { kind: 'malformed', status: 200, at: 'body' } });
  });
});

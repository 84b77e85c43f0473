import { listClientAppointments } from '../../api/contract/endpoints/client-appointments.ts';
import { listEmailBlasts } from '../../api/contract/endpoints/email-blasts.ts';
import { getPublicListing, searchPublicListings } from '../../api/contract/endpoints/listings-v1.ts';
import {
  getListing,
  searchCommercialRentals,
  searchCommercialSales,
  searchListings,
  searchResidentialRentals,
  searchResidentialSales,
} from '../../api/contract/endpoints/listings-v2.ts';
import {
  getAgent,
  listAgents,
  listBuildings,
  listFloorplans,
  listNeighborhoods,
} from '../../api/contract/endpoints/reference.ts';
import { syncListings } from '../../api/contract/endpoints/sync.ts';
import {
  NO_AGENT,
  NO_COMMUNITY,
  NO_LISTING,
  NO_LISTING_WITH_PHOTOS,
  ONE_PAGE,
  withKey,
  withSecret,
} from './notTried.ts';
import {
  at,
  DAY,
  DECIMAL,
  eachFits,
  fits,
  hasShape,
  hasStatus,
  hasValue,
  listAt,
  NAIVE,
  NOBODY,
  OFFSET,
  type Probe,
  type Statement,
  wrongItems,
} from './statement.ts';

/** Probes about the whole company that only read, with keys. */

const first = (path: string) => (json: unknown) => {
  const id = at(json, path);
  return typeof id === 'number' ? { id } : undefined;
};
const firstId = first('items.0.id');

/** The numbers around the items of a page. */
const isPage: Statement = {
  says: '`page` is 1, and `total_items` and `total_pages` fit the items',
  differs: ({ json }) => {
    const [page, total, pages] = ['page', 'total_items', 'total_pages'].map((name) => Number(at(json, name)));
    const count = listAt(json, 'items').length;
    const isRight = page === 1 && Number(total) >= count && (Number(pages) > 1 || Number(total) === count);
    return isRight ? undefined : `${count} items, page ${page} of ${pages}, ${total} in all.`;
  },
};
const atMost50 = (settings: Partial<Statement>): Statement => ({
  says: 'a page has at most 50 items',
  differs: ({ json }) => (listAt(json, 'items').length <= 50 ? undefined : `It has ${listAt(json, 'items').length}.`),
  ...settings,
});

const photosHave = (list: string): Statement => ({
  says: 'the sizes of a photo are URLs',
  differs: ({ json }) =>
    wrongItems(
      'Some are not',
      listAt(json, list).flatMap((item) =>
        listAt(item, 'photos').flatMap((photo) =>
          ['original', 'large', 'small', 'thumbnail'].map((size) => at(photo, size)),
        ),
      ),
      (value) => typeof value === 'string' && URL.canParse(value),
    ),
});

/** No field of a listing says so, and the rents that visitors see have to be in full or called what they are. */
const rentsAreTotals: Statement = {
  says: 'every listing has a total of the rent and all mandatory fees',
  row: 'Rents and fees',
  isNote: true,
  differs({ json }) {
    const count = listAt(json, 'items').length;
    return count === 0
      ? undefined
      : `None of the ${count} listings on this page has one, because the API has no field for it. Set \`rents\`, or give the homes as objects with \`total\`: docs/integration.md#rents-and-fees`;
  },
};

/** The four searches that each find one kind of listing. */
const kinds: readonly Probe[] = (
  [
    [searchResidentialRentals, 'Residential', 'For Rent'],
    [searchResidentialSales, 'Residential', 'For Sale'],
    [searchCommercialRentals, 'Commercial', 'For Rent'],
    [searchCommercialSales, 'Commercial', 'For Sale'],
  ] as const
).map(([endpoint, property, listing]) => ({
  name: `version 2 search, ${property}, ${listing}`,
  ask: withKey({ endpoint }),
  statements: [
    hasShape(endpoint, 200),
    isPage,
    eachFits('items', 'property_type', new RegExp(`^${property}$`), property, { row: 'Labels' }),
    eachFits('items', 'listing_type', new RegExp(`^${listing}$`), listing, { row: 'Labels' }),
    ...(endpoint === searchResidentialRentals ? [rentsAreTotals] : []),
  ],
}));

const idsFall: Statement = {
  says: 'the ids fall',
  row: 'Sync',
  differs: ({ json }) => {
    const ids = listAt(json, 'items').map((item) => Number(at(item, 'id')));
    return ids.every((id, place) => place === 0 || id < Number(ids[place - 1])) ? undefined : 'They do not.';
  },
};

/** The probes of a company. They change nothing. */
export const listingProbes: readonly Probe[] = [
  {
    name: 'version 2 search',
    ask: withKey({ endpoint: searchListings, query: { has_photos: 1 } }),
    learn({ json }, known) {
      Object.assign(known, { listing: firstId(json)?.id });
    },
    statements: [
      hasShape(searchListings, 200),
      isPage,
      atMost50({ row: 'v2 page size' }),
      eachFits('items', 'price', DECIMAL, 'decimal text'),
      eachFits('items', 'date_available', DAY, 'a date'),
      eachFits('items', 'updated_at', NAIVE, 'ISO 8601 without an offset'),
      eachFits('items', 'listing_type', /^For (Rent|Sale)$/, 'For Rent or For Sale', { row: 'Labels' }),
      eachFits('items', 'property_type', /^(Residential|Commercial)$/, 'Residential or Commercial', { row: 'Labels' }),
      photosHave('items'),
      {
        says: '`has_photos=1` gives listings with photos alone',
        differs: ({ json }) =>
          listAt(json, 'items').every((item) => listAt(item, 'photos').length > 0) ? undefined : 'Some have none.',
      },
    ],
  },
  ...kinds,
  {
    name: 'version 2 search of a layout',
    ask: withKey({ endpoint: searchListings, query: { layout: 'studio' } }),
    statements: [
      hasStatus(200),
      {
        says: '`layout=studio` gives studios alone',
        differs: ({ json }) =>
          wrongItems(
            'Others',
            listAt(json, 'items').map((item) => at(item, 'layout')),
            (layout) => /studio/i.test(String(layout)),
          ),
      },
    ],
  },
  {
    name: 'version 2 search, an unknown value',
    ask: withKey({ endpoint: searchListings, query: { layout: 'castle' } }),
    statements: [hasStatus(400, { row: 'Unknown filter value' })],
  },
  {
    name: 'version 2 search, a wrong key',
    ask: withKey({ endpoint: searchListings, key: 'no-such-key' }),
    statements: [hasStatus(401, { row: 'Missing or bad `key`' })],
  },
  {
    name: 'one listing of version 2',
    ask: withKey(({ listing }) =>
      listing === undefined ? NO_LISTING_WITH_PHOTOS : { endpoint: getListing, params: { listing_id: listing } },
    ),
    statements: [hasShape(getListing, 200), fits('price', DECIMAL, 'decimal text')],
  },
  {
    name: 'an unknown listing',
    ask: withKey({ endpoint: getListing, params: { listing_id: NOBODY } }),
    statements: [hasStatus(404, { row: 'Not found' })],
  },
  {
    name: 'version 1 search',
    ask: withKey({ endpoint: searchPublicListings, query: { per_page: 50, sort: 'rent', sort_dir: 'asc' } }),
    learn({ json }, known) {
      Object.assign(known, { publicListing: firstId(json)?.id });
    },
    statements: [
      hasShape(searchPublicListings, 200),
      isPage,
      atMost50({}),
      eachFits('items', 'date_available', DAY, 'a date'),
      eachFits('items', 'changed_at', OFFSET, 'ISO 8601 with an offset'),
      {
        says: '`sort=rent` and `sort_dir=asc` give rising rents',
        differs: ({ json }) => {
          const rents = listAt(json, 'items').map((item) => Number(at(item, 'rent')));
          return rents.every((rent, place) => place === 0 || rent >= Number(rents[place - 1]))
            ? undefined
            : 'They do not.';
        },
      },
    ],
  },
  {
    name: 'one listing of version 1, with similar units',
    ask: withKey(({ publicListing }) =>
      publicListing === undefined
        ? NO_LISTING
        : { endpoint: getPublicListing, params: { listing_id: publicListing }, query: { similar_units: 'true' } },
    ),
    statements: [
      hasShape(getPublicListing, 200),
      {
        says: '`similar_units` is a list',
        differs: ({ json }) => (Array.isArray(at(json, 'similar_units')) ? undefined : 'It is not.'),
      },
    ],
  },
  {
    name: 'agents',
    ask: withKey({ endpoint: listAgents }),
    learn({ json }, known) {
      Object.assign(known, { agent: firstId(json)?.id });
    },
    statements: [hasShape(listAgents, 200), isPage],
  },
  {
    name: 'one agent',
    ask: withKey(({ agent }) => (agent === undefined ? NO_AGENT : { endpoint: getAgent, params: { agent_id: agent } })),
    statements: [hasShape(getAgent, 200)],
  },
  {
    name: 'neighborhoods',
    ask: withKey({ endpoint: listNeighborhoods }),
    statements: [hasShape(listNeighborhoods, 200)],
  },
  { name: 'buildings', ask: withKey({ endpoint: listBuildings }), statements: [hasShape(listBuildings, 200), isPage] },
  {
    name: 'floorplans',
    ask: ({ community }) =>
      community === undefined ? NO_COMMUNITY : { endpoint: listFloorplans, params: { community_id: community } },
    statements: [hasShape(listFloorplans, 200), isPage],
  },
  {
    name: 'bulk sync',
    ask: withSecret({ endpoint: syncListings }),
    learn({ json }, known) {
      const id = at(json, 'pointer.next_id');
      if (typeof id === 'number') Object.assign(known, { nextId: id });
    },
    statements: [hasShape(syncListings, 200), atMost50({}), idsFall],
  },
  {
    name: 'bulk sync, the second page',
    ask: withSecret(({ nextId }) =>
      nextId === undefined ? ONE_PAGE : { endpoint: syncListings, query: { max_id: nextId } },
    ),
    statements: [
      hasShape(syncListings, 200),
      idsFall,
      {
        says: 'the ids are below the `pointer.next_id` of the first page',
        row: 'Sync',
        differs: ({ json }, { nextId = 0 }) =>
          wrongItems(
            'Others',
            listAt(json, 'items').map((item) => at(item, 'id')),
            (id) => Number(id) < nextId,
          ),
      },
    ],
  },
  {
    name: 'email blast lists',
    ask: withSecret({ endpoint: listEmailBlasts }),
    statements: [hasShape(listEmailBlasts, 200)],
  },
  {
    name: 'tours of an unknown client',
    ask: withSecret({ endpoint: listClientAppointments, params: { client_id: NOBODY } }),
    statements: [
      hasStatus(404, { row: 'Not found' }),
      fits('errors.client.id', /./, 'plain text'),
      hasValue('data', undefined, { says: 'has no `data`' }),
    ],
  },
];

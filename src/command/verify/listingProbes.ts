import { listClientAppointments } from '../../api/contract/endpoints/client-appointments.ts';
import { listEmailBlasts } from '../../api/contract/endpoints/email-blasts.ts';
import * as v1 from '../../api/contract/endpoints/listings-v1.ts';
import * as v2 from '../../api/contract/endpoints/listings-v2.ts';
import * as reference from '../../api/contract/endpoints/reference.ts';
import { syncListings } from '../../api/contract/endpoints/sync.ts';
import { NOBODY, type Probe, probe, withFound } from './probe.ts';
import {
  all,
  at,
  DAY,
  DECIMAL,
  eachAt,
  eachFits,
  type Form,
  fits,
  hasShape,
  hasStatus,
  hasValue,
  holds,
  NAIVE,
  OFFSET,
  PLAIN,
  type Reply,
  states,
} from './statement.ts';

/** Probes about the whole company that only read, with keys. */

const countOf = ({ json }: Reply): number => eachAt(json, 'items.*').length;
const numbersOf = ({ json }: Reply, name: string): readonly number[] => eachAt(json, `items.*.${name}`).map(Number);
const sizesOf = ({ json }: Reply): readonly number[] =>
  ['page', 'total_items', 'total_pages'].map((name) => Number(at(json, name)));

/** The numbers around the items of a page. */
const isPage = holds(
  '`page` is 1, and `total_items` and `total_pages` fit the items',
  (reply) => {
    const [page, total = Number.NaN, pages = Number.NaN] = sizesOf(reply);
    return page === 1 && total >= countOf(reply) && (pages > 1 || total === countOf(reply));
  },
  (reply) => {
    const [page, total, pages] = sizesOf(reply);
    return `${countOf(reply)} items, page ${page} of ${pages}, ${total} in all.`;
  },
);
const atMost50 = (row?: string) =>
  holds(
    'a page has at most 50 items',
    (reply) => countOf(reply) <= 50,
    (reply) => `It has ${countOf(reply)}.`,
    row,
  );

const photosHave = all(
  'the sizes of a photo are URLs',
  'Some are not',
  (json) =>
    eachAt(json, 'items.*.photos.*').flatMap((photo) =>
      ['original', 'large', 'small', 'thumbnail'].map((size) => at(photo, size)),
    ),
  (value) => typeof value === 'string' && URL.canParse(value),
);

/** No field of a listing says so, and the rents that visitors see have to be in full or called what they are. */
const rentsAreTotals = holds(
  'every listing has a total of the rent and all mandatory fees',
  (reply) => countOf(reply) === 0,
  (reply) =>
    `None of the ${countOf(reply)} listings on this page has one, because the API has no field for it. Set \`rents\`, or give the homes as objects with \`total\`: docs/homes.md#rents-and-fees`,
  { row: 'Rents and fees', isNote: true },
);

const idsFall = holds(
  'the ids fall',
  (reply) => numbersOf(reply, 'id').every((id, place, ids) => place === 0 || id < Number(ids[place - 1])),
  'They do not.',
  'Sync',
);

const word = (text: string): Form => [text, new RegExp(`^${text}$`)];
/** The four searches that each find one kind of listing. */
const kinds = (
  [
    [v2.searchResidentialRentals, 'Residential', 'For Rent'],
    [v2.searchResidentialSales, 'Residential', 'For Sale'],
    [v2.searchCommercialRentals, 'Commercial', 'For Rent'],
    [v2.searchCommercialSales, 'Commercial', 'For Sale'],
  ] as const
).map(([endpoint, property, listing]) =>
  probe(`version 2 search, ${property}, ${listing}`, endpoint, {}, [
    ...[hasShape(200), isPage],
    eachFits('property_type', word(property), 'Labels'),
    eachFits('listing_type', word(listing), 'Labels'),
    ...(endpoint === v2.searchResidentialRentals ? [rentsAreTotals] : []),
  ]),
);

/** The probes of a company. They change nothing. */
export const listingProbes: readonly Probe[] = [
  probe(
    'version 2 search',
    v2.searchListings,
    { query: { has_photos: 1 } },
    [
      ...[hasShape(200), isPage, atMost50('v2 page size')],
      eachFits('price', DECIMAL),
      eachFits('date_available', DAY),
      eachFits('updated_at', NAIVE),
      eachFits('listing_type', ['For Rent or For Sale', /^For (Rent|Sale)$/], 'Labels'),
      eachFits('property_type', ['Residential or Commercial', /^(Residential|Commercial)$/], 'Labels'),
      photosHave,
      holds(
        '`has_photos=1` gives listings with photos alone',
        ({ json }) => eachAt(json, 'items.*').every((item) => eachAt(item, 'photos.*').length > 0),
        'Some have none.',
      ),
    ],
    { keeps: ['listing', 'items.0.id'] },
  ),
  ...kinds,
  probe('version 2 search of a layout', v2.searchListings, { query: { layout: 'studio' } }, [
    hasStatus(200),
    all('`layout=studio` gives studios alone', 'Others', 'items.*.layout', (layout) => /studio/i.test(String(layout))),
  ]),
  probe('version 2 search, an unknown value', v2.searchListings, { query: { layout: 'castle' } }, [
    hasStatus(400, 'Unknown filter value'),
  ]),
  probe('version 2 search, a wrong key', v2.searchListings, { key: 'no-such-key' }, [
    hasStatus(401, 'Missing or bad `key`'),
  ]),
  probe(
    'one listing of version 2',
    v2.getListing,
    withFound('listing', 'listing_id', 'needs a listing with photos: “version 2 search” gave none'),
    [hasShape(200), fits('price', DECIMAL)],
  ),
  probe('an unknown listing', v2.getListing, { params: { listing_id: NOBODY } }, [hasStatus(404, 'Not found')]),
  probe(
    'version 1 search',
    v1.searchPublicListings,
    { query: { per_page: 50, sort: 'rent', sort_dir: 'asc' } },
    [
      ...[hasShape(200), isPage, atMost50()],
      eachFits('date_available', DAY),
      eachFits('changed_at', OFFSET),
      holds(
        '`sort=rent` and `sort_dir=asc` give rising rents',
        (reply) => numbersOf(reply, 'rent').every((rent, place, all) => place === 0 || rent >= Number(all[place - 1])),
        'They do not.',
      ),
    ],
    { keeps: ['publicListing', 'items.0.id'] },
  ),
  probe(
    'one listing of version 1, with similar units',
    v1.getPublicListing,
    withFound('publicListing', 'listing_id', 'needs a listing: “version 1 search” gave none', {
      query: { similar_units: 'true' },
    }),
    [
      hasShape(200),
      holds('`similar_units` is a list', ({ json }) => Array.isArray(at(json, 'similar_units')), 'It is not.'),
    ],
  ),
  probe('agents', reference.listAgents, {}, [hasShape(200), isPage], { keeps: ['agent', 'items.0.id'] }),
  probe('one agent', reference.getAgent, withFound('agent', 'agent_id', 'needs an agent: “agents” gave none'), [
    hasShape(200),
  ]),
  probe('neighborhoods', reference.listNeighborhoods, {}, [hasShape(200)]),
  probe('buildings', reference.listBuildings, {}, [hasShape(200), isPage]),
  probe(
    'floorplans',
    reference.listFloorplans,
    ({ community }) =>
      community === undefined
        ? 'needs --community, the number of a community'
        : { params: { community_id: community } },
    [hasShape(200), isPage],
  ),
  probe('bulk sync', syncListings, {}, [hasShape(200), atMost50(), idsFall], { keeps: ['nextId', 'pointer.next_id'] }),
  probe(
    'bulk sync, the second page',
    syncListings,
    ({ nextId }) =>
      nextId === undefined ? 'needs more than 50 listings: “bulk sync” gave one page' : { query: { max_id: nextId } },
    [
      ...[hasShape(200), idsFall],
      all(
        'the ids are below the `pointer.next_id` of the first page',
        'Others',
        'items.*.id',
        (id, { nextId = 0 }) => Number(id) < nextId,
        'Sync',
      ),
    ],
  ),
  probe('email blast lists', listEmailBlasts, {}, [hasShape(200)]),
  probe('tours of an unknown client', listClientAppointments, { params: { client_id: NOBODY } }, [
    hasStatus(404, 'Not found'),
    fits('errors.client.id', PLAIN),
    states('has no `data`', hasValue('data', undefined).differs),
  ]),
];

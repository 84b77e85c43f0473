import type { World } from '../../mock-server/engine/world/world.ts';
import type { Listing } from '../../src/api/contract/schemas/listings-v2.ts';

/**
 * A second, plain version of the filters of the version 2 search, which tests compare with the engine. It reads the listing
 * as it is shown, and the world only for facts that no listing shows.
 */

const agentsOf = (listing: Listing) =>
  listing.contacts.flatMap((contact) =>
    typeof contact === 'object' && contact !== null && 'agent_id' in contact ? [String(contact.agent_id)] : [],
  );
/** The days of a listing's open houses. */
export const openHouses = (listing: Listing) =>
  listing.open_houses.flatMap((each) =>
    typeof each === 'object' && each !== null && 'date' in each ? [String(each.date)] : [],
  );
const has = (list: readonly string[], part: string) => list.some((each) => each.toLowerCase().includes(part));
const flag = (fact: boolean | null, value: string) => fact === (value === 'true' || value === '1');

export type Fits = (listing: Listing, value: string, row: number) => boolean;

const LABELS: Record<string, string> = {
  loft: 'Loft',
  studio: 'Studio',
  '1br': '1 Bedroom',
  '4+br': '4+ Bedroom',
  condo: 'Condo',
  coop: 'Co-op',
  multifamily: 'Apartment',
  'owner-paid': 'Owner paid',
  'months-free': 'One month free',
  rls: 'RLS',
  'my-company': 'My Company',
  rentals: 'For Rent',
  sales: 'For Sale',
};

/** Whether a listing fits one value of a parameter, with values worth trying; an id is an id of the world. */
export const referenceV2 = (world: World): Record<string, { values: readonly string[]; fits: Fits }> => {
  const buildingOf = (row: number) => world.listings[row]?.building;
  return {
    agents: { values: ['1', '5', '16'], fits: (each, value) => agentsOf(each).includes(value) },
    bathrooms: {
      values: ['1', '1.5', '2', '3', '4+'],
      fits: ({ bathrooms }, value) => (value === '4+' ? bathrooms >= 4 : bathrooms === Number(value)),
    },
    building: { values: ['1001', '1007'], fits: ({ building }, value) => building.id === Number(value) },
    building_name_address: {
      values: ['HOUSE', 'street', '1'],
      fits: ({ building }, value) => has([building.name, building.street_address], value.toLowerCase()),
    },
    building_ownership: {
      values: ['condo', 'coop', 'multifamily'],
      fits: ({ building }, value) => building.building_ownership === LABELS[value],
    },
    city: {
      values: ['Wexbridge', 'port calder'],
      fits: ({ building }, value) => has([building.city], value.toLowerCase()),
    },
    commercial_use: { values: ['office', 'storage'], fits: ({ layout }, value) => layout.toLowerCase() === value },
    company: { values: ['401', '403'], fits: (each, value) => each.listing_company.company_id === Number(value) },
    date_available_after: { values: ['2026-12-24', '2026-11-20'], fits: (each, value) => each.date_available >= value },
    date_available_before: {
      values: ['2026-12-24', '2027-02-01'],
      fits: (each, value) => each.date_available <= value,
    },
    doorman: {
      values: ['full-time', 'no-doorman'],
      fits: ({ building }, value) =>
        value === 'full-time' ? has(building.amenities, 'full-time') : !has(building.amenities, 'doorman'),
    },
    elevator: {
      values: ['true', 'false'],
      fits: ({ building }, value) => flag(has(building.amenities, 'elevator'), value),
    },
    exclusive: {
      values: ['true', 'false'],
      fits: ({ exclusive }, value) => (exclusive === true) === (value === 'true'),
    },
    featured: { values: ['true', '0'], fits: ({ featured }, value) => flag(featured, value) },
    has_photos: { values: ['1', 'false'], fits: ({ photos }, value) => flag(photos.length > 0, value) },
    incentives: {
      values: ['owner-paid', 'months-free'],
      fits: ({ incentives }, value) => incentives === LABELS[value],
    },
    layout: { values: ['loft', 'studio', '1br', '4+br'], fits: ({ layout }, value) => layout === LABELS[value] },
    listing_type: { values: ['rentals', 'sales'], fits: (each, value) => each.listing_type === LABELS[value] },
    management_company: {
      values: ['451', '452'],
      fits: (_each, value, row) => buildingOf(row)?.managementCompany.id === Number(value),
    },
    max_price: { values: ['2500', '3999.99', '600000'], fits: ({ price }, value) => Number(price) <= Number(value) },
    min_price: { values: ['2500', '3999.99', '600000'], fits: ({ price }, value) => Number(price) >= Number(value) },
    neighborhoods: {
      values: ['501', '509'],
      fits: (_each, value, row) => buildingOf(row)?.neighborhood.wire.id === Number(value),
    },
    open_house_begin: { values: ['2026-12-10'], fits: (each, value) => openHouses(each).some((day) => day >= value) },
    open_house_end: {
      values: ['2026-12-15', '2026-12-12T10:00:00'],
      fits: (each, value) => openHouses(each).some((day) => day <= value.slice(0, 10)),
    },
    parking: {
      values: ['any', 'garage'],
      fits: ({ building }, value) =>
        has(building.amenities, 'garage') || (value === 'any' && has(building.amenities, 'off-street')),
    },
    pets: {
      values: ['cats', 'large-dogs'],
      fits: ({ pets }, value) => has([pets], value.replace('-', ' ')),
    },
    postal_code: { values: ['10912', '07114'], fits: ({ building }, value) => building.postal_code === value },
    property: { values: ['201', '202'], fits: (_each, value, row) => buildingOf(row)?.community === Number(value) },
    property_type: { values: ['residential'], fits: (each, value) => each.property_type.toLowerCase() === value },
    source: { values: ['rls', 'my-company'], fits: ({ source }, value) => source === LABELS[value] },
    unit_type: {
      values: ['603', '605'],
      fits: (_each, value, row) => world.listings[row]?.unitType?.id === Number(value),
    },
    unit_type_name: {
      values: ['s1', 'A1'],
      fits: (_each, value, row) => world.listings[row]?.unitType?.name.toLowerCase() === value.toLowerCase(),
    },
  };
};

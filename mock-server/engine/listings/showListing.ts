import type { PublicListing, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import type { Listing, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { Agent } from '../../../src/api/contract/schemas/reference.ts';
import type { SyncListing } from '../../../src/api/contract/schemas/sync.ts';
import { type Building, buildingFields } from '../world/buildings.ts';
import { LISTING_COMPANIES, phoneNumber } from '../world/inventedNames.ts';
import { cell } from '../world/listingTable.ts';
import { INCENTIVES, LISTING_TYPES, PROPERTY_TYPES, SOURCES } from '../world/vocabulary.ts';
import type { World } from '../world/world.ts';
import { type ListingDates, openHousesOf } from './listingDates.ts';
import { extrasOf, type ListingDetail, listingDetail } from './listingDetail.ts';
import { firstShowing } from './movingDates.ts';

const EXCLUSIVE = [false, true, null] as const;

/** A listing as an item of the version 2 searches (document, "Listing, version 2"). */
export function showListing(world: World, dates: ListingDates, row: number): Listing {
  const { listings } = world;
  const detail = listingDetail(world, row);
  const { building, id } = detail;
  const extras = extrasOf(world.seed, id);
  return {
    id,
    property_type: PROPERTY_TYPES[detail.isCommercial ? 1 : 0].label,
    listing_type: LISTING_TYPES[detail.isSale ? 1 : 0].label,
    status: detail.status.label,
    price: detail.price.toFixed(2),
    bedrooms: detail.layout.bedrooms,
    bathrooms: detail.bathrooms,
    layout: detail.layout.label,
    square_footage: detail.squareFootage,
    floor: detail.floor,
    occupancy_status: extras.occupancyStatus,
    renter_fee: extras.renterFee?.toFixed(2) ?? null,
    exclusive: EXCLUSIVE[cell(listings.exclusive, row)] ?? null,
    incentives: INCENTIVES[cell(listings.incentive, row)]?.label ?? null,
    key_in_office: extras.keyInOffice,
    first_showing_date: firstShowing(dates.day, extras.firstShowing, dates.today()),
    max_lease_term: detail.leaseTerm?.max ?? 0,
    min_lease_term: detail.leaseTerm?.min ?? 0,
    date_available: dates.day(cell(listings.available, row)),
    updated_at: dates.dateTime(cell(listings.updated, row)),
    last_listed_at: dates.dateTime(cell(listings.listed, row)),
    featured: listings.featured[row] === 1,
    source: SOURCES[cell(listings.source, row)]?.label ?? '',
    amenities: [...detail.amenities],
    pets: detail.pets,
    access_info: extras.accessInfo,
    description: detail.description,
    unit_number: detail.unitNumber,
    street_address: building.street,
    primary_video_url: extras.videos > 0 ? `https://video.example.com/listings/${id}` : '',
    secondary_video_url: extras.videos > 1 ? `https://video.example.com/listings/${id}/second` : '',
    virtual_tour_url: extras.hasVirtualTour ? `https://tours.example.com/listings/${id}` : '',
    photos: shownPhotos(detail),
    listing_company: shownCompany(detail.company),
    building: shownBuilding(building),
    open_houses: openHousesOf(world, dates, row),
    contacts: detail.agents.map((agent) => ({ ...agentPhones(agent), agent_id: agent.id })),
    mls_policies: { ...extras.mlsPolicies },
  };
}

/** A single listing: an item with its fees and more about the building. */
export function showSingleListing(world: World, dates: ListingDates, row: number): SingleListing {
  const listing = showListing(world, dates, row);
  const place = cell(world.listings.building, row);
  const building = world.buildings[place];
  const floors = building?.floors ?? 0;
  return {
    ...listing,
    fee_structure: listing.listing_type === LISTING_TYPES[1].label ? 'Co-broke' : 'No fee',
    building: {
      ...listing.building,
      building_age: (building?.yearBuilt ?? 0) < 1947 ? 'Pre-war' : 'Post-war',
      building_type: floors > 12 ? 'High-rise' : floors > 6 ? 'Mid-rise' : 'Low-rise',
      year_built: building?.yearBuilt ?? 0,
      total_units: Math.max(floors * 8, world.unitCounts[place] ?? 0),
      floors,
      tax_lot: String(listing.building.id % 97),
      tax_block: String(listing.building.id % 1013),
    },
  };
}

/** A listing as the sync gives it, with codes instead of labels (docs/api-gaps.md). */
export function showSyncListing(world: World, dates: ListingDates, row: number): SyncListing {
  const { isSale, isCommercial, status } = listingDetail(world, row);
  return {
    ...showListing(world, dates, row),
    status: status.code,
    listing_type: LISTING_TYPES[isSale ? 1 : 0].word,
    property_type: PROPERTY_TYPES[isCommercial ? 1 : 0].word,
  };
}

const shownPhotos = ({ photos }: ListingDetail): Listing['photos'] =>
  photos.map(({ id, sizes, scene }, at) => ({
    id,
    original: sizes.original,
    large: sizes.large,
    thumbnail: sizes.thumbnail,
    small: sizes.small,
    xlarge: sizes.xlarge,
    sort_order: at,
    media_type: scene === 'floor plan' ? 'Floor plan' : 'Photo',
  }));

const shownBuilding = (building: Building): Listing['building'] => ({
  ...buildingFields(building),
  neighborhood: shownNeighborhood(building),
  location: { ...building.location },
  building_ownership: building.ownership?.label ?? null,
});

/** The version 1 codes of a photo (from the document) and of a floorplan (our own). */
const PHOTO = 10;
const FLOORPLAN = 20;

/** A listing as an item of the version 1 search (document, "Listing, version 1"). */
export function showPublicListing(world: World, dates: ListingDates, row: number): PublicListing {
  const detail = listingDetail(world, row);
  return {
    ...shownInBoth(world, dates, detail),
    pets: detail.pets,
    building: { ...shownPublicBuilding(detail), zipcode: detail.building.postalCode },
    contacts: detail.agents.map(agentPhones),
  };
}

/** A single listing. `similar` are the rows of similar units. Undefined if they were not asked for. */
export function showSinglePublicListing(
  world: World,
  dates: ListingDates,
  row: number,
  similar: readonly number[] | undefined,
): SinglePublicListing {
  const detail = listingDetail(world, row);
  return {
    ...shownInBoth(world, dates, detail),
    building: shownPublicBuilding(detail),
    contacts: detail.agents.map((agent) => ({ ...agentPhones(agent), agent_id: agent.id })),
    open_houses: openHousesOf(world, dates, row),
    ...(similar && { similar_units: similar.map((each) => showPublicListing(world, dates, each)) }),
  };
}

function shownInBoth({ seed, listings }: World, dates: ListingDates, detail: ListingDetail) {
  return {
    id: detail.id,
    status: detail.status.label,
    rent: detail.price,
    layout: detail.layout.label,
    bathrooms: detail.bathrooms,
    floor: detail.floor,
    square_footage: detail.squareFootage,
    renter_fee: extrasOf(seed, detail.id).renterFee,
    max_lease_term: detail.leaseTerm?.max ?? null,
    min_lease_term: detail.leaseTerm?.min ?? null,
    date_available: dates.day(cell(listings.available, detail.row)),
    changed_at: dates.withOffset(cell(listings.updated, detail.row)),
    unit_amenities: [...detail.amenities],
    unit_description: detail.description,
    photos: detail.photos.map(({ id, sizes, scene }) => ({
      id,
      large: sizes.large,
      small: sizes.small,
      original: sizes.original,
      thumbnail: sizes.thumbnail,
      is_floorplan: scene === 'floor plan',
      local_file_name: `${id}.svg`,
      media_type: scene === 'floor plan' ? FLOORPLAN : PHOTO,
    })),
  };
}

/** A listing of another company has a building without name and id (docs/api-gaps.md, "Empty values of the samples"). */
const shownPublicBuilding = ({ building, company }: ListingDetail): SinglePublicListing['building'] => ({
  city: building.city,
  state: building.state,
  neighborhood: shownNeighborhood(building),
  name: company === LISTING_COMPANIES[0] ? building.name : null,
  amenities: [...building.amenities],
  id: company === LISTING_COMPANIES[0] ? building.id : null,
  street_address: building.street,
  location: { ...building.location },
});

/** A neighborhood in a listing, in both versions of the API: name and area only. */
const shownNeighborhood = ({ neighborhood: { wire } }: Building): { name: string; area: string } => ({
  name: wire.name,
  area: wire.area,
});

const agentPhones = ({ phone_number, mobile_phone_number, name, email }: Agent) => ({
  phone_number,
  mobile_phone_number,
  name,
  email,
});

const shownCompany = ({ id, name, domain, logo }: (typeof LISTING_COMPANIES)[number]): Listing['listing_company'] => ({
  phone_number: phoneNumber(id),
  email: `office@${domain}`,
  website: `https://${domain}`,
  name,
  address: `${id} Marlow Street`,
  fax_number: phoneNumber(1000 + id),
  logo: logo ? `https://images.example.com/companies/${id}/logo.png` : null,
  company_id: id,
});

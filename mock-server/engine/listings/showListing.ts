import type { PublicListing, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import type { Listing, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { Agent } from '../../../src/api/contract/schemas/reference.ts';
import type { SyncListing } from '../../../src/api/contract/schemas/sync.ts';
import { addDays } from '../../../src/time/arithmetic.ts';
import type { Day } from '../../../src/time/values.ts';
import { type Building, buildingFields } from '../world/buildings.ts';
import { LISTING_COMPANIES, phoneNumber } from '../world/inventedNames.ts';
import { INCENTIVES, LISTING_TYPES, PROPERTY_TYPES, SOURCES, STATUSES } from '../world/vocabulary.ts';
import type { WorldListing } from '../world/worldListings.ts';
import { availableOn, firstShowing, openHousesOf, type Present } from './listingDates.ts';
import { extrasOf, type ListingDetail, listingDetail } from './listingDetail.ts';

/** A listing as an item of the version 2 searches (document, "Listing, version 2"). */
export function showListing(present: Present, listing: WorldListing): Listing {
  const { seed } = present.world;
  const { id, building } = listing;
  const detail = listingDetail(seed, listing);
  const extras = extrasOf(seed, id);
  return {
    id,
    property_type: PROPERTY_TYPES[listing.isCommercial ? 1 : 0].label,
    listing_type: LISTING_TYPES[listing.isSale ? 1 : 0].label,
    status: detail.status.label,
    price: listing.price.toFixed(2),
    bedrooms: detail.layout.bedrooms,
    bathrooms: listing.bathrooms,
    layout: detail.layout.label,
    square_footage: detail.squareFootage,
    floor: detail.floor,
    occupancy_status: extras.occupancyStatus,
    renter_fee: extras.renterFee?.toFixed(2) ?? null,
    exclusive: listing.exclusive,
    incentives: INCENTIVES[listing.incentive]?.label ?? null,
    key_in_office: extras.keyInOffice,
    first_showing_date: firstShowing(present, extras.firstShowing),
    max_lease_term: detail.leaseTerm?.max ?? 0,
    min_lease_term: detail.leaseTerm?.min ?? 0,
    date_available: shownDay(present, availableOn(present, listing)),
    updated_at: listing.updated,
    last_listed_at: listing.listed,
    featured: listing.featured,
    source: SOURCES[listing.source]?.label ?? '',
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
    listing_company: shownCompany(listing.company),
    building: shownBuilding(building),
    open_houses: shownOpenHouses(present, listing),
    contacts: listing.agents.map((agent) => ({ ...agentPhones(agent), agent_id: agent.id })),
    mls_policies: { ...extras.mlsPolicies },
  };
}

/** A single listing: an item with its fees and more about the building. */
export function showSingleListing(present: Present, listing: WorldListing): SingleListing {
  const { building, isSale } = listing;
  const { id, floors, yearBuilt } = building;
  // Including listings that can still be added.
  const units = present.world.listings.flatMap((each) => (each.building === building ? [each.unit + 1] : []));
  return {
    ...showListing(present, listing),
    fee_structure: isSale ? 'Co-broke' : 'No fee',
    building: {
      ...shownBuilding(building),
      building_age: yearBuilt < 1947 ? 'Pre-war' : 'Post-war',
      building_type: floors > 12 ? 'High-rise' : floors > 6 ? 'Mid-rise' : 'Low-rise',
      year_built: yearBuilt,
      total_units: Math.max(floors * 8, ...units),
      floors,
      tax_lot: String(id % 97),
      tax_block: String(id % 1013),
    },
  };
}

/** A listing as the sync gives it, with codes instead of labels (docs/project/api-gaps.md). */
export function showSyncListing(present: Present, listing: WorldListing): SyncListing {
  const { isSale, isCommercial, status } = listing;
  return {
    ...showListing(present, listing),
    status: (STATUSES[status] ?? STATUSES[0]).code,
    listing_type: LISTING_TYPES[isSale ? 1 : 0].word,
    property_type: PROPERTY_TYPES[isCommercial ? 1 : 0].word,
  };
}

const shownDay = ({ world }: Present, days: number): Day => addDays(world.start, days);

/** A listing's open houses in the shape of version 1. The document gives no shape for version 2. */
const shownOpenHouses = (present: Present, listing: WorldListing) =>
  openHousesOf(present, listing).map((days) => ({
    date: shownDay(present, days),
    start_time: '11:00:00',
    end_time: '12:30:00',
  }));

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
export function showPublicListing(present: Present, listing: WorldListing): PublicListing {
  const detail = listingDetail(present.world.seed, listing);
  return {
    ...shownInBoth(present, listing, detail),
    pets: detail.pets,
    building: { ...shownPublicBuilding(listing), zipcode: listing.building.postalCode },
    contacts: listing.agents.map(agentPhones),
  };
}

/** A single listing. `similar` are similar units. Undefined if they were not asked for. */
export function showSinglePublicListing(
  present: Present,
  listing: WorldListing,
  similar: readonly WorldListing[] | undefined,
): SinglePublicListing {
  return {
    ...shownInBoth(present, listing, listingDetail(present.world.seed, listing)),
    building: shownPublicBuilding(listing),
    contacts: listing.agents.map((agent) => ({ ...agentPhones(agent), agent_id: agent.id })),
    open_houses: shownOpenHouses(present, listing),
    ...(similar && { similar_units: similar.map((each) => showPublicListing(present, each)) }),
  };
}

function shownInBoth(present: Present, listing: WorldListing, detail: ListingDetail) {
  return {
    id: listing.id,
    status: detail.status.label,
    rent: listing.price,
    layout: detail.layout.label,
    bathrooms: listing.bathrooms,
    floor: detail.floor,
    square_footage: detail.squareFootage,
    renter_fee: extrasOf(present.world.seed, listing.id).renterFee,
    max_lease_term: detail.leaseTerm?.max ?? null,
    min_lease_term: detail.leaseTerm?.min ?? null,
    date_available: shownDay(present, availableOn(present, listing)),
    changed_at: present.clock.withOffset(listing.updated),
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

/** A listing of another company has a building without name and id (docs/project/api-gaps.md, "Empty values of the samples"). */
const shownPublicBuilding = ({ building, company }: WorldListing): SinglePublicListing['building'] => ({
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

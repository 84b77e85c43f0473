import type { Listing, SingleListing } from '../../../src/api/contract/schemas/listings-v2.ts';
import type { SyncListing } from '../../../src/api/contract/schemas/sync.ts';
import { type Building, buildingFields } from '../world/buildings.ts';
import { cell } from '../world/listingTable.ts';
import { INCENTIVES, LISTING_TYPES, PROPERTY_TYPES, SOURCES } from '../world/vocabulary.ts';
import type { World } from '../world/world.ts';
import { extrasOf } from './extrasOf.ts';
import type { ListingDates } from './listingDates.ts';
import { type ListingDetail, listingDetail } from './listingDetail.ts';
import { openHousesOf } from './openHouses.ts';
import { agentPhones, shownCompany, shownNeighborhood } from './showShared.ts';

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
    first_showing_date: extras.firstShowing === null ? null : dates.day(extras.firstShowing),
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

/** The single listing: an item with its fees and more about the building. */
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

/** A listing as the sync gives it: codes instead of labels (docs/api-gaps.md). */
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
  photos.map(({ id, sizes, isFloorplan }, at) => ({
    id,
    original: sizes.original,
    large: sizes.large,
    thumbnail: sizes.thumbnail,
    small: sizes.small,
    xlarge: sizes.xlarge,
    sort_order: at,
    media_type: isFloorplan ? 'Floor plan' : 'Photo',
  }));

const shownBuilding = (building: Building): Listing['building'] => ({
  ...buildingFields(building),
  neighborhood: shownNeighborhood(building),
  location: { ...building.location },
  building_ownership: building.ownership?.label ?? null,
});

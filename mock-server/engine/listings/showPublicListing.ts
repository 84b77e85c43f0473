import type { PublicListing, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import { cell } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';
import { extrasOf } from './extrasOf.ts';
import type { ListingDates } from './listingDates.ts';
import { type ListingDetail, listingDetail } from './listingDetail.ts';
import { openHousesOf } from './openHouses.ts';
import { agentPhones, shownNeighborhood } from './showShared.ts';

/** The version 1 codes of a photo (document) and of a floorplan (ours). */
const PHOTO = 10;
const FLOORPLAN = 20;

/** A listing as an item of the version 1 search (document, "Listing, version 1"). */
export function showPublicListing(world: World, dates: ListingDates, row: number): PublicListing {
  const detail = listingDetail(world, row);
  return {
    ...shownInBoth(world, dates, detail),
    pets: detail.pets,
    building: { ...shownBuilding(detail), zipcode: detail.building.postalCode },
    contacts: detail.agents.map(agentPhones),
  };
}

/** The single listing; `similar` are the rows of similar units, undefined when nobody asked for them. */
export function showSinglePublicListing(
  world: World,
  dates: ListingDates,
  row: number,
  similar: readonly number[] | undefined,
): SinglePublicListing {
  const detail = listingDetail(world, row);
  return {
    ...shownInBoth(world, dates, detail),
    building: shownBuilding(detail),
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
    photos: detail.photos.map(({ id, sizes, isFloorplan }) => ({
      id,
      large: sizes.large,
      small: sizes.small,
      original: sizes.original,
      thumbnail: sizes.thumbnail,
      is_floorplan: isFloorplan,
      local_file_name: `${id}.jpg`,
      media_type: isFloorplan ? FLOORPLAN : PHOTO,
    })),
  };
}

const shownBuilding = ({ building }: ListingDetail): SinglePublicListing['building'] => ({
  city: building.city,
  state: building.state,
  neighborhood: shownNeighborhood(building),
  name: building.own ? building.name : null,
  amenities: [...building.amenities],
  id: building.own ? building.id : null,
  street_address: building.street,
  location: { ...building.location },
});

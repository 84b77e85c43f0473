import type { Listing } from '../../../src/api/contract/schemas/listings-v2.ts';
import { createRandom, hash } from '../random.ts';
import { unitOf } from '../world/buildings.ts';
import { type PhotoSizes, photoSizes, UNIT_AMENITIES } from '../world/inventedNames.ts';
import type { Scene, SeededHome } from '../world/seededHomes.ts';
import { LAYOUTS, type Layout, PETS, STATUSES, UNIT_LAUNDRY } from '../world/vocabulary.ts';
import type { WorldListing } from '../world/worldListings.ts';

/** What a listing shows in both versions of the API, besides the values of the world. */
export interface ListingDetail {
  readonly layout: Layout;
  readonly status: (typeof STATUSES)[number];
  readonly floor: number | null;
  readonly squareFootage: number | null;
  readonly unitNumber: string;
  readonly description: string;
  readonly amenities: readonly string[];
  readonly pets: string;
  /** Months. Null for a sale. */
  readonly leaseTerm: { readonly min: number; readonly max: number } | null;
  readonly photos: readonly { readonly id: number; readonly sizes: PhotoSizes; readonly scene: Scene }[];
}

/** Makes the detail of a listing. It is the same each time. */
export function listingDetail(seed: number, listing: WorldListing): ListingDetail {
  const { id, building, home, isSale } = listing;
  const random = createRandom(hash(seed, 'listing', id));
  const layout = LAYOUTS[listing.layout];
  if (!layout) throw new RangeError(`There is no layout ${listing.layout}.`);
  const unit = unitOf(building, listing.unit);
  const size = 320 + layout.bedrooms * 260 + random.below(240);
  const laundry = UNIT_LAUNDRY[listing.laundry];
  const term = 6 + 6 * random.below(2);
  return {
    layout,
    status: STATUSES[listing.status] ?? STATUSES[0],
    floor: random.next() < 0.1 ? null : home ? floorOf(home) : unit.floor,
    squareFootage: random.next() < 0.2 && !home ? null : (home?.size ?? size),
    unitNumber: home?.unit ?? unit.number,
    description: `${layout.label} at ${building.name} in ${building.neighborhood.wire.name}, ${random.pick(OUTLOOKS) ?? ''}.`,
    amenities: [...UNIT_AMENITIES.filter(() => random.next() < 0.3), ...(laundry === undefined ? [] : [laundry])],
    pets: petsText(listing.pets),
    leaseTerm: isSale ? null : { min: term, max: term + 12 },
    photos: (home?.scenes ?? drawnScenes(id, listing.photos)).map((scene, at) => ({
      id: id * 10 + at,
      sizes: photoSizes('listings', id * 10 + at),
      scene,
    })),
  };
}

/** The floor of 4B is 4. G1 names no floor. */
const floorOf = ({ unit }: SeededHome): number | null => Number(/^\d+/.exec(unit)?.[0] ?? 0) || null;

const ROOMS: readonly Scene[] = ['living room', 'bedroom', 'kitchen', 'study', 'loft', 'bathroom'];

/** The scenes of a listing that is not one of `HOMES`: the rooms in turn, then the floor plan. */
const drawnScenes = (id: number, count: number): Scene[] =>
  Array.from({ length: count }, (_, at) =>
    count >= PHOTOS_WITH_FLOORPLAN && at === count - 1 ? 'floor plan' : (ROOMS[(id + at) % ROOMS.length] ?? 'bedroom'),
  );

/** With at least this many photos, the last one is a floorplan. */
const PHOTOS_WITH_FLOORPLAN = 3;

const OUTLOOKS = ['quiet and facing the court', 'with light from two sides', 'steps from the river', 'freshly painted'];

const petsText = (bits: number): string => {
  const allowed = PETS.filter(({ bit }) => (bits & bit) > 0).map(({ label }) => label);
  return allowed.length === 0 ? 'No pets' : allowed.join(', ');
};

/** Other values of a listing. No search filters or sorts by them. */
interface ListingExtras {
  /** Whole dollars. Null if unknown. */
  readonly renterFee: number | null;
  readonly occupancyStatus: string | null;
  readonly keyInOffice: boolean | null;
  /** Days from the start of the world. */
  readonly firstShowing: number | null;
  readonly accessInfo: string;
  /** The number of videos, 0 to 2. */
  readonly videos: number;
  readonly hasVirtualTour: boolean;
  readonly mlsPolicies: Listing['mls_policies'];
}

const FEES = [null, null, 0, 250, 400];
const OCCUPANCIES = [null, 'Vacant', 'Vacant', 'Occupied'];
const KEYS = [null, true, false];
const ACCESS = ['', 'Key in the lockbox', 'Call the tenant a day ahead', 'Doorman has the key'];
const COBROKES = ['', 'Standard', 'By agreement'];

/** The extras of the listing `id`, the same each time. They have their own random stream, so a new one changes no other value. */
export function extrasOf(seed: number, id: number): ListingExtras {
  const random = createRandom(hash(seed, 'extras', id));
  const isRare = () => random.next() < 0.1;
  return {
    renterFee: random.pick(FEES) ?? null,
    occupancyStatus: random.pick(OCCUPANCIES) ?? null,
    keyInOffice: random.pick(KEYS) ?? null,
    firstShowing: random.next() < 0.6 ? null : random.below(30) - 10,
    accessInfo: random.pick(ACCESS) ?? '',
    videos: random.below(3),
    hasVirtualTour: random.next() < 0.5,
    mlsPolicies: {
      vow_opt_out: isRare(),
      idx_opt_out: isRare(),
      allow_comments: !isRare(),
      allow_automated_valuations: !isRare(),
      cobroke_agreement: random.pick(COBROKES) ?? '',
    },
  };
}

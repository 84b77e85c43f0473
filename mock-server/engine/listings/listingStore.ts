import { type Day, parseDay, parseLocalDateTime } from '../../../src/time/values.ts';
import { isObject } from '../json.ts';
import type { Clock } from '../serviceClock.ts';
import { createRecords, type Store } from '../store.ts';
import { AVAILABLE, STATUSES } from '../world/vocabulary.ts';
import type { World } from '../world/world.ts';
import { FIRST_LISTING_ID, type ListingState, listingOf, type WorldListing } from '../world/worldListings.ts';
import { type Present, presentOf } from './listingDates.ts';

/** The values of a listing that can change. `status` is a code of the sync, `price` is in dollars. */
export interface ListingChange {
  readonly status?: number;
  readonly price?: number;
  /** The day from which the home is available, like `2026-12-05`. */
  readonly dateAvailable?: string;
}

/** The listings of the company: the seeded ones, with all changes. */
export interface ListingStore extends Store {
  readonly world: World;
  /** The listings with their dates on the present day. */
  present(): Present;
  /** Changes a listing. Its update time becomes now. Throws a RangeError if there is no such listing, status or day. */
  change(id: number, change: ListingChange): void;
  /** Puts a new listing on the market. Gives its id, the highest. Throws as `change` does, and when no more can be added. */
  add(change: ListingChange): number;
  /** Deletes a listing. Throws a RangeError if there is no such listing. */
  remove(id: number): void;
}

export function createListingStore(world: World, clock: Clock): ListingStore {
  const { listings } = world;
  const seeded = [...listings];
  /** The changed listings. They are written over the seeded ones. */
  const records = createRecords({
    what: 'changed listings',
    firstId: FIRST_LISTING_ID,
    isKept: isListingState,
    onChange({ id, after }) {
      const listing = seeded[id - FIRST_LISTING_ID];
      if (listing) listings[id - FIRST_LISTING_ID] = { ...listing, ...after };
    },
  });
  const save = (listing: WorldListing): void => void records.put(stateOf(listing));

  function changed(listing: WorldListing, { status: code, price, dateAvailable }: ListingChange): WorldListing {
    const status = code === undefined ? listing.status : STATUSES.findIndex((each) => each.code === code);
    const availableFrom: Day | null | undefined =
      dateAvailable === undefined ? listing.availableFrom : parseDay(dateAvailable);
    if (status === -1 || availableFrom === undefined) {
      throw new RangeError(`Not a change of a listing: ${listing.id}, ${code}, ${dateAvailable}`);
    }
    const now = clock.now();
    return {
      ...listing,
      ...{ status, availableFrom, price: price ?? listing.price, updated: now },
      ...(status !== listing.status && { statusUpdated: now }),
      ...(status !== listing.status && status === AVAILABLE && { listed: now }),
    };
  }

  const existing = (id: number): WorldListing => {
    const listing = listingOf(listings, id);
    if (!listing) throw new RangeError(`There is no listing ${id}.`);
    return listing;
  };

  return {
    ...records,
    world,
    present: () => presentOf(world, clock),
    change: (id, change) => save(changed(existing(id), change)),
    add(change) {
      const spare = listings.find(({ state }) => state === 'spare');
      if (!spare) throw new RangeError('No more listings can be added.');
      const now = clock.now();
      const added: WorldListing = { ...spare, state: 'listed', status: AVAILABLE, statusUpdated: now, listed: now };
      save(changed(added, change));
      return spare.id;
    },
    remove: (id) => save({ ...existing(id), state: 'removed' }),
    count: () => listings.filter(({ state }) => state === 'listed').length,
  };
}

const stateOf = ({ id, state, status, price, availableFrom, ...times }: WorldListing): ListingState => ({
  ...{ id, state, status, price, availableFrom },
  ...{ updated: times.updated, statusUpdated: times.statusUpdated, listed: times.listed },
});

const isTime = (value: unknown): boolean => typeof value === 'string' && parseLocalDateTime(value) === value;

const isListingState = (value: unknown): value is ListingState =>
  isObject(value) &&
  Number.isSafeInteger(value.id) &&
  (value.state === 'listed' || value.state === 'spare' || value.state === 'removed') &&
  typeof value.status === 'number' &&
  value.status in STATUSES &&
  Number.isFinite(value.price) &&
  (value.availableFrom === null ||
    (typeof value.availableFrom === 'string' && parseDay(value.availableFrom) !== undefined)) &&
  [value.updated, value.statusUpdated, value.listed].every(isTime);

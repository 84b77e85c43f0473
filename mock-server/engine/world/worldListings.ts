import type { Agent } from '../../../src/api/contract/schemas/reference.ts';
import { type Day, inUtc, type LocalDateTime } from '../../../src/time/values.ts';
import { createRandom, hash, type Random } from '../random.ts';
import { type Building, unitOf } from './buildings.ts';
import type { UnitType } from './floorplans.ts';
import { LISTING_COMPANIES } from './inventedNames.ts';
import type { SeededHome } from './seededHomes.ts';
import { AVAILABLE, FIRST_COMMERCIAL_USE, INCENTIVES, LAYOUTS, SOURCES } from './vocabulary.ts';

/** What changes about a listing while the service runs. */
export interface ListingState {
  readonly id: number;
  /** A spare is a listing that can still be added. */
  readonly state: 'listed' | 'spare' | 'removed';
  /** Place in `STATUSES`. */
  readonly status: number;
  /** Dollars with cents: the monthly rent or the sale price. */
  readonly price: number;
  /** The day from which the home is available, if a test has set it. Otherwise see `freeIn`. */
  readonly availableFrom: Day | null;
  /** The last change of a key property. */
  readonly updated: LocalDateTime;
  /** The last change of the status. */
  readonly statusUpdated: LocalDateTime;
  /** The last time it came on the market. */
  readonly listed: LocalDateTime;
}

/** A listing of the world: what searches read. The rest is made when the listing is shown (listingDetail.ts). */
export interface WorldListing extends ListingState {
  readonly building: Building;
  /** The number of the unit in the building (see `unitOf`). */
  readonly unit: number;
  /** Place in `LAYOUTS`. */
  readonly layout: number;
  readonly isSale: boolean;
  readonly isCommercial: boolean;
  /** In steps of a half. */
  readonly bathrooms: number;
  /** Bits of `PETS`. */
  readonly pets: number;
  /** Place in `INCENTIVES`. */
  readonly incentive: number;
  /** Place in `SOURCES`. */
  readonly source: number;
  readonly company: (typeof LISTING_COMPANIES)[number];
  readonly unitType: UnitType | undefined;
  /** Place in `UNIT_LAUNDRY`. */
  readonly laundry: number;
  /** One or two. */
  readonly agents: readonly Agent[];
  readonly featured: boolean;
  /** Null if unknown. */
  readonly exclusive: boolean | null;
  readonly photos: number;
  /** Days from the start of the world until the home is available. Moves with the clock (listingDates.ts). */
  readonly freeIn: number;
  /** Days from the start of the world to the first open house. Moves with the clock as well. */
  readonly firstOpenHouse: number;
  /** The number of open houses, a week apart. */
  readonly openHouses: number;
  /** The home whose values are set in seededHomes.ts. */
  readonly home: SeededHome | undefined;
}

export const FIRST_LISTING_ID = 10_001;

/** The listing `id`. Undefined if there is none, or if it was removed or is not added yet. */
export function listingOf(listings: readonly WorldListing[], id: number | undefined): WorldListing | undefined {
  const listing = listings[(id ?? 0) - FIRST_LISTING_ID];
  return listing?.state === 'listed' ? listing : undefined;
}

export const isOnMarket = ({ state, status }: WorldListing): boolean => state === 'listed' && status === AVAILABLE;

/** What the listings of a world are made of. */
interface Parts {
  readonly seed: number;
  /** The number of listings. */
  readonly count: number;
  /** The number of spares after them. */
  readonly spares: number;
  /** The clock at the start, to the full minute. */
  readonly start: LocalDateTime;
  readonly buildings: readonly Building[];
  readonly unitTypes: readonly UnitType[];
  readonly agents: readonly Agent[];
  /** The homes of the first listings. */
  readonly homes: readonly SeededHome[];
}

const DAY_SECONDS = 86_400;
/** Shares of the listings: homes, rentals, on the market. */
const RESIDENTIAL = 0.8;
const RENTALS = 0.72;
const ON_MARKET = 0.82;
/** The share of rents that are not whole dollars, and their cents. */
const WITH_CENTS = 0.15;
const CENTS = [25, 50, 95];
/** The fewest half bathrooms of a layout, by its place in `LAYOUTS`. */
const MIN_BATHROOMS = [2, 2, 2, 2, 3, 4, 2, 2, 2, 2];

/** Creates the listings and the spares, by ascending id. The same parts give the same listings. */
export function createListings(parts: Parts): WorldListing[] {
  const random = createRandom(hash(parts.seed, 'listings'));
  const cents = createRandom(hash(parts.seed, 'cents'));
  const nextUnit = createUnits(parts);
  const moment = inUtc(parts.start);
  return Array.from({ length: parts.count + parts.spares }, (_, at): WorldListing => {
    const kind = drawKind(random, parts);
    const offer = drawOffer(random, kind);
    const source = drawSource(random, kind.building, parts);
    const dates = drawDates(random, moment);
    const rest = cents.next() < WITH_CENTS ? (cents.pick(CENTS) ?? 0) / 100 : 0;
    const home = parts.homes[at];
    const fixed = home && valuesOf(home, parts);
    const { building } = fixed ?? kind;
    // Written out, because copying objects of so many members takes long.
    return {
      id: FIRST_LISTING_ID + at,
      state: at < parts.count ? 'listed' : 'spare',
      status: fixed?.status ?? offer.status,
      price: fixed?.price ?? (kind.isSale ? offer.price : offer.price + rest),
      availableFrom: null,
      updated: dates.updated,
      statusUpdated: dates.statusUpdated,
      listed: dates.listed,
      building,
      unit: nextUnit(building),
      layout: fixed?.layout ?? kind.layout,
      isSale: fixed?.isSale ?? kind.isSale,
      isCommercial: fixed?.isCommercial ?? kind.isCommercial,
      bathrooms: fixed?.bathrooms ?? kind.bathrooms,
      pets: offer.pets,
      incentive: fixed?.incentive ?? offer.incentive,
      source: fixed?.source ?? source.source,
      company: fixed?.company ?? source.company,
      unitType: fixed ? fixed.unitType : kind.unitType,
      laundry: kind.laundry,
      agents: source.agents,
      featured: offer.featured,
      exclusive: offer.exclusive,
      photos: fixed?.photos ?? offer.photos,
      freeIn: fixed?.freeIn ?? dates.freeIn,
      firstOpenHouse: dates.firstOpenHouse,
      openHouses: dates.openHouses,
      home,
    };
  });
}

/** The values of a home: a residential rental of the company's own, without an incentive, in its community's first building. */
function valuesOf(home: SeededHome, { buildings, unitTypes }: Parts) {
  const layout = LAYOUTS.findIndex(({ word }) => word === home.layout);
  return {
    building: buildings.find(({ community }) => community === home.community) ?? noBuilding(),
    layout,
    unitType: typesOf(unitTypes, home.community, layout)[home.secondType ? 1 : 0],
    price: home.rent,
    bathrooms: home.bathrooms,
    freeIn: home.freeIn,
    photos: home.scenes.length,
    status: AVAILABLE,
    isSale: false,
    isCommercial: false,
    company: LISTING_COMPANIES[0],
    source: 0,
    incentive: 0,
  };
}

/** Numbers the units of each building, so that no unit comes twice. A home keeps its own number. */
function createUnits({ homes, buildings }: Parts): (building: Building) => number {
  const next = new Map<Building, number>();
  const taken = new Set(homes.map(({ unit }) => unit));
  const withHomes = new Set(
    homes.map((home) => buildings.find(({ community }) => community === home.community) ?? noBuilding()),
  );
  return (building) => {
    let unit = next.get(building) ?? 0;
    while (withHomes.has(building) && taken.has(unitOf(building, unit).number)) unit += 1;
    next.set(building, unit + 1);
    return unit;
  };
}

function noBuilding(): never {
  throw new RangeError('There are no buildings for the listings.');
}

const typesOf = (unitTypes: readonly UnitType[], community: number | null, layout: number): readonly UnitType[] =>
  unitTypes.filter((type) => type.community === community && type.layout === layout);

const bedroomsOf = (layout: number): number => LAYOUTS[layout]?.bedrooms ?? 0;

// The order of the draws below is part of the seeded world: a new one comes last.

function drawKind(random: Random, { buildings, unitTypes }: Parts) {
  const building = random.pick(buildings) ?? noBuilding();
  const isCommercial = random.next() >= RESIDENTIAL;
  const layout = isCommercial
    ? FIRST_COMMERCIAL_USE + random.below(LAYOUTS.length - FIRST_COMMERCIAL_USE)
    : random.below(FIRST_COMMERCIAL_USE);
  const unitType = typesOf(unitTypes, building.community, layout)[random.below(2)];
  const isSale = random.next() >= RENTALS;
  const bathrooms = Math.min(10, (MIN_BATHROOMS[layout] ?? 2) + random.below(2 + bedroomsOf(layout))) / 2;
  return { building, isCommercial, layout, unitType, isSale, bathrooms, laundry: random.below(3) };
}

function drawOffer(random: Random, { isSale, isCommercial, layout }: ReturnType<typeof drawKind>) {
  const rent = isCommercial
    ? 2_000 + random.below(720) * 50
    : 1_150 + (1 + bedroomsOf(layout)) * 480 + random.below(90) * 25;
  const status = random.next();
  return {
    price: isSale ? Math.round((rent * 175) / 1000) * 1000 : rent,
    // Off the market: application pending, withdrawn, or rented or sold.
    status: status < ON_MARKET ? AVAILABLE : status < 0.88 ? 1 : status < 0.93 ? 2 : isSale ? 4 : 3,
    pets: isCommercial ? 0 : random.below(8),
    incentive: random.next() < 0.7 ? 0 : 1 + random.below(INCENTIVES.length - 1),
    featured: random.next() < 0.08,
    exclusive: [false, true, null][random.below(3)] ?? null,
    photos: random.next() < 0.12 ? 0 : 1 + random.below(5),
  };
}

function drawSource(random: Random, { own }: Building, { agents }: Parts) {
  const source = own ? 0 : 1 + random.below(SOURCES.length - 1);
  // Sometimes another company lists a unit of an own building.
  const shared = own && random.next() < 0.2;
  return {
    source: shared ? 1 + random.below(SOURCES.length - 1) : source,
    company: (own && !shared ? undefined : random.pick(LISTING_COMPANIES.slice(1))) ?? LISTING_COMPANIES[0],
    agents: [...new Set([random.pick(agents), agents[random.below(agents.length * 3)]])].filter(
      (agent) => agent !== undefined,
    ),
  };
}

/** `moment` is the start, as `inUtc` gives it. */
function drawDates(random: Random, moment: number) {
  const freeIn = random.below(110) - 20;
  const openHouses = random.next() < 0.75 ? 0 : 1 + random.below(2);
  const firstOpenHouse = random.below(21);
  const updated = 1 + random.below(60 * DAY_SECONDS);
  const statusUpdated = updated + random.below(30 * DAY_SECONDS);
  const listed = statusUpdated + random.below(30 * DAY_SECONDS);
  return {
    freeIn,
    openHouses,
    firstOpenHouse,
    updated: before(moment, updated),
    statusUpdated: before(moment, statusUpdated),
    listed: before(moment, listed),
  };
}

/** The wall clock time `seconds` before `moment`. */
const before = (moment: number, seconds: number): LocalDateTime =>
  new Date(moment - seconds * 1000).toISOString().slice(0, 19) as LocalDateTime;

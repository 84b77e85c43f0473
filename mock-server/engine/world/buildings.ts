import type { Neighborhood as ShownNeighborhood } from '../../../src/api/contract/schemas/reference.ts';
import { createRandom, hash, type Random } from '../random.ts';
import {
  BUILDING_AMENITIES,
  BUILDING_FIRST,
  BUILDING_LAST,
  CITIES,
  MANAGEMENT_COMPANIES,
  NEIGHBORHOODS,
  STREETS,
} from './inventedNames.ts';
import { DOORMEN, OWNERSHIPS, PARKING } from './vocabulary.ts';

/** A neighborhood, its city and its location in degrees. */
export interface Neighborhood {
  readonly wire: ShownNeighborhood;
  readonly city: (typeof CITIES)[number];
  readonly latitude: number;
  readonly longitude: number;
}

const FIRST_NEIGHBORHOOD = 501;
/** Degrees between two neighborhoods: about a kilometre. */
const STEP = 0.011;

/** The neighborhoods of both cities, ids from 501, on a grid of three a row around the city's center. */
export function createNeighborhoods(): readonly Neighborhood[] {
  const made: Neighborhood[] = [];
  CITIES.forEach((city, cityAt) => {
    (NEIGHBORHOODS[cityAt] ?? []).forEach(({ name, area }, at) => {
      made.push({
        wire: { id: FIRST_NEIGHBORHOOD + made.length, name, city: city.name, state: city.state, area },
        city,
        latitude: city.latitude + (Math.floor(at / 3) - 0.5) * STEP,
        longitude: city.longitude + ((at % 3) - 1) * STEP,
      });
    });
  });
  return made;
}

export interface Building {
  readonly id: number;
  /** Whether it is one of the company's own buildings. The others have listings of other companies only. */
  readonly own: boolean;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly street: string;
  readonly crossStreets: readonly string[];
  readonly neighborhood: Neighborhood;
  /** Degrees. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly ownership: (typeof OWNERSHIPS)[number] | null;
  readonly amenities: readonly string[];
  readonly elevator: boolean;
  readonly doorman: (typeof DOORMEN)[number];
  readonly laundry: boolean;
  /** Bits of `PARKING`. */
  readonly parking: number;
  readonly managementCompany: (typeof MANAGEMENT_COMPANIES)[number];
  /** The community of the building: 201, 202 or null. */
  readonly community: number | null;
  readonly floors: number;
  readonly yearBuilt: number;
}

/**
 * One of the company's own buildings, as reference data. The document shows some buildings without a neighborhood or a
 * location, but no listing in one. So these buildings have no listings.
 */
export type CompanyBuilding = Omit<Building, 'neighborhood' | 'location'> & {
  readonly neighborhood: Building['neighborhood'] | null;
  readonly location: Building['location'] | null;
};

const FIRST_BUILDING = 1001;
const OWN_BUILDINGS = 20;
/** The own buildings without listings. */
const FIRST_EMPTY_ID = 901;
const EMPTY_BUILDINGS = [
  { name: 'Ropewalk Annex', hasNeighborhood: true, hasLocation: true },
  { name: 'Saltworks', hasNeighborhood: false, hasLocation: true },
  { name: 'Customs Shed', hasNeighborhood: true, hasLocation: false },
  { name: 'Lot 12', hasNeighborhood: false, hasLocation: false },
];
/** Their places. The places of buildings with listings are numbers of 16 bits, so these are above them. */
const FIRST_EMPTY_PLACE = 70_000;
/** Up to this many listings there are only own buildings. After that, one building is added per `LISTINGS_PER_OTHER` listings. */
const LISTINGS_IN_OWN = 1000;
const LISTINGS_PER_OTHER = 50;

const communityOf = (at: number): number | null => (at < 3 ? 201 : at < 6 ? 202 : null);

const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Creates twenty own buildings, and further ones for many listings. The same seed gives the same buildings. */
export function createBuildings(
  seed: number,
  listingCount: number,
  neighborhoods: readonly Neighborhood[],
): readonly Building[] {
  const others = Math.max(0, Math.ceil((listingCount - LISTINGS_IN_OWN) / LISTINGS_PER_OTHER));
  return Array.from({ length: OWN_BUILDINGS + others }, (_, at) => createBuilding(seed, at, neighborhoods));
}

/** The company's own buildings, with and without listings. */
export const createCompanyBuildings = (
  seed: number,
  buildings: readonly Building[],
  neighborhoods: readonly Neighborhood[],
): readonly CompanyBuilding[] => [
  ...buildings.filter(({ own }) => own),
  ...EMPTY_BUILDINGS.map(({ name, hasNeighborhood, hasLocation }, at) => {
    const building = createBuilding(seed, FIRST_EMPTY_PLACE + at, neighborhoods);
    return {
      ...building,
      id: FIRST_EMPTY_ID + at,
      own: true,
      name,
      neighborhood: hasNeighborhood ? building.neighborhood : null,
      location: hasLocation ? building.location : null,
    };
  }),
];

function createBuilding(seed: number, at: number, neighborhoods: readonly Neighborhood[]): Building {
  const random = createRandom(hash(seed, 'building', at));
  const own = at < OWN_BUILDINGS;
  // The own buildings use the neighborhoods in turn, so that every neighborhood has a building.
  const nearby = neighborhoods[own ? at % neighborhoods.length : random.below(neighborhoods.length)];
  if (!nearby) throw new RangeError('There are no neighborhoods to build in.');
  const { city } = nearby;
  const street = pick(random, STREETS);
  const doorman = pick(random, DOORMEN);
  const elevator = random.next() < 0.6;
  const laundry = random.next() < 0.5;
  const parking = random.next() < 0.5 ? 0 : 1 + random.below(3);
  const spread = () => (random.next() - 0.5) * 0.009;
  const location = {
    latitude: degrees(nearby.latitude + spread()),
    longitude: degrees(nearby.longitude + spread()),
  };
  return {
    id: FIRST_BUILDING + at,
    own,
    name: buildingName(at),
    city: city.name,
    state: city.state,
    postalCode: `${city.postal}${String(10 + random.below(8))}`,
    street: `${10 + random.below(400)} ${street}`,
    crossStreets: [...new Set([pick(random, STREETS), pick(random, STREETS)])].filter((cross) => cross !== street),
    neighborhood: nearby,
    location,
    ownership: random.next() < 0.15 ? null : pick(random, OWNERSHIPS),
    amenities: [
      ...BUILDING_AMENITIES.filter(() => random.next() < 0.35),
      ...(elevator ? ['Elevator'] : []),
      ...(doorman.amenity === undefined ? [] : [doorman.amenity]),
      ...(laundry ? ['Laundry in building'] : []),
      ...PARKING.filter(({ bit }) => (parking & bit) > 0).map(({ amenity }) => amenity),
    ],
    elevator,
    doorman,
    laundry,
    parking,
    managementCompany: own && at < 8 ? MANAGEMENT_COMPANIES[0] : pick(random, MANAGEMENT_COMPANIES),
    community: own ? communityOf(at) : null,
    // The homes of homes.ts are on the first five floors.
    floors: Math.max(5, 3 + random.below(30)),
    yearBuilt: 1905 + random.below(118),
  };
}

/** The name of a building. After eighty different names, they start again with a number. */
function buildingName(at: number): string {
  const first = BUILDING_FIRST[at % BUILDING_FIRST.length] ?? '';
  // Each round of ten starts with the next last name, so that no pair comes twice within eighty.
  const last =
    BUILDING_LAST[(Math.floor(at / BUILDING_FIRST.length) + (at % BUILDING_FIRST.length)) % BUILDING_LAST.length] ?? '';
  const round = Math.floor(at / (BUILDING_FIRST.length * BUILDING_LAST.length));
  return `${first} ${last}${round === 0 ? '' : ` ${round + 1}`}`;
}

function pick<const List extends readonly [unknown, ...unknown[]]>(random: Random, list: List): List[number] {
  return random.pick(list) ?? list[0];
}

/** The fields of a building in all replies of version 2. */
export const buildingFields = (building: Building | CompanyBuilding) => ({
  id: building.id,
  name: building.name,
  city: building.city,
  state: building.state,
  postal_code: building.postalCode,
  street_address: building.street,
  building_description: `${building.name} has ${building.floors} floors.`,
  cross_streets: [...building.crossStreets],
  amenities: [...building.amenities],
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Floor and number of a unit of a building. Units go floor by floor, then the next letter on each floor. AA follows Z. */
export function unitOf({ id, floors }: Building, unit: number): { floor: number; number: string } {
  const floor = 1 + ((unit + id) % floors);
  const line = Math.floor(unit / floors);
  const round = Math.floor(line / LETTERS.length);
  const letters = `${round === 0 ? '' : LETTERS.charAt(round - 1)}${LETTERS.charAt(line % LETTERS.length)}`;
  return { floor, number: `${floor}${letters}` };
}

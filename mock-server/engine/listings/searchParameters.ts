import type { searchPublicListings } from '../../../src/api/contract/endpoints/listings-v1.ts';
import type { LISTING_FILTERS } from '../../../src/api/contract/endpoints/listings-v2.ts';
import { COMMUNITIES } from '../world/floorplans.ts';
import { LISTING_COMPANIES, MANAGEMENT_COMPANIES } from '../world/inventedNames.ts';
import {
  DOORMEN,
  FIRST_COMMERCIAL_USE,
  INCENTIVES,
  LAUNDRY_IN_UNIT,
  LAYOUTS,
  LISTING_TYPES,
  OWNERSHIPS,
  PARKING,
  PETS,
  PROPERTY_TYPES,
  SOURCES,
} from '../world/vocabulary.ts';
import type { WorldListing } from '../world/worldListings.ts';
import { contains } from './geometry.ts';
import { availableOn, daysOf, openHousesOf, type Present } from './listingDates.ts';
import type { Filter, SortKey } from './matchListings.ts';
import { date, dateOrTime, decimal, flag, idOf, oneOf, polygon, type Reader, words } from './queryReaders.ts';

/** A filter parameter of a search. Gives the filter for its values, or a sentence about the first bad value. */
export type Parameter = (texts: readonly string[], present: Present, query: URLSearchParams) => Filter | string;

/** Makes a parameter. `read` reads each value. `make` gets all values, because a listing matches if one of them fits (OR). */
const parameter =
  <Value>(
    read: Reader<Value>,
    make: (values: readonly Value[], present: Present, query: URLSearchParams) => Filter,
  ): Parameter =>
  (texts, present, query) => {
    const values: Value[] = [];
    for (const text of texts) {
      const reading = read(text, present.world);
      if ('problem' in reading) return reading.problem;
      values.push(reading.value);
    }
    return make(values, present, query);
  };

/** A parameter that compares its values with a fact of the listing. */
const equal = <Value>(read: Reader<Value>, fact: (listing: WorldListing) => Value | undefined): Parameter =>
  parameter<Value | undefined>(read, (values) => (listing) => values.includes(fact(listing)));

// Parameters that both versions of the search use, some under different names.

/** A repeated bound means "one of these bounds", so the lowest minimum and the highest maximum count. */
const minPrice = parameter(decimal, (values) => {
  const least = Math.min(...values);
  return ({ price }) => price >= least;
});
const maxPrice = parameter(decimal, (values) => {
  const most = Math.max(...values);
  return ({ price }) => price <= most;
});
const availableAfter = parameter(date, (days, present) => {
  const first = Math.min(...days.map((day) => daysOf(present.world, day)));
  return (listing) => availableOn(present, listing) >= first;
});
const availableBefore = parameter(date, (days, present) => {
  const last = Math.max(...days.map((day) => daysOf(present.world, day)));
  return (listing) => availableOn(present, listing) <= last;
});

/** Listings with one of these agents, as first or second agent. */
const agents = parameter(
  idOf('agent', (world) => world.agents.map(({ id }) => id)),
  (ids) => (listing) => listing.agents.some(({ id }) => ids.includes(id)),
);

const neighborhoodId = idOf('neighborhood', (world) => world.neighborhoods.map(({ wire }) => wire.id));
const inNeighborhoods =
  (ids: readonly number[]): Filter =>
  ({ building }) =>
    ids.includes(building.neighborhood.wire.id);

/** Inside one of the polygons or on its edge. */
const geometry = parameter(polygon, (polygons, { world }) => {
  const inside = new Set(world.buildings.filter(({ location }) => polygons.some((each) => contains(each, location))));
  return ({ building }) => inside.has(building);
});

const elevator = equal(flag, ({ building }) => building.elevator);
const hasPhotos = equal(flag, ({ photos }) => photos > 0);
const featured = equal(flag, (listing) => listing.featured);

const LAYOUT_CODES = LAYOUTS.map(({ code }) => (code === undefined ? undefined : String(code)));
const CATS = PETS[0].bit;
const DOGS = PETS[1].bit | PETS[2].bit;

/** From this number on, a value is one of the codes 10, 15, 20 … for 1, 1.5, 2 … bathrooms (docs/project/api-gaps.md). */
const FIRST_BATHROOM_CODE = 10;

/** Reads bathrooms from `1`, `1.5`, `2` … or from their codes. */
const bathrooms: Reader<number> = (text, world) => {
  const reading = decimal(text, world);
  if ('problem' in reading) return reading;
  const value = reading.value >= FIRST_BATHROOM_CODE ? reading.value / 10 : reading.value;
  return Number.isInteger(value * 2) ? { value } : { problem: `${text.slice(0, 40)} is no number of bathrooms.` };
};

const hasLaundry = ({ laundry }: WorldListing): boolean => laundry === LAUNDRY_IN_UNIT;

/** `neighborhoods` and its short form `n`: one parameter with two names. */
const neighborhoods = parameter(neighborhoodId, (_ids, _present, query) =>
  inNeighborhoods([...query.getAll('neighborhoods'), ...query.getAll('n')].map(Number)),
);

type FilterName = Exclude<(typeof searchPublicListings)['query'][number], 'sort' | 'sort_dir' | 'page' | 'per_page'>;

/** The filters of the version 1 search (document, "GET /api/v1/public/listings/"). */
export const parametersV1: Readonly<Record<FilterName, Parameter>> = {
  listing_type: equal(oneOf(wordsOf(LISTING_TYPES)), ({ isSale }) => (isSale ? 1 : 0)),
  layout: equal(oneOf(LAYOUT_CODES), ({ layout }) => layout),
  bathrooms: parameter(bathrooms, (values) => (listing) => listing.bathrooms >= Math.min(...values)),
  min_rent: minPrice,
  max_rent: maxPrice,
  cats_allowed: equal(flag, ({ pets }) => (pets & CATS) > 0),
  dogs_allowed: equal(flag, ({ pets }) => (pets & DOGS) > 0),
  elevator,
  doorman: equal(flag, ({ building }) => building.doorman.amenity !== undefined),
  has_photos: hasPhotos,
  featured,
  date_available_after: availableAfter,
  date_available_before: availableBefore,
  laundry_in_building: equal(flag, (listing) => hasLaundry(listing) || listing.building.laundry),
  laundry_in_unit: equal(flag, hasLaundry),
  neighborhoods,
  n: neighborhoods,
  geometry,
  agents,
};

export const sortsV1: Readonly<Record<string, SortKey>> = {
  layout: 'layout',
  rent: 'price',
  date_available: 'available',
  updated: 'updated',
  status_updated: 'statusUpdated',
};

type Choices = readonly { readonly word: string | undefined }[];
function wordsOf(list: Choices): (string | undefined)[] {
  return list.map(({ word }) => word);
}

/** A choice of words. `place` gives a listing's place in the list. */
const choice = (list: Choices, place: (listing: WorldListing) => number): Parameter =>
  equal(oneOf(wordsOf(list)), place);

/** A choice of words for bits. `bits` gives the bits of a listing. */
const bitChoice = (
  list: readonly { readonly word: string; readonly bit: number }[],
  bits: (listing: WorldListing) => number,
): Parameter =>
  parameter(
    oneOf(wordsOf(list)),
    (places) => (listing) => places.some((place) => ((list[place]?.bit ?? 0) & bits(listing)) > 0),
  );

/** The words of the bathroom filter, in steps of half a bathroom. The last one means that many or more. */
const BATHROOMS = ['1', '1.5', '2', '2.5', '3', '3.5', '4+'];
const ANY_PARKING = { word: 'any', bit: PARKING.reduce((bits, { bit }) => bits | bit, 0) };

/** Listings with an open house between the bounds. One open house must match both parameters. */
const openHouse = parameter(dateOrTime, (_days, present, query) => {
  const days = (name: string) =>
    query.getAll(name).flatMap((text) => {
      const reading = dateOrTime(text, present.world);
      return 'value' in reading ? [daysOf(present.world, reading.value)] : [];
    });
  const [begins, ends] = [days('open_house_begin'), days('open_house_end')];
  // Without bounds: any day.
  const begin = begins.length === 0 ? -Infinity : Math.min(...begins);
  const end = ends.length === 0 ? Infinity : Math.max(...ends);
  return (listing) => openHousesOf(present, listing).some((day) => day >= begin && day <= end);
});

/** The filters of the version 2 searches (document, "Listings search, version 2"; docs/project/api-gaps.md). */
export const parametersV2: Readonly<Record<(typeof LISTING_FILTERS)[number], Parameter>> = {
  agents,
  bathrooms: equal(oneOf(BATHROOMS), (listing) => Math.min(listing.bathrooms * 2 - 2, BATHROOMS.length - 1)),
  building: equal(
    idOf('building', (world) => [...world.buildings, ...world.companyBuildings].map(({ id }) => id)),
    ({ building }) => building.id,
  ),
  building_name_address: parameter(
    words,
    (texts) =>
      ({ building: { name, street } }) =>
        texts.some((text) => `${name}\n${street}`.toLowerCase().includes(text)),
  ),
  building_ownership: parameter(
    oneOf(wordsOf(OWNERSHIPS)),
    (places) =>
      ({ building }) =>
        places.some((place) => OWNERSHIPS[place] === building.ownership),
  ),
  city: equal(words, ({ building }) => building.city.toLowerCase()),
  commercial_use: choice(LAYOUTS.slice(FIRST_COMMERCIAL_USE), ({ layout }) => layout - FIRST_COMMERCIAL_USE),
  company: equal(
    idOf('company', () => LISTING_COMPANIES.map(({ id }) => id)),
    ({ company }) => company.id,
  ),
  date_available_after: availableAfter,
  date_available_before: availableBefore,
  doorman: choice(DOORMEN, ({ building }) => DOORMEN.indexOf(building.doorman)),
  elevator,
  // If it is unknown whether a listing is exclusive, `false` finds it.
  exclusive: equal(flag, ({ exclusive }) => exclusive === true),
  featured,
  geometry,
  has_photos: hasPhotos,
  incentives: choice(INCENTIVES, ({ incentive }) => incentive),
  layout: choice(LAYOUTS.slice(0, FIRST_COMMERCIAL_USE), ({ layout }) => layout),
  listing_type: choice(LISTING_TYPES, ({ isSale }) => (isSale ? 1 : 0)),
  management_company: equal(
    idOf('management company', () => MANAGEMENT_COMPANIES.map(({ id }) => id)),
    ({ building }) => building.managementCompany.id,
  ),
  max_price: maxPrice,
  min_price: minPrice,
  neighborhoods: parameter(neighborhoodId, inNeighborhoods),
  open_house_begin: openHouse,
  open_house_end: openHouse,
  parking: bitChoice([ANY_PARKING, ...PARKING], ({ building }) => building.parking),
  pets: bitChoice(PETS, ({ pets }) => pets),
  postal_code: equal(words, ({ building }) => building.postalCode),
  property: equal(
    idOf('property', () => COMMUNITIES),
    ({ building }) => building.community ?? undefined,
  ),
  property_type: choice(PROPERTY_TYPES, ({ isCommercial }) => (isCommercial ? 1 : 0)),
  source: choice(SOURCES, ({ source }) => source),
  unit_type: equal(
    idOf('unit type', (world) => world.unitTypes.map(({ id }) => id)),
    ({ unitType }) => unitType?.id,
  ),
  unit_type_name: equal(words, ({ unitType }) => unitType?.name.toLowerCase()),
};

export const sortsV2: Readonly<Record<string, SortKey>> = {
  building: 'building',
  layout: 'layout',
  price: 'price',
  date_available: 'available',
  updated: 'updated',
  status_updated: 'statusUpdated',
  neighborhood: 'neighborhood',
};

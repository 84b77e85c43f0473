import type { searchPublicListings } from '../../../src/api/contract/endpoints/listings-v1.ts';
import type { LISTING_FILTERS } from '../../../src/api/contract/endpoints/listings-v2.ts';
import { daysBetween } from '../../../src/time/arithmetic.ts';
import { type Day, dayOf } from '../../../src/time/values.ts';
import type { Building } from '../world/buildings.ts';
import { COMMUNITIES } from '../world/floorplans.ts';
import { LISTING_COMPANIES, MANAGEMENT_COMPANIES } from '../world/inventedNames.ts';
import type { CodeColumn } from '../world/listingTable.ts';
import {
  DOORMEN,
  FIRST_COMMERCIAL_USE,
  INCENTIVES,
  LAUNDRY_IN_UNIT,
  LAYOUTS,
  LISTING_TYPES,
  NONE,
  OWNERSHIPS,
  PARKING,
  PETS,
  PROPERTY_TYPES,
  SOURCES,
} from '../world/vocabulary.ts';
import { contains } from './geometry.ts';
import { hasOpenHouse } from './listingDates.ts';
import type { ListingIndex, SortKey } from './listingIndex.ts';
import { date, dateOrTime, decimal, flag, idOf, oneOf, polygon, type Reader, words } from './queryReaders.ts';
import { between, byBuilding, byCode, byTest, either, type Filter } from './search.ts';

/** A filter parameter of a search. Gives the filter for its values, or a sentence about the first bad value. */
export type Parameter = (texts: readonly string[], index: ListingIndex, query: URLSearchParams) => Filter | string;

/** Makes a parameter. `read` reads each value. `make` gets all values, because a listing matches if one of them fits (OR). */
const parameter =
  <Value>(
    read: Reader<Value>,
    make: (index: ListingIndex, values: readonly Value[], query: URLSearchParams) => Filter,
  ): Parameter =>
  (texts, index, query) => {
    const values: Value[] = [];
    for (const text of texts) {
      const reading = read(text, index.world);
      if ('problem' in reading) return reading.problem;
      values.push(reading.value);
    }
    return make(index, values, query);
  };

// Parameters that both versions of the search use, some under different names.

/** A flag about the listing. `true` finds the listings for which `isTrue` holds, `false` finds all others. */
const codeFlag = (column: CodeColumn, isTrue: (code: number) => boolean) =>
  parameter(flag, (index, values) => byCode(index, column, (code) => values.includes(isTrue(code))));

/** A flag about the building. `true` finds the listings in buildings for which `fact` holds, `false` finds all others. */
const buildingFlag = (fact: (building: Building) => boolean): Parameter =>
  parameter(flag, (index, values) => byBuilding(index, (building) => values.includes(fact(building))));

const daysFrom = (index: ListingIndex, days: readonly Day[]): number[] =>
  days.map((day) => daysBetween(dayOf(index.table.base), day));

/** A repeated bound means "one of these bounds", so the lowest minimum and the highest maximum count. */
const minPrice = parameter(decimal, (index, values) => between(index, 'price', Math.min(...values), Infinity));
const maxPrice = parameter(decimal, (index, values) => between(index, 'price', 0, Math.max(...values)));
const availableAfter = parameter(date, (index, days) =>
  between(index, 'available', Math.min(...daysFrom(index, days)), Infinity),
);
const availableBefore = parameter(date, (index, days) =>
  between(index, 'available', -Infinity, Math.max(...daysFrom(index, days))),
);

/** Listings with one of these agents, as first or second agent. */
const agents = parameter(
  idOf('agent', (world) => world.agents.map(({ id }) => id)),
  (index, ids): Filter => {
    const wanted = (place: number) => ids.includes(index.world.agents[place]?.id ?? -1);
    return either(index, byCode(index, 'agent', wanted), byCode(index, 'secondAgent', wanted));
  },
);

const neighborhoodId = idOf('neighborhood', (world) => world.neighborhoods.map(({ wire }) => wire.id));
const inNeighborhoods = (index: ListingIndex, ids: readonly number[]): Filter =>
  byBuilding(index, ({ neighborhood }) => ids.includes(neighborhood.wire.id));

/** Inside one of the polygons or on its edge. */
const geometry = parameter(polygon, (index, polygons) =>
  byBuilding(index, ({ location }) => polygons.some((each) => contains(each, location))),
);

const hasPhotos = codeFlag('photos', (count) => count > 0);
const featured = codeFlag('featured', (code) => code === 1);

const LAYOUT_CODES = LAYOUTS.map(({ code }) => (code === undefined ? undefined : String(code)));
const CATS = PETS[0].bit;
const DOGS = PETS[1].bit | PETS[2].bit;

/** From this number on, a value is one of the codes 10, 15, 20 … for 1, 1.5, 2 … bathrooms (docs/api-gaps.md). */
const FIRST_BATHROOM_CODE = 10;

/** Reads half bathrooms from `1`, `1.5`, `2` … or from their codes. */
const halfBathrooms: Reader<number> = (text, world) => {
  const reading = decimal(text, world);
  if ('problem' in reading) return reading;
  const halves = (reading.value >= FIRST_BATHROOM_CODE ? reading.value / 10 : reading.value) * 2;
  return Number.isInteger(halves) ? { value: halves } : { problem: `${text.slice(0, 40)} is no number of bathrooms.` };
};

/** Laundry in the unit. For `building`, laundry in the unit or in the building. */
const laundry = (place: 'unit' | 'building'): Parameter =>
  parameter(flag, (index, values): Filter => {
    const { rowsWith, rowsWithout } = laundryFilters(index, place);
    if (values.includes(true) && values.includes(false)) return either(index, rowsWith, rowsWithout);
    return values.includes(true) ? rowsWith : rowsWithout;
  });

function laundryFilters(index: ListingIndex, place: 'unit' | 'building') {
  const inUnit = byCode(index, 'unitLaundry', (code) => code === LAUNDRY_IN_UNIT);
  const notInUnit = byCode(index, 'unitLaundry', (code) => code !== LAUNDRY_IN_UNIT);
  if (place === 'unit') return { rowsWith: inUnit, rowsWithout: notInUnit };
  const inBuilding = byBuilding(index, (building) => building.laundry);
  const rowsWithout: Filter = { ...notInUnit, test: (row) => notInUnit.test(row) && !inBuilding.test(row) };
  return {
    rowsWith: either(index, inUnit, inBuilding),
    rowsWithout: { size: rowsWithout.size, test: rowsWithout.test },
  };
}

/** `neighborhoods` and its short form `n`: one parameter with two names. */
const neighborhoods = parameter(neighborhoodId, (index, _ids, query) =>
  inNeighborhoods(index, [...query.getAll('neighborhoods'), ...query.getAll('n')].map(Number)),
);

type FilterName = Exclude<(typeof searchPublicListings)['query'][number], 'sort' | 'sort_dir' | 'page' | 'per_page'>;

/** The filters of the version 1 search (document, "GET /api/v1/public/listings/"). */
export const parametersV1: Readonly<Record<FilterName, Parameter>> = {
  listing_type: parameter(oneOf(LISTING_TYPES.map(({ word }) => word)), (index, places) =>
    byCode(index, 'sale', (code) => places.includes(code)),
  ),
  layout: parameter(oneOf(LAYOUT_CODES), (index, places) => byCode(index, 'layout', (code) => places.includes(code))),
  bathrooms: parameter(halfBathrooms, (index, values) =>
    byCode(index, 'bathrooms', (halves) => halves >= Math.min(...values)),
  ),
  min_rent: minPrice,
  max_rent: maxPrice,
  cats_allowed: codeFlag('pets', (bits) => (bits & CATS) > 0),
  dogs_allowed: codeFlag('pets', (bits) => (bits & DOGS) > 0),
  elevator: buildingFlag(({ elevator }) => elevator),
  doorman: buildingFlag(({ doorman }) => doorman.amenity !== undefined),
  has_photos: hasPhotos,
  featured,
  date_available_after: availableAfter,
  date_available_before: availableBefore,
  laundry_in_building: laundry('building'),
  laundry_in_unit: laundry('unit'),
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

const wordsOf = (list: readonly { readonly word: string | undefined }[]) => list.map(({ word }) => word);
/** A choice of words. The place of a word, plus `first`, is its code in the column. */
const choice = (
  column: Parameters<typeof byCode>[1],
  list: readonly { readonly word: string | undefined }[],
  first = 0,
) => parameter(oneOf(wordsOf(list)), (index, places) => byCode(index, column, (code) => places.includes(code - first)));

/** The words of the bathroom filter, in steps of half a bathroom. The last one means that many or more. */
const BATHROOMS = ['1', '1.5', '2', '2.5', '3', '3.5', '4+'];
const ANY_PARKING = { word: 'any', bit: PARKING.reduce((bits, { bit }) => bits | bit, 0) };
const PARKING_CHOICES = [ANY_PARKING, ...PARKING];

/** Listings with an open house between the bounds. One open house must match both parameters. */
function openHouses(index: ListingIndex, query: URLSearchParams): Filter {
  const days = (name: string) =>
    query.getAll(name).flatMap((text) => {
      const reading = dateOrTime(text, index.world);
      return 'value' in reading ? [daysBetween(dayOf(index.table.base), reading.value)] : [];
    });
  const [begins, ends] = [days('open_house_begin'), days('open_house_end')];
  const begin = begins.length === 0 ? -Infinity : Math.min(...begins);
  const end = ends.length === 0 ? Infinity : Math.max(...ends);
  return byTest(index, (row) => hasOpenHouse(index.world, row, begin, end));
}

const openHouse = parameter(dateOrTime, (index, _days, query) => openHouses(index, query));

/** The filters of the version 2 searches (document, "Listings search, version 2"; docs/api-gaps.md). */
export const parametersV2: Readonly<Record<(typeof LISTING_FILTERS)[number], Parameter>> = {
  agents,
  bathrooms: parameter(oneOf(BATHROOMS), (index, places) =>
    byCode(index, 'bathrooms', (halves) => places.includes(Math.min(halves - 2, BATHROOMS.length - 1))),
  ),
  building: parameter(
    idOf('building', (world) => [...world.buildings, ...world.companyBuildings].map(({ id }) => id)),
    (index, ids) => byBuilding(index, ({ id }) => ids.includes(id)),
  ),
  building_name_address: parameter(words, (index, texts) =>
    byBuilding(index, ({ name, street }) => texts.some((text) => `${name}\n${street}`.toLowerCase().includes(text))),
  ),
  building_ownership: parameter(oneOf(wordsOf(OWNERSHIPS)), (index, places) =>
    byBuilding(index, ({ ownership }) => places.some((place) => OWNERSHIPS[place] === ownership)),
  ),
  city: parameter(words, (index, cities) => byBuilding(index, ({ city }) => cities.includes(city.toLowerCase()))),
  commercial_use: choice('layout', LAYOUTS.slice(FIRST_COMMERCIAL_USE), FIRST_COMMERCIAL_USE),
  company: parameter(
    idOf('company', () => LISTING_COMPANIES.map(({ id }) => id)),
    (index, ids) => byCode(index, 'company', (place) => ids.includes(LISTING_COMPANIES[place]?.id ?? -1)),
  ),
  date_available_after: availableAfter,
  date_available_before: availableBefore,
  doorman: parameter(oneOf(wordsOf(DOORMEN)), (index, places) =>
    byBuilding(index, ({ doorman }) => places.some((place) => DOORMEN[place] === doorman)),
  ),
  elevator: buildingFlag(({ elevator }) => elevator),
  // If it is unknown whether a listing is exclusive, `false` finds it.
  exclusive: codeFlag('exclusive', (code) => code === 1),
  featured,
  geometry,
  has_photos: hasPhotos,
  incentives: choice('incentive', INCENTIVES),
  layout: choice('layout', LAYOUTS.slice(0, FIRST_COMMERCIAL_USE)),
  listing_type: choice('sale', LISTING_TYPES),
  management_company: parameter(
    idOf('management company', () => MANAGEMENT_COMPANIES.map(({ id }) => id)),
    (index, ids) => byBuilding(index, ({ managementCompany }) => ids.includes(managementCompany.id)),
  ),
  max_price: maxPrice,
  min_price: minPrice,
  neighborhoods: parameter(neighborhoodId, inNeighborhoods),
  open_house_begin: openHouse,
  open_house_end: openHouse,
  parking: parameter(oneOf(wordsOf(PARKING_CHOICES)), (index, places) =>
    byBuilding(index, ({ parking }) => places.some((place) => ((PARKING_CHOICES[place]?.bit ?? 0) & parking) > 0)),
  ),
  pets: parameter(oneOf(wordsOf(PETS)), (index, places) =>
    byCode(index, 'pets', (bits) => places.some((place) => ((PETS[place]?.bit ?? 0) & bits) > 0)),
  ),
  postal_code: parameter(words, (index, codes) => byBuilding(index, ({ postalCode }) => codes.includes(postalCode))),
  property: parameter(
    idOf('property', () => COMMUNITIES),
    (index, ids) => byBuilding(index, ({ community }) => community !== null && ids.includes(community)),
  ),
  property_type: choice('commercial', PROPERTY_TYPES),
  source: choice('source', SOURCES),
  unit_type: parameter(
    idOf('unit type', (world) => world.unitTypes.map(({ id }) => id)),
    (index, ids) => byCode(index, 'unitType', (place) => ids.includes(index.world.unitTypes[place]?.id ?? -1)),
  ),
  unit_type_name: parameter(words, (index, names) =>
    byCode(
      index,
      'unitType',
      (place) => place !== NONE && names.includes(index.world.unitTypes[place]?.name.toLowerCase() ?? ''),
    ),
  ),
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

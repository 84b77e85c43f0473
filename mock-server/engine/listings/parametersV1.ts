import type { searchPublicListings } from '../../../src/api/contract/endpoints/listings-v1.ts';
import type { Query } from '../query.ts';
import { LAUNDRY_IN_UNIT, LAYOUTS, LISTING_TYPES, PETS } from '../world/vocabulary.ts';
import { byBuilding, byCode, either, type Filter } from './filter.ts';
import type { ListingIndex, SortKey } from './listingIndex.ts';
import { type Parameter, parameter } from './parameter.ts';
import { decimal, flag, oneOf, type Reader } from './readers.ts';
import {
  agents,
  availableAfter,
  availableBefore,
  buildingFlag,
  codeFlag,
  featured,
  geometry,
  hasPhotos,
  inNeighborhoods,
  maxPrice,
  minPrice,
  neighborhoodId,
} from './sharedParameters.ts';

const LAYOUT_CODES = LAYOUTS.map(({ code }) => (code === undefined ? undefined : String(code)));
const CATS = PETS[0].bit;
const DOGS = PETS[1].bit | PETS[2].bit;

/** From here on a number of bathrooms is one of the codes 10, 15, 20 … for 1, 1.5, 2 … (docs/api-gaps.md). */
const FIRST_BATHROOM_CODE = 10;

/** Half bathrooms from `1`, `1.5`, `2` … or from the codes for the same. */
const halfBathrooms: Reader<number> = (text, world) => {
  const reading = decimal(text, world);
  if ('problem' in reading) return reading;
  const halves = (reading.value >= FIRST_BATHROOM_CODE ? reading.value / 10 : reading.value) * 2;
  return Number.isInteger(halves) ? { value: halves } : { problem: `${text.slice(0, 40)} is no number of bathrooms.` };
};

/** Machines in the unit, or for `building` in the unit or the building. */
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

/** `neighborhoods` and its short form `n` are one parameter with two names. */
const neighborhoods = parameter(neighborhoodId, (index, _ids, query: Query) =>
  inNeighborhoods(index, [...query.getAll('neighborhoods'), ...query.getAll('n')].map(Number)),
);

type FilterName = Exclude<(typeof searchPublicListings)['query'][number], 'sort' | 'sort_dir' | 'page' | 'per_page'>;

/** What each filter of the version 1 search means (document, "GET /api/v1/public/listings/"). */
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

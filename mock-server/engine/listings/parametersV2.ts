import type { LISTING_FILTERS } from '../../../src/api/contract/endpoints/listings-v2.ts';
import { daysBetween } from '../../../src/time/arithmetic.ts';
import { dayOf } from '../../../src/time/values.ts';
import type { Query } from '../query.ts';
import { COMMUNITIES } from '../world/floorplans.ts';
import { LISTING_COMPANIES, MANAGEMENT_COMPANIES } from '../world/names.ts';
import {
  DOORMEN,
  FIRST_COMMERCIAL_USE,
  INCENTIVES,
  LAYOUTS,
  LISTING_TYPES,
  NONE,
  OWNERSHIPS,
  PARKING,
  PETS,
  PROPERTY_TYPES,
  SOURCES,
} from '../world/vocabulary.ts';
import { byBuilding, byCode, byTest, type Filter } from './filter.ts';
import type { ListingIndex, SortKey } from './listingIndex.ts';
import { hasOpenHouse } from './openHouses.ts';
import { type Parameter, parameter } from './parameter.ts';
import { dateOrTime, idOf, oneOf, words } from './readers.ts';
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

const wordsOf = (list: readonly { readonly word: string | undefined }[]) => list.map(({ word }) => word);
/** A choice among words whose places are the codes of a column. */
const choice = (
  column: Parameters<typeof byCode>[1],
  list: readonly { readonly word: string | undefined }[],
  first = 0,
) => parameter(oneOf(wordsOf(list)), (index, places) => byCode(index, column, (code) => places.includes(code - first)));

/** Half bathrooms by the words of the filter; the last means that many or more. */
const BATHROOMS = ['1', '1.5', '2', '2.5', '3', '3.5', '4+'];
const ANY_PARKING = { word: 'any', bit: PARKING.reduce((bits, { bit }) => bits | bit, 0) };
const PARKING_CHOICES = [ANY_PARKING, ...PARKING];

/** A listing with an open house between the bounds; both parameters ask for the same one. */
function openHouses(index: ListingIndex, query: Query): Filter {
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

/** What each filter of the version 2 searches means (document, "Listings search, version 2"; docs/api-gaps.md). */
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
  // A listing of which it is not known is not listed as exclusive: with `false` it is found.
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

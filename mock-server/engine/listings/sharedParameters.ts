import { daysBetween } from '../../../src/time/arithmetic.ts';
import { type Day, dayOf } from '../../../src/time/values.ts';
import type { Building } from '../world/buildings.ts';
import type { CodeColumn } from '../world/listingTable.ts';
import { between, byBuilding, byCode, either, type Filter } from './filter.ts';
import { contains } from './geometry.ts';
import type { ListingIndex } from './listingIndex.ts';
import { type Parameter, parameter } from './parameter.ts';
import { date, decimal, flag, idOf, polygon } from './readers.ts';

/** Parameters, or makers of them, that both generations of the search use under one name or another. */

/** A flag about the listing: every listing is found by one of the two values. */
export const codeFlag = (column: CodeColumn, isTrue: (code: number) => boolean) =>
  parameter(flag, (index, values) => byCode(index, column, (code) => values.includes(isTrue(code))));

/** A flag about the building. */
export const buildingFlag = (fact: (building: Building) => boolean): Parameter =>
  parameter(flag, (index, values) => byBuilding(index, (building) => values.includes(fact(building))));

const daysFrom = (index: ListingIndex, days: readonly Day[]): number[] =>
  days.map((day) => daysBetween(dayOf(index.table.base), day));

/** At least the least of the values: a repeated bound means "one of these bounds". */
export const minPrice = parameter(decimal, (index, values) => between(index, 'price', Math.min(...values), Infinity));
export const maxPrice = parameter(decimal, (index, values) => between(index, 'price', 0, Math.max(...values)));
export const availableAfter = parameter(date, (index, days) =>
  between(index, 'available', Math.min(...daysFrom(index, days)), Infinity),
);
export const availableBefore = parameter(date, (index, days) =>
  between(index, 'available', -Infinity, Math.max(...daysFrom(index, days))),
);

/** Listings an agent is assigned to, as the first or the second. */
export const agents = parameter(
  idOf('agent', (world) => world.agents.map(({ id }) => id)),
  (index, ids): Filter => {
    const wanted = (place: number) => ids.includes(index.world.agents[place]?.id ?? -1);
    return either(index, byCode(index, 'agent', wanted), byCode(index, 'secondAgent', wanted));
  },
);

export const neighborhoodId = idOf('neighborhood', (world) => world.neighborhoods.map(({ wire }) => wire.id));
export const inNeighborhoods = (index: ListingIndex, ids: readonly number[]): Filter =>
  byBuilding(index, ({ neighborhood }) => ids.includes(neighborhood.wire.id));

/** Inside one of the polygons or on its edge. */
export const geometry = parameter(polygon, (index, polygons) =>
  byBuilding(index, ({ location }) => polygons.some((each) => contains(each, location))),
);

export const hasPhotos = codeFlag('photos', (count) => count > 0);
export const featured = codeFlag('featured', (code) => code === 1);

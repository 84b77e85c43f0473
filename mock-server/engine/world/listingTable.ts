import type { LocalDateTime } from '../../../src/time/values.ts';
import { createRandom, hash, type Random } from '../random.ts';
import { type Building, unitOf } from './buildings.ts';
import type { UnitType } from './floorplans.ts';
import { LISTING_COMPANIES } from './inventedNames.ts';
import type { SeededHome } from './seededHomes.ts';
import { AVAILABLE, FIRST_COMMERCIAL_USE, INCENTIVES, LAYOUTS, NONE, SOURCES } from './vocabulary.ts';

/**
 * All listings as columns of numbers. A search reads a few columns of very many rows, and all columns of at most fifty rows. So
 * the table has no texts. They are made from the row when a listing is shown.
 *
 * Row `r` is the listing with the id `FIRST_LISTING_ID + r`. Codes are places in the lists of vocabulary.ts.
 */
export interface ListingTable {
  /** The number of rows in use. It can grow up to the length of the columns. */
  count: number;
  /** Days and seconds count from this time: the service's clock at the start, to the full minute. */
  readonly base: LocalDateTime;
  /** Place in the world's buildings. */
  readonly building: Uint16Array;
  /** The number of earlier listings in the same building. */
  readonly unit: Uint16Array;
  readonly layout: Uint8Array;
  /** 0: rental, 1: sale. */
  readonly sale: Uint8Array;
  /** 0: residential, 1: commercial. */
  readonly commercial: Uint8Array;
  readonly status: Uint8Array;
  /** Half bathrooms: 3 means 1.5. */
  readonly bathrooms: Uint8Array;
  /** Dollars with cents: the monthly rent or the sale price. */
  readonly price: Float64Array;
  readonly pets: Uint8Array;
  readonly incentive: Uint8Array;
  readonly source: Uint8Array;
  /** Place in `LISTING_COMPANIES`. */
  readonly company: Uint8Array;
  /** Place in the world's unit types, or `NONE`. */
  readonly unitType: Uint8Array;
  readonly unitLaundry: Uint8Array;
  /** Place in the world's agents. */
  readonly agent: Uint8Array;
  /** Place in the world's agents, or `NONE`. */
  readonly secondAgent: Uint8Array;
  readonly featured: Uint8Array;
  /** 0: no, 1: yes, 2: unknown (shown as null). */
  readonly exclusive: Uint8Array;
  readonly photos: Uint8Array;
  /** Days from the base day. */
  readonly available: Int32Array;
  /** Days from the base day to the first open house. */
  readonly firstOpenHouse: Int32Array;
  /** The number of open houses, a week apart. */
  readonly openHouses: Uint8Array;
  /** Seconds from `base` to the last change of a key property. */
  readonly updated: Int32Array;
  /** Seconds from `base` to the last change of the status. */
  readonly statusUpdated: Int32Array;
  /** Seconds from `base` to the last time it came on the market. */
  readonly listed: Int32Array;
}

export const FIRST_LISTING_ID = 10_001;

/** Columns that change while the service runs. */
export type ChangingColumn = 'status' | 'price' | 'available' | 'updated' | 'statusUpdated' | 'listed';

/** Columns of small codes, 0 to 255. */
export type CodeColumn = {
  [Name in keyof ListingTable]: ListingTable[Name] extends Uint8Array ? Name : never;
}[keyof ListingTable];

export function emptyTable(count: number, base: LocalDateTime): ListingTable {
  const codes = () => new Uint8Array(count);
  return {
    count,
    base,
    building: new Uint16Array(count),
    unit: new Uint16Array(count),
    layout: codes(),
    sale: codes(),
    commercial: codes(),
    status: codes(),
    bathrooms: codes(),
    price: new Float64Array(count),
    pets: codes(),
    incentive: codes(),
    source: codes(),
    company: codes(),
    unitType: codes(),
    unitLaundry: codes(),
    agent: codes(),
    secondAgent: codes(),
    featured: codes(),
    exclusive: codes(),
    photos: codes(),
    available: new Int32Array(count),
    firstOpenHouse: new Int32Array(count),
    openHouses: codes(),
    updated: new Int32Array(count),
    statusUpdated: new Int32Array(count),
    listed: new Int32Array(count),
  };
}

/** The status of a row without a listing. The listing was removed or is not added yet. */
export const ABSENT = 255;

/** The row of a listing. Undefined if there is no such listing. */
export function rowOf(table: ListingTable, id: number | undefined): number | undefined {
  const row = (id ?? 0) - FIRST_LISTING_ID;
  return row >= 0 && row < table.count && table.status[row] !== ABSENT ? row : undefined;
}

/** The number in `column` at `row`. */
export const cell = (column: { readonly [row: number]: number }, row: number): number => column[row] ?? 0;

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

interface Parts {
  readonly buildings: readonly Building[];
  readonly unitTypes: readonly UnitType[];
  readonly agentCount: number;
  /** The homes of the first rows. */
  readonly homes: readonly SeededHome[];
}

/**
 * Fills all rows of `table`. The same seed, parts and count give the same rows. Gives the number of listings in each building.
 */
export function fillTable(table: ListingTable, seed: number, parts: Parts): Uint16Array {
  const random = createRandom(hash(seed, 'listings'));
  for (let row = 0; row < table.count; row++) {
    fillKind(table, row, random, parts);
    fillOffer(table, row, random);
    fillSource(table, row, random, parts);
    fillDates(table, row, random);
  }
  addCents(table, createRandom(hash(seed, 'cents')));
  placeHomes(table, parts);
  return numberUnits(table, parts);
}

/** Writes the homes into the first rows of `table`. Each is in the first building of its community. */
function placeHomes(table: ListingTable, { homes, buildings, unitTypes }: Parts): void {
  homes.forEach((home, row) => {
    const layout = LAYOUTS.findIndex(({ word }) => word === home.layout);
    const types = unitTypes.flatMap((type, at) =>
      type.community === home.community && type.layout === layout ? [at] : [],
    );
    table.building[row] = buildings.findIndex(({ community }) => community === home.community);
    table.layout[row] = layout;
    table.unitType[row] = types[home.secondType ? 1 : 0] ?? NONE;
    table.price[row] = home.rent;
    table.bathrooms[row] = home.bathrooms * 2;
    table.available[row] = home.freeIn;
    table.photos[row] = home.scenes.length;
    table.status[row] = AVAILABLE;
    // A residential rental of the company's own, without an incentive.
    for (const column of [table.sale, table.commercial, table.company, table.source, table.incentive]) column[row] = 0;
  });
}

/** Numbers the listings of each building, so that no unit comes twice. A home keeps its own number. */
function numberUnits(table: ListingTable, { buildings, homes }: Parts): Uint16Array {
  const numbered = new Uint16Array(buildings.length);
  const taken = new Set(homes.map(({ unit }) => unit));
  const withHomes = new Set(homes.map((_, row) => table.building[row]));
  for (let row = 0; row < table.count; row++) {
    const place = table.building[row] ?? 0;
    const building = buildings[place];
    let unit = numbered[place] ?? 0;
    while (building && withHomes.has(place) && taken.has(unitOf(building, unit).number)) unit += 1;
    table.unit[row] = unit;
    numbered[place] = unit + 1;
  }
  return numbered;
}

/** Adds cents to some rents. */
function addCents(table: ListingTable, random: Random): void {
  for (let row = 0; row < table.count; row++) {
    if (random.next() >= WITH_CENTS) continue;
    const cents = random.pick(CENTS) ?? 0;
    if (table.sale[row] === 0) table.price[row] = (table.price[row] ?? 0) + cents / 100;
  }
}

function fillKind(table: ListingTable, row: number, random: Random, { buildings, unitTypes }: Parts): void {
  const place = random.below(buildings.length);
  const building = buildings[place];
  const commercial = random.next() >= RESIDENTIAL;
  const layout = commercial
    ? FIRST_COMMERCIAL_USE + random.below(LAYOUTS.length - FIRST_COMMERCIAL_USE)
    : random.below(FIRST_COMMERCIAL_USE);
  const line = random.below(2);
  const community = building?.community ?? null;
  const types =
    community === null
      ? []
      : unitTypes.flatMap((type, at) => (type.layout === layout && type.community === community ? [at] : []));
  table.building[row] = place;
  table.commercial[row] = commercial ? 1 : 0;
  table.sale[row] = random.next() >= RENTALS ? 1 : 0;
  table.layout[row] = layout;
  table.unitType[row] = types[line] ?? NONE;
  table.bathrooms[row] = Math.min(
    10,
    (MIN_BATHROOMS[layout] ?? 2) + random.below(2 + (LAYOUTS[layout]?.bedrooms ?? 0)),
  );
  table.unitLaundry[row] = random.below(3);
}

function fillOffer(table: ListingTable, row: number, random: Random): void {
  const sale = table.sale[row] === 1;
  const commercial = table.commercial[row] === 1;
  const rooms = 1 + (LAYOUTS[table.layout[row] ?? 0]?.bedrooms ?? 0);
  const rent = commercial ? 2_000 + random.below(720) * 50 : 1_150 + rooms * 480 + random.below(90) * 25;
  table.price[row] = sale ? Math.round((rent * 175) / 1000) * 1000 : rent;
  const status = random.next();
  // Off the market: application pending, withdrawn, or rented or sold.
  table.status[row] = status < ON_MARKET ? AVAILABLE : status < 0.88 ? 1 : status < 0.93 ? 2 : sale ? 4 : 3;
  table.pets[row] = commercial ? 0 : random.below(8);
  table.incentive[row] = random.next() < 0.7 ? 0 : 1 + random.below(INCENTIVES.length - 1);
  table.featured[row] = random.next() < 0.08 ? 1 : 0;
  table.exclusive[row] = random.below(3);
  table.photos[row] = random.next() < 0.12 ? 0 : 1 + random.below(5);
}

function fillSource(table: ListingTable, row: number, random: Random, { buildings, agentCount }: Parts): void {
  const own = buildings[table.building[row] ?? 0]?.own === true;
  const source = own ? 0 : 1 + random.below(SOURCES.length - 1);
  // Sometimes another company lists a unit of an own building.
  const shared = own && random.next() < 0.2;
  table.source[row] = shared ? 1 + random.below(SOURCES.length - 1) : source;
  table.company[row] = own && !shared ? 0 : 1 + random.below(LISTING_COMPANIES.length - 1);
  table.agent[row] = agentCount === 0 ? NONE : random.below(agentCount);
  const second = random.below(agentCount * 3);
  table.secondAgent[row] = second < agentCount && second !== table.agent[row] ? second : NONE;
}

function fillDates(table: ListingTable, row: number, random: Random): void {
  table.available[row] = random.below(110) - 20;
  table.openHouses[row] = random.next() < 0.75 ? 0 : 1 + random.below(2);
  table.firstOpenHouse[row] = random.below(21);
  const updated = 1 + random.below(60 * DAY_SECONDS);
  const statusUpdated = updated + random.below(30 * DAY_SECONDS);
  table.updated[row] = -updated;
  table.statusUpdated[row] = -statusUpdated;
  table.listed[row] = -(statusUpdated + random.below(30 * DAY_SECONDS));
}

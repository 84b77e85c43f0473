import type { Building } from '../world/buildings.ts';
import { type ChangingColumn, type CodeColumn, cell, type ListingTable } from '../world/listingTable.ts';
import type { World } from '../world/world.ts';
import { createOrder, createPostings, type Order, type Postings } from './postings.ts';

/** The keys a search can be sorted by; the names of both generations are mapped to these. */
export type SortKey = 'building' | 'layout' | 'price' | 'available' | 'updated' | 'statusUpdated' | 'neighborhood';

/** The listings of a world with their indexes. Each index is built when it is first used. */
export interface ListingIndex {
  readonly world: World;
  readonly table: ListingTable;
  /** Rows by code of one of the small columns. */
  postings(column: CodeColumn): Postings;
  /** Rows by building place. */
  rowsOfBuilding(): Postings;
  order(key: SortKey): Order;
  /** Drops the indexes of `columns`, which have changed. */
  changed(columns: readonly ChangingColumn[]): void;
  /** Drops every index, as there are other rows now. */
  grown(): void;
}

const CODES = 256;

export function createListingIndex(world: World): ListingIndex {
  const table = world.listings;
  const postings = new Map<string, Postings>();
  const orders = new Map<string, Order>();
  const keys = sortKeys(world);
  return {
    world,
    table,
    postings: (column) => getOrMake(postings, column, () => createPostings(table[column], CODES)),
    rowsOfBuilding: () =>
      getOrMake(postings, 'building', () => createPostings(table.building, Math.max(1, world.buildings.length))),
    order: (key) => getOrMake(orders, key, () => createOrder(table.count, keys[key])),
    changed(columns) {
      for (const column of columns) {
        postings.delete(column);
        orders.delete(column);
      }
    },
    grown() {
      postings.clear();
      orders.clear();
    },
  };
}

function sortKeys({ buildings, listings }: World): Record<SortKey, (row: number) => number> {
  const byName = ranks(buildings, (building) => building.name);
  const byNeighborhood = ranks(buildings, ({ neighborhood }) => neighborhood.wire.name);
  return {
    building: (row) => cell(byName, cell(listings.building, row)),
    neighborhood: (row) => cell(byNeighborhood, cell(listings.building, row)),
    layout: (row) => cell(listings.layout, row),
    // In cents, because an order has whole numbers for keys.
    price: (row) => Math.round(cell(listings.price, row) * 100),
    available: (row) => cell(listings.available, row),
    updated: (row) => cell(listings.updated, row),
    statusUpdated: (row) => cell(listings.statusUpdated, row),
  };
}

/** For each building the place of its name among all names; equal names have equal places. */
function ranks(buildings: readonly Building[], name: (building: Building) => string): readonly number[] {
  const names = [...new Set(buildings.map(name))].sort();
  const places = new Map(names.map((each, place) => [each, place]));
  return buildings.map((building) => places.get(name(building)) ?? 0);
}

function getOrMake<Value>(known: Map<string, Value>, name: string, make: () => Value): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  const made = make();
  known.set(name, made);
  return made;
}

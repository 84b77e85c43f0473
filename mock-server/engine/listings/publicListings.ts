import type { SearchPublicListingsReply, SinglePublicListing } from '../../../src/api/contract/schemas/listings-v1.ts';
import { accept, notFound, type Outcome, refuse } from '../outcome.ts';
import type { Query } from '../query.ts';
import { cell } from '../world/listingTable.ts';
import { byCode } from './filter.ts';
import type { ListingStore } from './listingStore.ts';
import { availableRow, onMarket } from './listings.ts';
import { parametersV1, sortsV1 } from './parametersV1.ts';
import { flag } from './readers.ts';
import { readSearch } from './readSearch.ts';
import { match, search } from './search.ts';
import { showSinglePublicListing } from './showPublicListing.ts';

const DEFINITION = { parameters: parametersV1, sorts: sortsV1, hasPerPage: true };
const SIMILAR_UNITS = 5;

/**
 * A page of the available listings that match the query (document, "GET /api/v1/public/listings/"). Refused with a
 * sentence for every parameter that has an unknown value.
 */
export function searchPublicListings(store: ListingStore, query: Query): Outcome<SearchPublicListingsReply> {
  const { index, publicItems } = store;
  const asked = readSearch(DEFINITION, index, query, [onMarket(index)]);
  if (!asked.ok) return asked;
  return accept(publicItems.page(search(index, asked.value)));
}

/** One available listing (document, "GET /api/v1/public/listings/<id>/"), with similar units when asked for them. */
export function getPublicListing(store: ListingStore, listingId: string, query: Query): Outcome<SinglePublicListing> {
  const row = availableRow(store, listingId);
  if (row === undefined) return notFound('listing', listingId);
  const texts = query.getAll('similar_units');
  const wanted = texts.map((text) => flag(text, store.world));
  const problem = wanted.find((reading) => 'problem' in reading);
  if (problem && 'problem' in problem) return refuse({ similar_units: [problem.problem] });
  const similar = wanted.some((reading) => 'value' in reading && reading.value) ? similarRows(store, row) : undefined;
  return accept(showSinglePublicListing(store.world, store.dates, row, similar));
}

/** Other available listings of the same kind and layout, the nearest in price first; equal ones by id. */
function similarRows({ index }: ListingStore, row: number): readonly number[] {
  const { table } = index;
  const same = (column: 'sale' | 'layout') => byCode(index, column, (code) => code === cell(table[column], row));
  const { marks } = match(index, [onMarket(index), same('sale'), same('layout')]);
  const away = (other: number) => Math.abs(cell(table.price, other) - cell(table.price, row));
  const rows: number[] = [];
  for (let other = marks.indexOf(1); other >= 0; other = marks.indexOf(1, other + 1))
    if (other !== row) rows.push(other);
  return rows.sort((one, other) => away(one) - away(other) || one - other).slice(0, SIMILAR_UNITS);
}

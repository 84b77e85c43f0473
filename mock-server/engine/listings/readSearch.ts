import { accept, type FieldErrors, isEmpty, type Outcome, refuse } from '../outcome.ts';
import type { Present } from './listingDates.ts';
import type { Filter, SearchRequest, SortKey } from './matchListings.ts';
import { integer, oneOf, type Reader } from './queryReaders.ts';
import type { Parameter } from './searchParameters.ts';

/** Results on a page. Callers cannot ask for more (document, "Limits"; docs/project/api-gaps.md for version 2). */
export const PAGE_SIZE = 50;
const MAX_PAGE = 1_000_000;
/** The default order: the latest change first. The document shows none. */
const DEFAULT_SORT: SortKey = 'updated';

/** The parameters and sort keys of the search in one version of the API. */
interface SearchDefinition {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly sorts: Readonly<Record<string, SortKey>>;
  readonly hasPerPage: boolean;
}

/**
 * Reads the search from a query. The refusal names every bad parameter with one sentence. Unknown names are ignored.
 */
export function readSearch(
  definition: SearchDefinition,
  present: Present,
  query: URLSearchParams,
): Outcome<SearchRequest> {
  const errors: FieldErrors = {};
  const filters: Filter[] = [];
  for (const [name, parameter] of Object.entries(definition.parameters)) {
    const texts = query.getAll(name);
    if (texts.length === 0) continue;
    const filter = parameter(texts, present, query);
    if (typeof filter === 'string') errors[name] = [filter];
    else filters.push(filter);
  }
  const one = <Value>(name: string, read: Reader<Value>): Value | undefined => {
    const [text, ...more] = query.getAll(name);
    if (text === undefined) return undefined;
    const reading = more.length > 0 ? { problem: 'Give it once.' } : read(text, present.world);
    if ('value' in reading) return reading.value;
    errors[name] = [reading.problem];
    return undefined;
  };
  const sortNames = Object.keys(definition.sorts);
  const sort = definition.sorts[sortNames[one('sort', oneOf(sortNames)) ?? -1] ?? ''];
  const direction = one('sort_dir', oneOf(['asc', 'desc']));
  const page = one('page', integer(1, MAX_PAGE)) ?? 1;
  const perPage = (definition.hasPerPage ? one('per_page', integer(1, PAGE_SIZE)) : undefined) ?? PAGE_SIZE;
  if (!isEmpty(errors)) return refuse(errors);
  const descending = direction === undefined ? sort === undefined : direction === 1;
  return accept({ filters, sort: sort ?? DEFAULT_SORT, descending, page, perPage });
}

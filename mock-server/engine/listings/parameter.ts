import type { Query } from '../query.ts';
import type { Filter } from './filter.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { Reader } from './readers.ts';

/** A filter parameter of a search: the filter its values ask for, or a sentence about the first bad value. */
export type Parameter = (texts: readonly string[], index: ListingIndex, query: Query) => Filter | string;

/** A parameter whose values are read one by one; `make` gets all of them, because any of them may fit (OR). */
export const parameter =
  <Value>(
    read: Reader<Value>,
    make: (index: ListingIndex, values: readonly Value[], query: Query) => Filter,
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

import { isObject } from './json.ts';

/** Which records of a store have changed since that was last asked for. */
export interface RecordChanges<Kept> {
  mark(id: number): void;
  /** Nothing has changed: what there is was just restored. */
  clear(): void;
  /** The changed records as `get` gives them now, and the ids of those that are gone; undefined when there are none. */
  take(get: (id: number) => Kept | undefined): { put: Kept[]; gone: number[] } | undefined;
}

export function createRecordChanges<Kept>(): RecordChanges<Kept> {
  const marked = new Set<number>();
  return {
    mark: (id) => void marked.add(id),
    clear: () => marked.clear(),
    take(get) {
      if (marked.size === 0) return undefined;
      const ids = [...marked];
      marked.clear();
      return { put: ids.flatMap((id) => get(id) ?? []), gone: ids.filter((id) => get(id) === undefined) };
    },
  };
}

/** Changes that `take` gave, read. Throws a TypeError that names `what` when they are not that. */
export function readRecordChanges<Kept>(
  what: string,
  changes: unknown,
  isKept: (value: unknown) => value is Kept,
): { put: readonly Kept[]; gone: readonly number[] } {
  const { put, gone } = isObject(changes) ? changes : {};
  if (!Array.isArray(put) || !put.every(isKept) || !Array.isArray(gone)) throw new TypeError(`${what}: no changes`);
  return { put, gone: gone.map(Number) };
}

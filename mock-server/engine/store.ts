import { isObject } from './json.ts';

/** Records that the state of the service counts. */
export interface Resource {
  /** How many records it holds. */
  count(): number;
}

/** Records that change while the service runs. A data file keeps them across restarts. */
export interface Store extends Resource {
  /** Its data as plain JSON. */
  snapshot(): unknown;
  /** Replaces the data by a snapshot. Throws a TypeError if `data` is not a snapshot. */
  restore(data: unknown): void;
  /** The changes since the last call, as plain JSON. Undefined if nothing has changed. */
  takeChanges(): unknown;
  /** Applies changes that `takeChanges` gave. Throws a TypeError if `changes` is something else. */
  applyChanges(changes: unknown): void;
}

export const isStore = (resource: Resource): resource is Store => 'snapshot' in resource && 'restore' in resource;

/** The ids of the records of a store that have changed since the last `take`. */
export interface RecordChanges<Kept> {
  mark(id: number): void;
  /** Forgets all changes, for example after a restore. */
  clear(): void;
  /** The changed records, as `get` gives them now, and the ids of the removed ones. Undefined if nothing has changed. */
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

/** Reads changes that `take` gave. Throws a TypeError that names the store, `what`, if they are something else. */
export function readRecordChanges<Kept>(
  what: string,
  changes: unknown,
  isKept: (value: unknown) => value is Kept,
): { put: readonly Kept[]; gone: readonly number[] } {
  const { put, gone } = isObject(changes) ? changes : {};
  if (!Array.isArray(put) || !put.every(isKept) || !Array.isArray(gone)) throw new TypeError(`${what}: no changes`);
  return { put, gone: gone.map(Number) };
}

import { isObject } from './json.ts';

/** Records that the state of the service counts. */
export interface Resource {
  /** How many records it holds. */
  count(): number;
}

/** Records that change while the service runs, and survive a restart in a data file. */
export interface Store extends Resource {
  /** Its data as plain JSON. */
  snapshot(): unknown;
  /** Replaces the data by what `snapshot` gave; throws a TypeError when `data` is not that. */
  restore(data: unknown): void;
  /** What has changed since it was last asked for, as plain JSON; undefined when nothing has. */
  takeChanges(): unknown;
  /** Does again what `takeChanges` gave. Throws a TypeError when `changes` is not that. */
  applyChanges(changes: unknown): void;
}

export const isStore = (resource: Resource): resource is Store => 'snapshot' in resource && 'restore' in resource;

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

import { idAfter, isObject } from './json.ts';

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

/** Records by id. They keep the order in which they came. */
interface Records<Kept> extends Store {
  get(id: number): Kept | undefined;
  all(): readonly Kept[];
  /** The id for the next record. */
  nextId(): number;
  /** Adds the record, or writes it over the one of the same id. */
  put(record: Kept): Kept;
  remove(id: number): void;
}

/** A record before and after a change: without `before` it is new, without `after` it is gone. */
interface RecordChange<Kept> {
  readonly id: number;
  readonly before?: Kept | undefined;
  readonly after?: Kept | undefined;
}

interface RecordsOptions<Kept> {
  /** What the store is called in errors. */
  readonly what: string;
  readonly firstId: number;
  readonly isKept: (value: unknown) => value is Kept;
  /** Called after each change, for what depends on the records. */
  readonly onChange?: (change: RecordChange<Kept>) => void;
}

/** Creates the records of a store. */
export function createRecords<Kept extends { readonly id: number }>({
  what,
  firstId,
  isKept,
  onChange,
}: RecordsOptions<Kept>): Records<Kept> {
  const records = new Map<number, Kept>();
  const changed = new Set<number>();
  let nextId = firstId;

  function put(record: Kept): Kept {
    const before = records.get(record.id);
    records.set(record.id, record);
    changed.add(record.id);
    nextId = Math.max(nextId, record.id + 1);
    onChange?.({ id: record.id, before, after: record });
    return record;
  }

  function remove(id: number): void {
    const before = records.get(id);
    if (!before) return;
    records.delete(id);
    changed.add(id);
    onChange?.({ id, before });
  }

  return {
    get: (id) => records.get(id),
    all: () => [...records.values()],
    nextId: () => nextId,
    put,
    remove,
    count: () => records.size,
    snapshot: () => [...records.values()],
    restore(data) {
      if (!Array.isArray(data) || !data.every(isKept)) throw new TypeError(`${what}: not a list of ${what}`);
      for (const id of [...records.keys()]) remove(id);
      for (const each of data) put(each);
      nextId = idAfter(data, firstId);
      changed.clear();
    },
    takeChanges() {
      if (changed.size === 0) return undefined;
      const ids = [...changed];
      changed.clear();
      return { put: ids.flatMap((id) => records.get(id) ?? []), gone: ids.filter((id) => !records.has(id)) };
    },
    applyChanges(changes) {
      const { put: kept, gone } = isObject(changes) ? changes : {};
      if (!Array.isArray(kept) || !kept.every(isKept) || !Array.isArray(gone)) {
        throw new TypeError(`${what}: no changes`);
      }
      for (const id of gone) remove(Number(id));
      for (const each of kept) put(each);
      changed.clear();
    },
  };
}

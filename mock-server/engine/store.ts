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

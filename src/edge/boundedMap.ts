/** A Map of at most `most` entries. The one that was set longest ago is forgotten first. */
export class BoundedMap<Key extends string, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.size > this.#most ? this.keys() : [];
    if (oldest !== undefined) this.delete(oldest);
    return this;
  }
}

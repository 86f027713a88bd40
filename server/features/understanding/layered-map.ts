/**
 * A map laid over another, which stays as it is: what is set or deleted here is seen here alone. It holds only what differs, where a
 * copy would hold everything once more.
 */
export class LayeredMap<Key, Value extends number | string | object> {
  readonly #below: LayeredMap<Key, Value> | undefined;
  /** What was set here; null for what was deleted. */
  readonly #own = new Map<Key, Value | null>();

  constructor(below?: LayeredMap<Key, Value>) {
    this.#below = below;
  }

  get(key: Key): Value | undefined {
    const own = this.#own.get(key);
    return own === undefined ? this.#below?.get(key) : (own ?? undefined);
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  set(key: Key, value: Value): void {
    this.#own.set(key, value);
  }

  delete(key: Key): void {
    if (this.#below?.has(key)) this.#own.set(key, null);
    else this.#own.delete(key);
  }

  /** What there is here and not below, and what there was below and is not here. */
  difference(): { added: [Key, Value][]; deleted: Key[] } {
    const added: [Key, Value][] = [];
    const deleted: Key[] = [];
    for (const [key, value] of this.#own) {
      if (value === null) deleted.push(key);
      else if (!this.#below?.has(key)) added.push([key, value]);
    }
    return { added, deleted };
  }
}

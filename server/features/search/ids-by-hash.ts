const NONE = -1;
const FIRST = 1_024;

/** Numbers from 0 on, each with a hash: chains in typed arrays, as a Map of half a million would hold forty megabytes. */
export class IdsByHash {
  #hashes = new Int32Array(FIRST);
  /** The next of the same chain. */
  #next = new Int32Array(FIRST);
  /** The last that came to each chain; there are as many chains as room for numbers. */
  #chains = new Int32Array(FIRST).fill(NONE);
  #count = 0;

  /** Gives the next number a hash. */
  add(hash: number): void {
    if (this.#count === this.#hashes.length) this.#grow();
    this.#hashes[this.#count] = hash;
    this.#link(this.#count);
    this.#count += 1;
  }

  /** The numbers with a hash. */
  *of(hash: number): Generator<number> {
    for (let id = this.#chains[this.#chainOf(hash)] as number; id !== NONE; id = this.#next[id] as number)
      if (this.#hashes[id] === (hash | 0)) yield id;
  }

  #link(id: number) {
    const chain = this.#chainOf(this.#hashes[id] as number);
    this.#next[id] = this.#chains[chain] as number;
    this.#chains[chain] = id;
  }

  #chainOf(hash: number): number {
    return hash & (this.#chains.length - 1);
  }

  #grow() {
    const more = 2 * this.#hashes.length;
    const hashes = this.#hashes;
    this.#hashes = new Int32Array(more);
    this.#hashes.set(hashes);
    this.#next = new Int32Array(more);
    this.#chains = new Int32Array(more).fill(NONE);
    for (let id = 0; id < this.#count; id++) this.#link(id);
  }
}

/**
 * Things that come and go thousands of times a second, in no order. Not a Set: V8 makes a Set's table anew every few dozen of them, and each
 * old table points to the next. Once one has grown old, all that stood in any later one outlives its collection of what is young
 * (docs/decisions/183-what-is-young-dies-young.md).
 */
export class Bag<Thing extends object> implements Iterable<Thing> {
  readonly #things: Thing[] = [];

  get size(): number {
    return this.#things.length;
  }

  add(thing: Thing): void {
    this.#things.push(thing);
  }

  /** Takes it out; what is not in there changes nothing. */
  delete(thing: Thing): void {
    const at = this.#things.lastIndexOf(thing);
    if (at < 0) return;
    const last = this.#things.pop();
    if (last && last !== thing) this.#things[at] = last;
  }

  [Symbol.iterator](): Iterator<Thing> {
    return this.#things.values();
  }
}

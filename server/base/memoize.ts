/** What was worked out of texts, at most so many at a time: then it begins anew. For what costs little to work out again. */
export class Memo<Value extends string | number | object> {
  readonly #most: number;
  readonly #known = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What `work` makes of a text, or made of it before. */
  get(text: string, work: (text: string) => Value): Value {
    let value = this.#known.get(text);
    if (value === undefined) {
      value = work(text);
      if (this.#known.size >= this.#most) this.#known.clear();
      this.#known.set(text, value);
    }
    return value;
  }
}

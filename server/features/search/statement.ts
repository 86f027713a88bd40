/** A statement with its values; its text depends on the shape of the request alone, so that few are prepared. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Collects the values of a statement while its text is written. */
export class Values {
  readonly list: unknown[] = [];

  /** The placeholder that stands for `value` in the text. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

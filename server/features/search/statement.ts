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
    this.list.push(isNumbers(value) ? `{${value}}` : value);
    return `$${this.list.length}::${type}`;
  }
}

/** The driver looks at each element of an array for what has to be escaped; numbers have nothing. */
function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && typeof value[0] === 'number';
}

import { hash } from 'node:crypto';

const FIRST_ROOM = 1_024;
/** So much of the room may be taken: beyond, most looks meet others on their way. */
const FULLEST = 0.7;

/**
 * The lines on which texts stood first. It keeps 64 bits of a hash in place of each text, so that those of a million rows are 25 MB; that two
 * texts of them share these has a chance of one in thirty million.
 */
export class LineByText {
  #size = 0;
  #high = new Uint32Array(FIRST_ROOM);
  #low = new Uint32Array(FIRST_ROOM);
  /** 0 where nothing stands: lines begin at 1. */
  #lines = new Int32Array(FIRST_ROOM);

  get(text: string): number | undefined {
    const [high, low] = hashOf(text);
    return this.#lines[this.#find(high, low)] || undefined;
  }

  /** Keeps the line of a text that has none yet. @returns the line that it had before, if any. */
  keep(text: string, line: number): number | undefined {
    const [high, low] = hashOf(text);
    const at = this.#find(high, low);
    const before = this.#lines[at];
    if (before) return before;
    this.#put(at, high, low, line);
    this.#size += 1;
    if (this.#size > FULLEST * this.#lines.length) this.#grow();
    return undefined;
  }

  /** Where a hash stands, or would. */
  #find(high: number, low: number): number {
    const last = this.#lines.length - 1;
    let at = low & last;
    while (this.#lines[at] && !(this.#high[at] === high && this.#low[at] === low)) at = (at + 1) & last;
    return at;
  }

  #put(at: number, high: number, low: number, line: number) {
    this.#high[at] = high;
    this.#low[at] = low;
    this.#lines[at] = line;
  }

  #grow() {
    const [high, low, lines] = [this.#high, this.#low, this.#lines];
    const room = 2 * lines.length;
    this.#high = new Uint32Array(room);
    this.#low = new Uint32Array(room);
    this.#lines = new Int32Array(room);
    for (const [at, line] of lines.entries()) {
      if (line === 0) continue;
      const [h, l] = [high[at] as number, low[at] as number];
      this.#put(this.#find(h, l), h, l, line);
    }
  }
}

function hashOf(text: string): [number, number] {
  const bytes = hash('sha256', text, 'buffer');
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
}

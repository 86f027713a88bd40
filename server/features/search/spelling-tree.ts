/** Stands for no node, and for no word. */
const NONE = -1;
/** A node is the place of its numbers. */
const ROOT = 0;
const [CHILD, SIBLING, WORD, SIZE] = [1, 2, 3, 4] as const;
const FIRST_NODES = 1_024;
/** Longer words are one word to the lexicon, which has no spelling. */
const LONGEST = 64;

/**
 * Words as a tree of their letters. A search goes down with the row of distances that belongs to the letters above, and leaves a branch
 * as soon as the whole row is too far: it looks at some thousand nodes, however many words there are. A branch of one word has no nodes
 * but its first: the rest of that word is compared when a search arrives there.
 */
export class SpellingTree {
  readonly #words: string[] = [];
  /** Of each node its letter, its first child, the next child of its parent and its word: beside each other, as they are read together. */
  #nodes = new Int32Array(SIZE * FIRST_NODES);
  #end = 0;

  constructor() {
    this.#addNode(0, NONE);
  }

  /** @returns the number of the word; undefined when it is there already, or too long. */
  add(word: string): number | undefined {
    if (word.length > LONGEST) return undefined;
    let node = ROOT;
    for (let depth = 0; ; depth++) {
      this.#lower(node, depth);
      if (depth === word.length) return this.#nodes[node + WORD] === NONE ? this.#keep(word, node) : undefined;
      const letter = word.charCodeAt(depth);
      const child = this.#childOf(node, letter);
      if (child === NONE) return this.#keep(word, this.#addChild(node, letter));
      node = child;
    }
  }

  /** The word of a number. */
  word(id: number): string {
    return this.#words[id] as string;
  }

  /** Calls with each word that is at most so many edits away (edit-distance.ts), the typed one too. */
  near(typed: string, most: number, call: (word: string, distance: number) => void): void {
    if (typed.length > LONGEST + most) return;
    const rows = new DistanceRows(typed, most);
    const nodes = this.#nodes;
    const compare = (word: string, from: number) => {
      for (let depth = from; depth < word.length; depth++) if (!rows.fill(depth + 1, word.charCodeAt(depth))) return;
      const distance = rows.distanceAt(word.length);
      if (distance <= most) call(word, distance);
    };
    const visit = (node: number, depth: number) => {
      const id = nodes[node + WORD] as number;
      if (id !== NONE) compare(this.#words[id] as string, depth);
      for (let child = nodes[node + CHILD] as number; child !== NONE; child = nodes[child + SIBLING] as number)
        if (rows.fill(depth + 1, nodes[child] as number)) visit(child, depth + 1);
    };
    visit(ROOT, 0);
  }

  /** Gives the word of a branch that was its alone a node of its own, one deeper. */
  #lower(node: number, depth: number) {
    const id = this.#nodes[node + WORD] as number;
    if (id === NONE) return;
    const word = this.#words[id] as string;
    if (word.length === depth) return;
    const child = this.#addChild(node, word.charCodeAt(depth));
    this.#nodes[node + WORD] = NONE;
    this.#nodes[child + WORD] = id;
  }

  #keep(word: string, node: number): number {
    const id = this.#words.push(word) - 1;
    this.#nodes[node + WORD] = id;
    return id;
  }

  #childOf(node: number, letter: number): number {
    let child = this.#nodes[node + CHILD] as number;
    while (child !== NONE && this.#nodes[child] !== letter) child = this.#nodes[child + SIBLING] as number;
    return child;
  }

  #addChild(node: number, letter: number): number {
    const child = this.#addNode(letter, this.#nodes[node + CHILD] as number);
    this.#nodes[node + CHILD] = child;
    return child;
  }

  #addNode(letter: number, sibling: number): number {
    const node = this.#end;
    this.#end += SIZE;
    if (this.#end > this.#nodes.length) {
      const before = this.#nodes;
      this.#nodes = new Int32Array(2 * before.length);
      this.#nodes.set(before);
    }
    this.#nodes.set([letter, NONE, sibling, NONE], node);
    return node;
  }
}

/** The distances between the letters down to a depth and each beginning of what is typed, of all depths on the way. */
class DistanceRows {
  readonly #typed: Uint16Array;
  readonly #most: number;
  readonly #width: number;
  readonly #rows: Uint8Array;
  /** The letters on the way, the first at 1. */
  readonly #path: Uint16Array;
  /** The least of each row. */
  readonly #least: Uint8Array;
  /** Which letters stand near enough to each depth to be met there, as a set of their last five bits. */
  readonly #near: Int32Array;

  constructor(typed: string, most: number) {
    this.#typed = Uint16Array.from({ length: typed.length }, (_, at) => typed.charCodeAt(at));
    this.#most = most;
    this.#width = typed.length + 1;
    const depths = typed.length + most + 1;
    this.#rows = new Uint8Array(depths * this.#width).fill(most + 1);
    this.#path = new Uint16Array(depths);
    this.#least = new Uint8Array(depths);
    this.#near = new Int32Array(depths);
    for (let at = 0; at <= Math.min(most, typed.length); at++) this.#rows[at] = at;
    for (let depth = 1; depth < depths; depth++)
      for (let at = Math.max(0, depth - most - 2); at < Math.min(typed.length, depth + most); at++)
        this.#near[depth] = (this.#near[depth] as number) | bitOf(this.#typed[at] as number);
  }

  /** How far the letters down to a depth are from all that is typed. */
  distanceAt(depth: number): number {
    return this.#rows[(depth + 1) * this.#width - 1] as number;
  }

  /**
   * Works out the row of a depth, whose last letter is given, from the two above: no farther from the diagonal than the edits reach
   * (edit-distance.ts does the same for two words). @returns whether any of it is near enough.
   */
  fill(depth: number, letter: number): boolean {
    const [typed, most, width, rows, path] = [this.#typed, this.#most, this.#width, this.#rows, this.#path];
    if (depth >= width + most) return false;
    // No edit is left, and the letter is none of those that it could be.
    if (this.#least[depth - 1] === most && ((this.#near[depth] as number) & bitOf(letter)) === 0) return false;
    path[depth] = letter;
    const before = path[depth - 1] as number;
    const row = depth * width;
    const [from, to] = [Math.max(1, depth - most), Math.min(width - 1, depth + most)];
    let least = depth <= most ? depth : most + 1;
    rows[row + from - 1] = least;
    for (let at = from; at <= to; at++) {
      const other = typed[at - 1] as number;
      const across = (rows[row - width + at - 1] as number) + (letter === other ? 0 : 1);
      let cost = Math.min(across, (rows[row + at - 1] as number) + 1);
      if (at < depth + most) cost = Math.min(cost, (rows[row - width + at] as number) + 1);
      if (depth > 1 && at > 1 && before === other && letter === typed[at - 2])
        cost = Math.min(cost, (rows[row - 2 * width + at - 2] as number) + 1);
      rows[row + at] = cost;
      if (cost < least) least = cost;
    }
    if (to < width - 1) rows[row + to + 1] = most + 1;
    this.#least[depth] = least;
    return least <= most;
  }
}

const bitOf = (letter: number) => 1 << (letter & 31);

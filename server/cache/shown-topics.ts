import { textHash } from '#server/base/text-hash.ts';

/**
 * A topic in few bits: twenty thousand pages show a hundred thousand topics. Two that share them are forgotten together, which costs a page
 * that is made anew.
 */
export const topicId = textHash;

/** What is known of a pair, in places of one array: the topic, who shows it, the next and the last pair of its bucket, the next of who shows it. */
const FIELDS = 5;
const [TOPIC, SHOWER, NEXT, LAST, SIBLING] = [0, 1, 2, 3, 4] as const;

/** Room for so many pairs at first; a power of two. */
const FIRST = 64;

/**
 * Which topics are shown under which keys. Pairs of both stand in one array, linked by their places: maps and lists of a hundred thousand
 * held four times the memory.
 */
export class ShownTopics {
  /** Pair 0 is none. */
  #pairs = new Int32Array(FIRST * FIELDS);
  /** The first pair of the topics that share their last bits. */
  #buckets = new Int32Array(FIRST);
  /** Pairs beyond this one were never used. */
  #end = 1;
  /** The first of the pairs that were given up, linked as siblings. */
  #free = 0;
  readonly #keys: (string | undefined)[] = [];
  readonly #first: number[] = [];
  readonly #freeNumbers: number[] = [];

  /** @returns the number by which what is known under the key is asked for. */
  add(key: string, topics: number[]): number {
    const number = this.#freeNumbers.pop() ?? this.#keys.length;
    this.#keys[number] = key;
    this.#first[number] = 0;
    for (const topic of topics) this.#first[number] = this.#link(topic, number, this.#first[number] as number);
    return number;
  }

  remove(number: number): void {
    for (let pair = this.#first[number] as number; pair !== 0; ) {
      const sibling = this.#get(pair, SIBLING);
      this.#unlink(pair);
      this.#set(pair, SIBLING, this.#free);
      this.#free = pair;
      pair = sibling;
    }
    this.#keys[number] = undefined;
    this.#first[number] = 0;
    this.#freeNumbers.push(number);
  }

  shows(number: number, topic: number): boolean {
    for (let pair = this.#first[number] as number; pair !== 0; pair = this.#get(pair, SIBLING))
      if (this.#get(pair, TOPIC) === topic) return true;
    return false;
  }

  /** The keys under which a topic is shown, in a list of its own: they may be removed while it is walked. */
  keysOf(topic: number): string[] {
    const keys: string[] = [];
    for (let pair = this.#buckets[this.#bucketOf(topic)] as number; pair !== 0; pair = this.#get(pair, NEXT))
      if (this.#get(pair, TOPIC) === topic) keys.push(this.#keys[this.#get(pair, SHOWER)] as string);
    return keys;
  }

  #link(topic: number, number: number, sibling: number): number {
    const pair = this.#take();
    this.#set(pair, TOPIC, topic);
    this.#set(pair, SHOWER, number);
    this.#set(pair, SIBLING, sibling);
    this.#enter(pair);
    return pair;
  }

  /** Puts a pair into the bucket of its topic. */
  #enter(pair: number) {
    const bucket = this.#bucketOf(this.#get(pair, TOPIC));
    const next = this.#buckets[bucket] as number;
    this.#set(pair, NEXT, next);
    this.#set(pair, LAST, 0);
    if (next !== 0) this.#set(next, LAST, pair);
    this.#buckets[bucket] = pair;
  }

  #unlink(pair: number) {
    const next = this.#get(pair, NEXT);
    const last = this.#get(pair, LAST);
    if (next !== 0) this.#set(next, LAST, last);
    if (last !== 0) this.#set(last, NEXT, next);
    else this.#buckets[this.#bucketOf(this.#get(pair, TOPIC))] = next;
  }

  #take(): number {
    if (this.#free !== 0) {
      const pair = this.#free;
      this.#free = this.#get(pair, SIBLING);
      return pair;
    }
    if (this.#end * FIELDS === this.#pairs.length) this.#grow();
    return this.#end++;
  }

  /** Twice the room; none is free then, so each pair that there is has a bucket. */
  #grow() {
    const pairs = new Int32Array(2 * this.#pairs.length);
    pairs.set(this.#pairs);
    this.#pairs = pairs;
    this.#buckets = new Int32Array(2 * this.#buckets.length);
    for (let pair = 1; pair < this.#end; pair++) this.#enter(pair);
  }

  #bucketOf(topic: number): number {
    return topic & (this.#buckets.length - 1);
  }

  #get(pair: number, field: number): number {
    return this.#pairs[pair * FIELDS + field] as number;
  }

  #set(pair: number, field: number, value: number) {
    this.#pairs[pair * FIELDS + field] = value;
  }
}

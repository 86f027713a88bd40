import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { businessTag, EVERYTHING, listTagsOfCard, tagsOf } from '#server/cache/tags.ts';
import { type TagChange, TagChanges } from '#server/db/tag-changes.ts';

/** What was made, and what it shows. */
export interface Made<Value> {
  value: Value;
  tags: string[];
  /** Ids of the businesses whose cards stand in lists that it shows. */
  cards?: string[];
  /** False for what only the one who asked may have. */
  isKept?: boolean;
  /** How long it may be given, where that is another time than of most; milliseconds. */
  ttl?: number | undefined;
}

interface Entry<Value> {
  value: Value;
  tags: readonly string[];
  cards: ReadonlySet<string>;
}

interface Making<Value> {
  made: Promise<Made<Value>>;
  /** Tags that changed since it began, in their order. */
  changed: Set<string>;
}

interface Limits<Value> {
  /** How long a value may be given, in milliseconds. */
  ttl: number;
  /** How large all values may be together, by `sizeOf`. */
  maxSize: number;
  /** Larger ones are not kept. */
  maxEntrySize?: number;
  sizeOf: (value: Value) => number;
  /** Called with the tags of each change that the database tells of, before anything is made anew. */
  onChange?: (tags: ReadonlySet<string>) => void;
  /** Called before that when another server answers than before, or an older state of it. */
  onMoved?: () => void;
}

/** After a silence of this time all is forgotten: far below the ten minutes that the database keeps its notes of changes. Milliseconds. */
const LONGEST_SILENCE = 5 * 60_000;

const NO_CARDS: ReadonlySet<string> = new Set();

/**
 * Values that are given again while the database says that nothing they show was changed since they were made. It is asked each
 * time, so that a value is never older than the question, whichever process changed it; what is saved is the making. A change forgets
 * what shows its tag and nothing else. Those who ask for one value at once share its making.
 */
export class TaggedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  /** The keys of the entries that show a tag. */
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #making = new Map<string, Making<Value>>();
  readonly #inTheMaking = new Set<Making<Value>>();
  readonly #changes: TagChanges;
  readonly #onChange: (tags: ReadonlySet<string>) => void;
  /** When it last asked. Changes are told from the first asking on: nothing that was made before it is kept. */
  #askedAt: number | undefined;

  constructor(pool: Pool, { ttl, maxSize, maxEntrySize = maxSize, sizeOf, onChange = () => {}, onMoved = () => {} }: Limits<Value>) {
    this.#onChange = onChange;
    this.#changes = new TagChanges(pool, (changes) => this.#learn(changes), onMoved);
    this.#entries = new LRUCache({
      ttl,
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose: ({ tags }, key) => {
        for (const tag of tags) this.#unlink(tag, key);
      },
    });
  }

  /** The value known by `key` while it holds, else what `make` makes now. @throws what the database or `make` threw. */
  async get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    if (this.#askedAt === undefined || this.#entries.has(key) || this.#making.has(key)) await this.ask();
    for (;;) {
      const known = this.#entries.get(key);
      if (known) return known.value;
      const making = this.#making.get(key) ?? this.#begin(key, make);
      const before = making.changed.size;
      const made = await making.made;
      // One that began before something was changed may show the state before.
      if (before === 0 || !isConcerned(made, [...making.changed].slice(0, before))) return made.value;
    }
  }

  /** The value known by `key` if it holds: nothing is made. @throws what the database threw. */
  async find(key: string): Promise<Value | undefined> {
    if (!this.#entries.has(key)) return undefined;
    await this.ask();
    return this.#entries.get(key)?.value;
  }

  /** The value known by `key`, unasked: it may be older than a change that the database has not told of. */
  peek(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Learns of all changes whose transactions have ended. */
  async ask(): Promise<void> {
    // By the clock that the notes' ages are told by: it goes on while a machine sleeps.
    const now = Date.now();
    if (this.#askedAt !== undefined && now - this.#askedAt > LONGEST_SILENCE) this.forgetAll();
    await this.#changes.ask();
    this.#askedAt = now;
  }

  forgetAll(): void {
    this.#forget(new Set([EVERYTHING]));
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Making<Value> {
    const making: Making<Value> = { made: this.#make(key, make, () => making), changed: new Set() };
    this.#making.set(key, making);
    this.#inTheMaking.add(making);
    return making;
  }

  async #make(key: string, make: () => Promise<Made<Value>>, ofThis: () => Making<Value>): Promise<Made<Value>> {
    // Not before it is known as being made: changes are noted for it from now on.
    await Promise.resolve();
    const making = ofThis();
    try {
      const made = await make();
      if (made.isKept !== false && !isConcerned(made, making.changed)) this.#keep(key, made);
      return made;
    } finally {
      this.#inTheMaking.delete(making);
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  #keep(key: string, { value, tags, cards, ttl }: Made<Value>) {
    // What stood there gives up its tags first, which may be the same.
    this.#entries.delete(key);
    this.#entries.set(key, { value, tags, cards: cards ? new Set(cards.map(businessTag)) : NO_CARDS }, ttl === undefined ? {} : { ttl });
    // It may be too large.
    if (this.#entries.has(key)) for (const tag of tags) this.#link(tag, key);
  }

  #link(tag: string, key: string) {
    const keys = this.#keysOf.get(tag);
    if (keys) keys.add(key);
    else this.#keysOf.set(tag, new Set([key]));
  }

  #unlink(tag: string, key: string) {
    const keys = this.#keysOf.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(tag);
  }

  #learn(changes: TagChange[]) {
    this.#forget(new Set(changes.flatMap(tagsOf)));
    for (const change of changes) {
      for (const list of listTagsOfCard(change)) {
        for (const key of [...(this.#keysOf.get(list) ?? [])])
          if (this.#entries.peek(key)?.cards.has(change.tag)) this.#entries.delete(key);
      }
    }
  }

  #forget(tags: ReadonlySet<string>) {
    this.#onChange(tags);
    for (const making of this.#inTheMaking) for (const tag of tags) making.changed.add(tag);
    if (tags.has(EVERYTHING)) return this.#entries.clear();
    for (const tag of tags) for (const key of [...(this.#keysOf.get(tag) ?? [])]) this.#entries.delete(key);
  }
}

/** Whether something is shown that was changed. */
function isConcerned({ tags, cards = [] }: Made<unknown>, changed: Iterable<string>): boolean {
  const shown = new Set([EVERYTHING, ...tags, ...cards.map(businessTag)]);
  for (const tag of changed) if (shown.has(tag)) return true;
  return false;
}

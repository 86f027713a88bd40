import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { ShownTopics, topicId } from '#server/cache/shown-topics.ts';
import { businessTopic, EVERYTHING, listTopicsOfCard, topicsOf } from '#server/cache/topics.ts';
import { type TopicChange, TopicChanges } from '#server/db/topic-changes.ts';

/** What was made, and what it shows. */
export interface Made<Value> {
  value: Value;
  topics: string[];
  /** Ids of the businesses whose cards stand in lists that it shows. These know no key by themselves: most pages are lists of twenty. */
  cards?: string[];
  /** False for what only the one who asked may have. */
  isKept?: boolean;
  /** How long it may be given, where that is another time than of most; milliseconds. */
  ttl?: number;
}

interface Kept<Value> {
  value: Value;
  /** By which its topics are asked for. */
  number: number;
  cards: number[];
}

interface Making<Value> {
  made: Promise<Made<Value>>;
  /** Topics that changed since it began, in their order. */
  changed: Set<string>;
}

const NO_CARDS: number[] = [];

interface Limits<Value> {
  /** How long a value may be given, in milliseconds. */
  ttl: number;
  /** How many are kept. */
  max: number;
  /** How large all of them may be together, by `sizeOf`. */
  maxSize?: number;
  /** Larger ones are not kept. */
  maxEntrySize?: number;
  sizeOf?: (value: Value) => number;
  /** Called with a value that is given no more, unless another takes its place. */
  onForget?: (value: Value, key: string) => void;
  /** Called with the topics of each change that the database tells of, before anything is made anew. */
  onChange?: (topics: ReadonlySet<string>) => void;
  /** A topic that the database does not note itself. What shows it is given once `follow` has seen whether it changed, and forgotten it. */
  followed?: { topic: string; follow: () => Promise<void> };
}

/** After a silence of this time all is forgotten: far below the ten minutes that the database keeps its notes of changes. Milliseconds. */
const LONGEST_SILENCE = 5 * 60_000;

/**
 * Values that are given again while the database says that nothing they show was changed since they were made. It is asked each
 * time, so that a value is never older than the question, whichever process changed it; what is saved is the making. A change forgets
 * what shows its topic and nothing else. Those who ask for one value at once share its making.
 */
export class KeptByTopic<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #shown = new ShownTopics();
  readonly #making = new Map<string, Making<Value>>();
  readonly #inTheMaking = new Set<Making<Value>>();
  readonly #changes: TopicChanges;
  readonly #onChange: (topics: ReadonlySet<string>) => void;
  readonly #followed: { id: number; follow: () => Promise<void> } | undefined;
  /** When it last asked. Changes are told from the first asking on: nothing that was made before it is kept. */
  #askedAt: number | undefined;

  constructor(
    pool: Pool,
    { ttl, max, maxSize, maxEntrySize = maxSize, sizeOf, onForget = () => {}, onChange = () => {}, followed }: Limits<Value>,
  ) {
    this.#onChange = onChange;
    this.#followed = followed && { id: topicId(followed.topic), follow: followed.follow };
    this.#changes = new TopicChanges(pool, (changes) => this.#learn(changes));
    this.#kept = new LRUCache<string, Kept<Value>>({
      ttl,
      max,
      ...(maxSize !== undefined && sizeOf
        ? { maxSize, maxEntrySize, sizeCalculation: ({ value }: Kept<Value>) => Math.max(1, sizeOf(value)) }
        : {}),
      dispose: ({ number, value }, key, reason) => {
        this.#shown.remove(number);
        if (reason !== 'set') onForget(value, key);
      },
    });
  }

  /** The value known by `key` while it holds, else what `make` makes now. @throws what the database or `make` threw. */
  async get(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const isJoining = this.#making.has(key);
    if (this.#askedAt === undefined || this.#kept.has(key) || isJoining) await this.ask();
    // What it shows is not known before it is made.
    if (isJoining && this.#followed) await this.#followed.follow();
    for (;;) {
      if (this.#isFollowed(key)) await this.#followed?.follow();
      const known = this.#kept.get(key);
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
    if (!this.#kept.has(key)) return undefined;
    await this.ask();
    if (this.#isFollowed(key)) await this.#followed?.follow();
    return this.#kept.get(key)?.value;
  }

  /** The value known by `key`, unasked: it may be older than a change that the database has not told of. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key)?.value;
  }

  /** Learns of all changes whose transactions have ended. */
  async ask(): Promise<void> {
    // By the clock that the notes' ages are told by: it goes on while a machine sleeps.
    const now = Date.now();
    if (this.#askedAt !== undefined && now - this.#askedAt > LONGEST_SILENCE) this.forget(EVERYTHING);
    await this.#changes.ask();
    this.#askedAt = now;
  }

  /** Gives up one value. */
  drop(key: string): void {
    this.#kept.delete(key);
  }

  /** Forgets what shows a topic that the database does not note itself. */
  forget(topic: string): void {
    this.#forget(new Set([topic]));
  }

  #isFollowed(key: string): boolean {
    const kept = this.#kept.peek(key);
    return this.#followed !== undefined && kept !== undefined && this.#shown.shows(kept.number, this.#followed.id);
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

  #keep(key: string, { value, topics, cards, ttl }: Made<Value>) {
    const cardIds = cards?.map((id) => topicId(businessTopic(id))) ?? NO_CARDS;
    const number = this.#shown.add(key, topics.map(topicId));
    this.#kept.set(key, { value, number, cards: cardIds }, ttl === undefined ? {} : { ttl });
    // It may be too large.
    if (!this.#kept.has(key)) this.#shown.remove(number);
  }

  #learn(changes: TopicChange[]) {
    this.#forget(new Set(changes.flatMap(topicsOf)));
    const cardsByList = new Map<number, Set<number>>();
    for (const change of changes) {
      for (const topic of listTopicsOfCard(change)) {
        const id = topicId(topic);
        cardsByList.set(id, (cardsByList.get(id) ?? new Set()).add(topicId(change.topic)));
      }
    }
    for (const [list, cards] of cardsByList) {
      for (const key of this.#shown.keysOf(list)) if (this.#kept.peek(key)?.cards.some((card) => cards.has(card))) this.#kept.delete(key);
    }
  }

  #forget(topics: ReadonlySet<string>) {
    this.#onChange(topics);
    for (const making of this.#inTheMaking) for (const topic of topics) making.changed.add(topic);
    if (topics.has(EVERYTHING)) return this.#kept.clear();
    for (const topic of topics) for (const key of this.#shown.keysOf(topicId(topic))) this.#kept.delete(key);
  }
}

/** Whether something is shown that was changed. */
function isConcerned({ topics, cards = [] }: Made<unknown>, changed: Iterable<string>): boolean {
  const shown = new Set([EVERYTHING, ...topics, ...cards.map(businessTopic)]);
  for (const topic of changed) if (shown.has(topic)) return true;
  return false;
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { forgetLagging } from '#server/cache/stale-while-revalidate.ts';
import { Standstill } from '#server/cache/standstill.ts';
import { TaggedCache } from '#server/cache/tagged-cache.ts';
import { EVERYTHING } from '#server/cache/tags.ts';
import type { Context } from '#server/context.ts';
import type { PageCounts } from '#server/pages/count-cached-page.ts';

/** What a page is answered with. */
export interface CachedPage {
  etag: string;
  /** What is counted each time it is given. */
  counts: PageCounts;
  /** All headers but those of its packing: names and values in turn. */
  head: string[];
  brotli: Buffer;
}

/** A page as it was made; without one to keep, whoever asked is answered in the usual way. */
export interface MadePage {
  content: CachedPage | undefined;
  tags: string[];
  cards?: string[];
  /** How long it may be given, in milliseconds. */
  ttl?: number | undefined;
}

/** What a page shows of lagging reads is at most so much older. Milliseconds. */
const TTL = 10 * 60_000;

/** What an entry takes beside its compressed bytes: headers, counts, the address and the tags. Bytes. */
const BESIDE = 4_000;

/** So many addresses with a query at least are remembered as asked for once, twice as many at most. */
const ASKED_ONCE = 25_000;

/** Pages that are not kept (not found, of a kind that is made anew) are not made for keeping again meanwhile. */
const UNKEPT = { max: 20_000, ttl: 60_000 };

/** Tables whose rows stand in the process's cache under the names of their tags (server/cache/table-values.ts). */
const CACHED = ['services', 'posters', 'price_tickers', 'settings', 'businesses', 'sayings', 'demo_rows'];

/**
 * The pages of visitors that are given again while nothing they show has changed (docs/decisions/095-kept-pages.md). A page is made for
 * keeping when its address is asked for; one with a query, which may be one person's words or made up, when it is asked for the second time.
 */
export class ResponseCache {
  readonly #context: Context;
  readonly #pages: TaggedCache<CachedPage | undefined>;
  readonly #standstill = new Standstill();
  /** By 48 bits of their hashes: hardly any two share them, and whatever does is kept a visitor too early. */
  #askedOnce = new Set<number>();
  #askedBefore = new Set<number>();
  readonly #unkept = new LRUCache<string, true>(UNKEPT);

  constructor(context: Context, pool: Pool) {
    this.#context = context;
    this.#pages = new TaggedCache(pool, {
      ttl: TTL,
      maxSize: Math.max(1, context.config.PAGE_CACHE_MB * 1024 * 1024),
      sizeOf: (content) => BESIDE + (content?.brotli.length ?? 0),
      onChange: (tags) => this.#learn(tags),
      onMoved: () => this.#move(),
    });
  }

  /**
   * The page of an address, as fresh as if it were made now; made once for all who ask at the same time.
   * @param make makes it for nobody in particular.
   * @returns nothing when an address with a query was not asked for before, or the address has no page that may be kept. While the database is away,
   *   the page that was known, unless this process has stood still meanwhile.
   */
  async find(address: string, make: () => Promise<MadePage>): Promise<CachedPage | undefined> {
    // Of addresses that have no page little is remembered.
    const key = hash('sha1', address, 'base64');
    if (this.#unkept.has(key)) return undefined;
    const known = this.#pages.peek(address);
    if (!known && address.includes('?') && this.#isFirstTime(address)) return undefined;
    try {
      const content = await this.#pages.get(address, () => this.#make(make));
      if (!content) this.#unkept.set(key, true);
      return content;
    } catch (error) {
      // Whoever is answered in the usual way is told of it there.
      this.#context.log.debug({ err: error }, 'a page could not be made for keeping');
      return this.#standstill.isUnheard ? undefined : known;
    }
  }

  /** Whether the address has a page; it may not hold any more. */
  isReady(address: string): boolean {
    return this.#pages.peek(address) !== undefined;
  }

  /**
   * The page of an address if there is one that holds. While the database is away, as it was, unless this process has stood still meanwhile.
   * Nothing is made.
   */
  async findReady(address: string): Promise<CachedPage | undefined> {
    const known = this.#pages.peek(address);
    if (!known) return undefined;
    const { times } = this.#standstill;
    try {
      const found = await this.#pages.find(address);
      this.#standstill.hear(times);
      return found;
    } catch (error) {
      if (this.#standstill.isUnheard) return undefined;
      this.#context.log.debug({ err: error }, 'a kept page was given unasked');
      return known;
    }
  }

  close(): void {
    this.#standstill.close();
  }

  #isFirstTime(address: string): boolean {
    const number = hash('sha1', address, 'buffer').readUIntBE(0, 6);
    if (this.#askedOnce.has(number) || this.#askedBefore.has(number)) return false;
    if (this.#askedOnce.size >= ASKED_ONCE) [this.#askedBefore, this.#askedOnce] = [this.#askedOnce, new Set()];
    this.#askedOnce.add(number);
    return true;
  }

  async #make(make: () => Promise<MadePage>) {
    // What is read from memory is as of the last asking: rows of small tables.
    await this.#pages.ask();
    const { content, tags, cards = [], ttl } = await make();
    return { value: content, tags, cards, isKept: content !== undefined, ...(ttl === undefined ? {} : { ttl }) };
  }

  #learn(tags: ReadonlySet<string>) {
    for (const table of CACHED) if (tags.has(table) || tags.has(EVERYTHING)) this.#context.cache.forget(table);
    // What the team has sayings mean names services.
    if (tags.has('services')) this.#context.cache.forget('sayings');
  }

  #move() {
    this.#context.log.warn('the database was started anew, or another one answers: all that was remembered is forgotten');
    this.#context.cache.forgetAll();
    forgetLagging(this.#context.db);
  }
}

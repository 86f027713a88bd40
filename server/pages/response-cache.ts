import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Counted } from '#server/cache/collected-tags.ts';
import { forgetLagging } from '#server/cache/stale-while-revalidate.ts';
import { type Made, TaggedCache } from '#server/cache/tagged-cache.ts';
import { EVERYTHING } from '#server/cache/tags.ts';
import type { Context } from '#server/context.ts';

/** What a page counts each time it is given. */
export interface PageCounts extends Counted {
  path?: string | undefined;
}

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
export type MadePage = Made<CachedPage | undefined>;

/** For what is this reader's alone, or no page. */
export const NOT_KEPT: MadePage = { value: undefined, tags: [], isKept: false };

/** What a page shows of lagging reads is at most so much older. Milliseconds. */
const TTL = 10 * 60_000;

/** What an entry takes beside its compressed bytes: headers, counts, the address and the tags. Bytes. */
const BESIDE = 4_000;

/** So many addresses with a query are remembered as asked for once. */
const ASKED_ONCE = { max: 25_000 };

/** Pages that are not kept (not found, of a kind that is made anew) are not made for keeping again meanwhile. */
const UNKEPT = { max: 20_000, ttl: 60_000 };

/** How often it is looked at the clock, and how long a process may be busy with one thing before it counts as having stood still. Milliseconds. */
const TICK = 500;
const LONGEST_TURN = 3_000;

/**
 * The pages of visitors that are given again while nothing they show has changed (docs/decisions/095-kept-pages.md). A page is made for
 * keeping when its address is asked for; one with a query, which may be one person's words or made up, when it is asked for the second time.
 */
export class ResponseCache {
  readonly #context: Context;
  readonly #pages: TaggedCache<CachedPage | undefined>;
  readonly #askedOnce = new LRUCache<string, true>(ASKED_ONCE);
  readonly #unkept = new LRUCache<string, true>(UNKEPT);
  readonly #clock = setInterval(() => this.#countWakes(), TICK).unref();
  #lookedAt = Date.now();
  #wakes = 0;

  constructor(context: Context, pool: Pool) {
    this.#context = context;
    this.#pages = new TaggedCache(pool, {
      ttl: TTL,
      maxSize: Math.max(1, context.config.PAGE_CACHE_MB * 1024 * 1024),
      sizeOf: (page) => BESIDE + (page?.brotli.length ?? 0),
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
    const wakes = this.#countWakes();
    // Of addresses that have no page little is remembered.
    const key = hash('sha1', address, 'base64');
    if (this.#unkept.has(key)) return undefined;
    const known = this.#pages.peek(address);
    if (!known && address.includes('?') && this.#isFirstTime(key)) return undefined;
    try {
      const page = await this.#pages.get(address, async () => {
        // What is read from memory is as of the last asking: rows of small tables.
        await this.#pages.ask();
        return make();
      });
      if (!page) this.#unkept.set(key, true);
      return page;
    } catch (error) {
      // Whoever is answered in the usual way is told of it there.
      this.#context.log.debug({ err: error }, 'a page could not be made for keeping');
      return this.#countWakes() === wakes ? known : undefined;
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
    const wakes = this.#countWakes();
    const known = this.#pages.peek(address);
    if (!known) return undefined;
    try {
      return await this.#pages.find(address);
    } catch (error) {
      if (this.#countWakes() !== wakes) return undefined;
      this.#context.log.debug({ err: error }, 'a kept page was given unasked');
      return known;
    }
  }

  close(): void {
    clearInterval(this.#clock);
  }

  #isFirstTime(key: string): boolean {
    const isFirst = !this.#askedOnce.has(key);
    this.#askedOnce.set(key, true);
    return isFirst;
  }

  /**
   * Forgets all pages each time that this process has stood still (frozen, on a machine that slept): another server may have taken the place of
   * the one that it knew, and until it finds that out it would take its database for away, and give what it remembers.
   * @returns how often it has.
   */
  #countWakes(): number {
    const now = Date.now();
    if (now - this.#lookedAt > LONGEST_TURN) {
      this.#wakes += 1;
      this.#pages.forgetAll();
    }
    this.#lookedAt = now;
    return this.#wakes;
  }

  /** Small tables are kept in this process by the tags of their pages (server/cache/table-values.ts). */
  #learn(tags: ReadonlySet<string>) {
    const { cache } = this.#context;
    if (tags.has(EVERYTHING)) return cache.forgetAll();
    for (const tag of tags) cache.forget(tag);
    // What the team has sayings mean names services.
    if (tags.has('services')) cache.forget('sayings');
  }

  #move() {
    this.#context.log.warn('the database was started anew, or another one answers: all that was remembered is forgotten');
    forgetLagging(this.#context.db);
  }
}

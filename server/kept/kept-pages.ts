import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Context } from '#server/context.ts';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import type { KeptCounts } from '#server/kept/count-kept-page.ts';
import { KeptByTopic } from '#server/kept/kept-by-topic.ts';
import { type PackedPage, sizeOf } from '#server/kept/pack-page.ts';
import { type Counted, MOST_LIKED } from '#server/kept/told-use-cases.ts';
import { EVERYTHING, listTopic } from '#server/kept/topics.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** A page that is given again. */
export interface KeptPage extends PackedPage {
  headers: Record<string, string>;
  counted: Counted[];
  counts?: KeptCounts;
  /** All headers of its answers, as those have had them to whom it was given first: names and values in turn. */
  head?: string[];
}

/** A page as it was made; without one to keep, whoever asked is answered in the usual way. */
export interface MadePage {
  page: KeptPage | undefined;
  topics: string[];
}

const LIMITS = {
  /** What a page shows of time ('2 days ago') and of lagging reads is at most so much older, in milliseconds. */
  ttl: 60_000,
  max: 20_000,
  maxSize: 40 * 1024 * 1024,
};

/** So many addresses are remembered as asked for once: made-up ones, each asked for once, take no page's place. */
const ASKED_ONCE = 50_000;

/** Pages that are not kept (not found, of a kind that is made anew) are not made for keeping again meanwhile. */
const UNKEPT = { max: 20_000, ttl: 60_000 };

/** Tables whose rows stand in the process's cache under the names of their topics (server/cache.ts). */
const CACHED = ['services', 'posters', 'price_tickers', 'settings', 'businesses', 'sayings', 'demo_rows'];

/**
 * The pages of visitors that are given again while nothing they show has changed (docs/decisions/095-kept-pages.md). A page is made for
 * keeping when its address is asked for the second time.
 */
export class KeptPages {
  readonly #context: Context;
  readonly #pages: KeptByTopic<{ page: KeptPage | undefined }>;
  readonly #askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE });
  readonly #unkept = new LRUCache<string, true>(UNKEPT);
  #mostLiked: Business[] = [];
  #isMostLikedStale = true;
  #readingMostLiked: Promise<void> | undefined;

  constructor(context: Context, pool: Pool) {
    this.#context = context;
    this.#pages = new KeptByTopic(pool, {
      ...LIMITS,
      sizeOf: ({ page }) => (page ? sizeOf(page) : 1),
      onChange: (topics) => this.#learn(topics),
      afterAsking: () => this.#followMostLiked(),
    });
  }

  /** The most liked businesses as of the last asking for changes: all pages that are made for keeping show these. */
  get mostLiked(): Business[] {
    return this.#mostLiked;
  }

  /**
   * The page of an address, as fresh as if it were made now; made once for all who ask at the same time.
   * @param make makes it for nobody in particular.
   * @returns nothing when the address was not asked for before, or has no page that may be kept. While the database is away, the page
   *   that was known.
   */
  async find(address: string, make: () => Promise<MadePage>): Promise<KeptPage | undefined> {
    const known = this.#pages.peek(address);
    // Of addresses that have no page little is remembered.
    const key = hash('sha1', address, 'base64');
    if (this.#unkept.has(key)) return undefined;
    if (!known && !this.#askedOnce.get(key)) {
      this.#askedOnce.set(key, true);
      return undefined;
    }
    try {
      const { page } = await this.#pages.get(address, async () => {
        const { page, topics } = await make();
        return { value: { page }, topics, isKept: page !== undefined };
      });
      if (!page) this.#unkept.set(key, true);
      return page;
    } catch (error) {
      // Whoever is answered in the usual way is told of it there.
      this.#context.log.debug({ err: error }, 'a page could not be made for keeping');
      return known?.page;
    }
  }

  /** Whether the address has a page that was given before; it may not hold any more. */
  isReady(address: string): boolean {
    return this.#pages.peek(address)?.page?.head !== undefined;
  }

  /** The page that was given before if it holds; while the database is away, as it was. Nothing is made. */
  async findReady(address: string): Promise<KeptPage | undefined> {
    const known = this.#pages.peek(address);
    try {
      return (await this.#pages.find(address))?.page;
    } catch (error) {
      this.#context.log.debug({ err: error }, 'a kept page was given unasked');
      return known?.page;
    }
  }

  #learn(topics: ReadonlySet<string>) {
    for (const table of CACHED) if (topics.has(table) || topics.has(EVERYTHING)) this.#context.cache.forget(table);
    // What the team has sayings mean names services.
    if (topics.has('services')) this.#context.cache.forget('sayings');
    if (topics.has(listTopic({})) || topics.has(EVERYTHING)) this.#isMostLikedStale = true;
  }

  /** Any like may change the list of the most liked, and hardly one does: it is read to see. */
  async #followMostLiked() {
    while (this.#isMostLikedStale || this.#readingMostLiked) {
      this.#readingMostLiked ??= this.#readMostLiked().finally(() => {
        this.#readingMostLiked = undefined;
      });
      await this.#readingMostLiked;
    }
  }

  async #readMostLiked() {
    this.#isMostLikedStale = false;
    try {
      this.#context.cache.forget('businesses');
      const now = await listMostLiked(this.#context);
      if (JSON.stringify(now) === JSON.stringify(this.#mostLiked)) return;
      this.#mostLiked = now;
      this.#pages.forget(MOST_LIKED);
    } catch (error) {
      this.#isMostLikedStale = true;
      throw error;
    }
  }
}

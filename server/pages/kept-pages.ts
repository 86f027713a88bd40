import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { KeptByTopic } from '#server/cache/kept-by-topic.ts';
import { packBetter } from '#server/cache/pack-page.ts';
import { EVERYTHING } from '#server/cache/topics.ts';
import type { Context } from '#server/context.ts';
import { listMostLiked } from '#server/features/businesses/list-most-liked.ts';
import { MostLiked } from '#server/pages/most-liked.ts';
import { createEntry, type PageContent, PageContents, type PageEntry } from '#server/pages/page-contents.ts';
import { MOST_LIKED } from '#server/pages/told-use-cases.ts';
import type { Business } from '#shared/schemas/businesses.ts';

/** A page as it was made; without one to keep, whoever asked is answered in the usual way. */
export interface MadePage {
  content: PageContent | undefined;
  topics: string[];
  cards?: string[];
  /** How long it may be given, in milliseconds. */
  ttl?: number | undefined;
}

/**
 * Makes a page.
 * @param former what its address was given before, which does not hold any more: of the same data comes the same page.
 */
export type MakePage = (former: PageContent | undefined) => Promise<MadePage>;

const LIMITS = {
  /** What a page shows of lagging reads is at most so much older, in milliseconds. */
  ttl: 10 * 60_000,
  max: 20_000,
};

/** Words that are searched for, and where somebody stands, are nobody's address until they are asked for again. */
const OWN = /[?&](?:q|lat)=/;

/** A page that is given so often, and lies in memory, is packed better. */
const OFTEN = 3;

/** What so many addresses were given last is remembered when it does not hold any more: most come to be made of the same data again. */
const LATEST = 5_000;

/** So many searches at least are remembered as asked for once, twice as many at most: made-up ones, each asked for once, take no page's place. */
const ASKED_ONCE = 25_000;

/** Pages that are not kept (not found, of a kind that is made anew) are not made for keeping again meanwhile. */
const UNKEPT = { max: 20_000, ttl: 60_000 };

/** Tables whose rows stand in the process's cache under the names of their topics (server/cache/table-values.ts). */
const CACHED = ['services', 'posters', 'price_tickers', 'settings', 'businesses', 'sayings', 'demo_rows'];

/**
 * The pages of visitors that are given again while nothing they show has changed (docs/decisions/095-kept-pages.md). A page is made for
 * keeping when its address is asked for, that of a search for words when it is asked for the second time.
 */
export class KeptPages {
  readonly #context: Context;
  readonly #pages: KeptByTopic<PageEntry | undefined>;
  readonly #contents: PageContents;
  /** By 48 bits of their hashes: hardly any two share them, and whatever does is kept a visitor too early. */
  #askedOnce = new Set<number>();
  #askedBefore = new Set<number>();
  readonly #unkept = new LRUCache<string, true>(UNKEPT);
  readonly #latest = new LRUCache<string, PageEntry>({ max: LATEST });
  readonly #packing = new Set<PageContent>();
  readonly #mostLiked: MostLiked;

  constructor(context: Context, pool: Pool) {
    this.#context = context;
    const { DATA_DIR: folder, KEPT_PAGES_MB: megabytes } = context.config;
    this.#contents = new PageContents({ folder, fileSize: megabytes * 1024 * 1024, log: context.log });
    this.#pages = new KeptByTopic(pool, {
      ...LIMITS,
      // Its content stays for as long as nothing else takes the room.
      onForget: (entry, address) => entry && this.#latest.set(address, entry),
      onChange: (topics) => this.#learn(topics),
      followed: { topic: MOST_LIKED, follow: () => this.#mostLiked.follow() },
    });
    this.#mostLiked = new MostLiked(context, () => this.#pages.forget(MOST_LIKED));
  }

  /** The most liked businesses, not older than the last asking for changes: pages that are made for keeping show these. */
  async listMostLiked(): Promise<Business[]> {
    await this.#mostLiked.follow();
    return listMostLiked(this.#context);
  }

  /**
   * The page of an address, as fresh as if it were made now; made once for all who ask at the same time.
   * @param make makes it for nobody in particular.
   * @returns nothing when words were not searched for before, or the address has no page that may be kept. While the database is away,
   *   the page that was known.
   */
  async find(address: string, make: MakePage): Promise<PageContent | undefined> {
    // Of addresses that have no page little is remembered.
    const key = hash('sha1', address, 'base64');
    if (this.#unkept.has(key)) return undefined;
    const known = this.#know(address);
    if (!known && OWN.test(address) && this.#isFirstTime(address)) return undefined;
    try {
      const entry = await this.#pages.get(address, () => this.#make(address, make));
      if (!entry) this.#unkept.set(key, true);
      return entry && (await this.#read(entry));
    } catch (error) {
      // Whoever is answered in the usual way is told of it there.
      this.#context.log.debug({ err: error }, 'a page could not be made for keeping');
      return known && this.#read(known);
    }
  }

  #isFirstTime(address: string): boolean {
    const number = hash('sha1', address, 'buffer').readUIntBE(0, 6);
    if (this.#askedOnce.has(number) || this.#askedBefore.has(number)) return false;
    if (this.#askedOnce.size >= ASKED_ONCE) [this.#askedBefore, this.#askedOnce] = [this.#askedOnce, new Set()];
    this.#askedOnce.add(number);
    return true;
  }

  /** Whether the address has a page; it may not hold any more. */
  isReady(address: string): boolean {
    return this.#know(address) !== undefined;
  }

  /** The page of an address if there is one that holds; while the database is away, as it was. Nothing is made. */
  async findReady(address: string): Promise<PageContent | undefined> {
    const known = this.#know(address);
    try {
      const entry = await this.#pages.find(address);
      return entry && (await this.#read(entry));
    } catch (error) {
      this.#context.log.debug({ err: error }, 'a kept page was given unasked');
      return known && this.#read(known);
    }
  }

  /** Gives back the room on the disk. */
  close(): Promise<void> {
    return this.#contents.close();
  }

  async #make(address: string, make: MakePage) {
    // What is read from memory is as of the last asking: rows of small tables, and the most liked.
    await this.#pages.ask();
    const former = this.#latest.get(address);
    const before = former && (await this.#contents.get(former));
    const { content, topics, cards = [], ttl } = await make(before);
    const entry = former && content && content === before ? former : this.#replace(former, content);
    // Where something changed while it was made, it is not kept, and still what the next one is compared with.
    if (entry) this.#latest.set(address, entry);
    else this.#latest.delete(address);
    return { value: entry, topics, cards, isKept: entry !== undefined, ...(ttl === undefined ? {} : { ttl }) };
  }

  #replace(former: PageEntry | undefined, content: PageContent | undefined): PageEntry | undefined {
    if (former) this.#contents.forget(former);
    if (!content) return undefined;
    const entry = createEntry(former);
    this.#contents.keep(entry, content);
    return entry;
  }

  /** The page that was made for an address, unless what it was answered with was given up for others. It may not hold any more. */
  #know(address: string): PageEntry | undefined {
    const entry = this.#pages.peek(address);
    if (entry && this.#contents.has(entry)) return entry;
    if (entry) this.#pages.drop(address);
    return undefined;
  }

  async #read(entry: PageEntry): Promise<PageContent | undefined> {
    const content = await this.#contents.get(entry);
    const isOften = content && entry.asked >= OFTEN && this.#contents.isInMemory(entry, content);
    if (isOften && !entry.isPackedWell && !this.#packing.has(content)) void this.#packWell(entry, content);
    return content;
  }

  async #packWell(entry: PageEntry, content: PageContent) {
    this.#packing.add(content);
    try {
      this.#contents.replace(entry, content, { ...content, brotli: await packBetter(content) });
    } catch (error) {
      this.#context.log.debug({ err: error }, 'a kept page could not be packed better');
    } finally {
      this.#packing.delete(content);
    }
  }

  #learn(topics: ReadonlySet<string>) {
    for (const table of CACHED) if (topics.has(table) || topics.has(EVERYTHING)) this.#context.cache.forget(table);
    // What the team has sayings mean names services.
    if (topics.has('services')) this.#context.cache.forget('sayings');
    this.#mostLiked.learn(topics);
  }
}

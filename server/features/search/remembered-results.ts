import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { CHANGED_SINCE } from '#server/features/search/queries.ts';

const LIMITS = {
  max: 1_000,
  /** Far below the time that listing_changes keeps its rows. */
  ttl: 60_000,
};

interface Changes {
  seen: string;
  changed: boolean;
}

/**
 * Results that are given again while the database says that no transaction has changed anything a search shows since they were
 * found. It is asked at every search, so that a result is never older than the question: what is saved is the finding. Searches
 * that come while the database is being asked share the next asking.
 */
export class RememberedResults {
  readonly #pool: Pool;
  readonly #results = new LRUCache<string, object>(LIMITS);
  /** Transactions before this one had ended when the oldest result was found. */
  #seen = '0';
  /** Counts how often everything was forgotten. */
  #generation = 0;
  #asking: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The result known by `key` if it still holds, else what `find` finds now. */
  async get<Result extends object>(key: string, find: () => Promise<Result>): Promise<Result> {
    if (this.#generation === 0 || this.#results.has(key)) {
      await this.#forgetWhatChanged();
      const known = this.#results.get(key);
      if (known) return known as Result;
    }
    const generation = this.#generation;
    const found = await find();
    // Found before something was changed, kept after: that one would never be forgotten.
    if (generation === this.#generation) this.#results.set(key, found);
    return found;
  }

  /** Resolves after an asking that began when this was called, or later. */
  #forgetWhatChanged(): Promise<void> {
    if (!this.#asking) return this.#ask();
    this.#next ??= this.#asking.then(
      () => this.#ask(),
      () => this.#ask(),
    );
    return this.#next;
  }

  #ask(): Promise<void> {
    this.#next = undefined;
    const asking = this.#forgetIfChanged().finally(() => {
      if (this.#asking === asking) this.#asking = undefined;
    });
    this.#asking = asking;
    return asking;
  }

  async #forgetIfChanged() {
    const { rows } = await this.#pool.query<Changes>(CHANGED_SINCE, [this.#seen]);
    const [changes] = rows;
    if (this.#generation > 0 && !changes?.changed) return;
    this.#results.clear();
    this.#generation += 1;
    this.#seen = changes?.seen ?? this.#seen;
  }
}

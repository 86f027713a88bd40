import { speaking } from '#server/base/language.ts';
import { changedBusiness, EVERYTHING } from '#server/cache/topics.ts';
import type { Context } from '#server/context.ts';
import { listMostLiked, mayChangeMostLiked } from '#server/features/businesses/list-most-liked.ts';
import type { Business } from '#shared/schemas/businesses.ts';
import { DEFAULT_LANGUAGE } from '#shared/site-language.ts';

/** Of more than so many businesses it is not asked where they stand: the list is read. */
const MOST_ASKED = 100;

/**
 * The most liked businesses as of the last asking for changes. Any like may change the list and hardly one does; among a million it takes
 * 15 ms to read, so it is read where one that changed is in it, or would be.
 */
export class MostLiked {
  readonly #context: Context;
  readonly #onChange: () => void;
  #list: Business[] = [];
  #isStale = true;
  #changed = new Set<string>();
  #following: Promise<void> | undefined;

  /** @param onChange is called when it is another list. */
  constructor(context: Context, onChange: () => void) {
    this.#context = context;
    this.#onChange = onChange;
  }

  get list(): Business[] {
    return this.#list;
  }

  learn(topics: ReadonlySet<string>): void {
    for (const topic of topics) {
      const businessId = changedBusiness(topic);
      if (businessId !== undefined) this.#changed.add(businessId);
    }
    if (topics.has(EVERYTHING) || this.#changed.size > MOST_ASKED) this.#isStale = true;
    // Nobody may ask for the list for long.
    if (this.#isStale) this.#changed.clear();
  }

  /** Resolves once the list is as of all that was learnt. @throws what the database threw. */
  async follow(): Promise<void> {
    while (this.#isStale || this.#changed.size > 0 || this.#following) {
      this.#following ??= this.#read().finally(() => {
        this.#following = undefined;
      });
      await this.#following;
    }
  }

  async #read() {
    const changed = this.#changed;
    const isStale = this.#isStale;
    this.#changed = new Set();
    this.#isStale = false;
    try {
      if (!isStale && !(await mayChangeMostLiked(this.#context, this.#list, changed))) return;
      this.#context.cache.forget('businesses');
      // Whoever asks for it: as long as it is the same list, it is the same in one language.
      const now = await speaking(DEFAULT_LANGUAGE, () => listMostLiked(this.#context));
      if (JSON.stringify(now) === JSON.stringify(this.#list)) return;
      this.#list = now;
      this.#onChange();
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }
}

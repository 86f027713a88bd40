import type { Pool } from 'pg';
import { Lexicon } from '#server/features/search/lexicon.ts';
import { SpellingIndex } from '#server/features/search/near-spelling.ts';
import { PhoneticIndex } from '#server/features/search/phonetic-index.ts';
import { ALL_WORDS, CARDS, NEW_WORDS } from '#server/features/search/queries.ts';
import { ServiceNames } from '#server/features/search/service-names.ts';
import type { Statement } from '#server/features/search/statement.ts';

/** A row of any search statement; `business_id` is null in the one row of an empty answer. */
export interface AnswerRow {
  seen: string;
  words: string[] | null;
  total: number | null;
  tier: number | null;
  pop: number | null;
  distance?: number | null;
  business_id: string | null;
}

/** Where one way of searching gives way to another; tests make them small. */
export interface SearchTuning {
  /** Words that should meet in at most so many listings are looked up directly. */
  rare: number;
  /** When more match after all, they are searched as common words. */
  most: number;
  /** Common words are first looked for among so many of the most popular listings. */
  head: number;
}

export const usualTuning: SearchTuning = { rare: 1_000, most: 1_200, head: 4_000 };

type News = Pick<AnswerRow, 'seen' | 'words'>;
type AllWords = News & { counts: number[] | null };

/** A word that says: the counts of words were renewed. */
const RENEWED = '';

/**
 * The words of all listings in this process, never behind at the moment a search begins: every statement also returns the words
 * added since the last one, and is repeated when these change what had to be asked.
 */
export class Vocabulary {
  readonly lexicon = new Lexicon();
  readonly spellings = new SpellingIndex();
  readonly spoken = new PhoneticIndex();
  readonly serviceNames = new ServiceNames();
  readonly tuning: SearchTuning;
  readonly #pool: Pool;
  #seen = '0';

  constructor(pool: Pool, tuning: SearchTuning) {
    this.#pool = pool;
    this.tuning = tuning;
  }

  /** Reads all words. */
  async load(): Promise<void> {
    const { rows } = await this.#pool.query<AllWords>(ALL_WORDS);
    this.#learnAll(rows[0]);
    this.lexicon.pack();
    this.#advance(rows[0]?.seen ?? this.#seen);
  }

  /**
   * Runs the statement that `plan` makes of the lexicon and of what was last seen, on words that are complete: those of every
   * transaction that had ended when this was called.
   * @param plan gives undefined when the lexicon shows that nothing can match.
   * @param isHeard the same search has asked already: the words are complete for it.
   */
  async ask<Row extends AnswerRow>(plan: (seen: string) => Statement | undefined, isHeard = false): Promise<Row[]> {
    let statement = plan(this.#seen);
    if (statement === undefined) {
      if (!isHeard && (await this.#catchUp())) statement = plan(this.#seen);
      if (statement === undefined) return [];
    }
    const rows = await this.#run<Row>(statement);
    if (!this.#hear(rows[0])) return rows;
    const again = plan(this.#seen);
    if (again === undefined || isSame(statement, again)) return rows;
    const repeated = await this.#run<Row>(again);
    this.#hear(repeated[0]);
    return repeated;
  }

  /** The cards of rows that a statement left bare. */
  async cards<Row extends AnswerRow>(rows: Row[]): Promise<Row[]> {
    return this.#run<Row>({ text: CARDS, values: [rows.map(({ business_id }) => business_id)] });
  }

  /** Runs a statement that tells nothing of words. */
  read<Row>(statement: Statement): Promise<Row[]> {
    return this.#run<Row>(statement);
  }

  async #run<Row>({ text, values }: Statement): Promise<Row[]> {
    return (await this.#pool.query(text, values)).rows as Row[];
  }

  async #catchUp(): Promise<boolean> {
    const { rows } = await this.#pool.query<News>(NEW_WORDS, [this.#seen]);
    return this.#hear(rows[0]);
  }

  /** Takes in what an answer says of new words. @returns whether it names any: another answer may have told of them meanwhile. */
  #hear(news: News | undefined): boolean {
    if (!news?.words) {
      if (news) this.#advance(news.seen);
      return false;
    }
    for (const word of news.words) if (!this.lexicon.has(word)) this.#learn(word, 1);
    if (news.words.includes(RENEWED)) this.#renewCounts().catch(() => {});
    this.#advance(news.seen);
    return true;
  }

  #learn(word: string, n: number) {
    if (word === RENEWED || this.serviceNames.learn(word)) return;
    if (!this.lexicon.has(word) && !word.startsWith('=')) {
      this.spellings.add(word);
      this.spoken.add(word);
    }
    this.lexicon.set(word, n);
  }

  /** Answers may arrive out of their order: only the latest counts. */
  #advance(seen: string) {
    if (BigInt(seen) > BigInt(this.#seen)) this.#seen = seen;
  }

  #learnAll(all: AllWords | undefined) {
    for (const [index, word] of (all?.words ?? []).entries()) this.#learn(word, all?.counts?.[index] ?? 1);
  }

  /** Counts only choose the way of a search, so they may be late. */
  async #renewCounts() {
    const { rows } = await this.#pool.query<AllWords>(ALL_WORDS);
    this.#learnAll(rows[0]);
  }
}

/** Whether two statements ask the same, apart from the words seen (their first value). */
function isSame(a: Statement, b: Statement): boolean {
  return a.text === b.text && JSON.stringify(a.values.slice(1)) === JSON.stringify(b.values.slice(1));
}

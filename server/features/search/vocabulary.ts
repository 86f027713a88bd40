import type { Pool } from 'pg';
import { readSeen, type Seen, SeveralServers } from '#server/db/epoch.ts';
import { Lexicon } from '#server/features/search/lexicon.ts';
import { SpellingIndex } from '#server/features/search/near-spelling.ts';
import { PhoneticIndex } from '#server/features/search/phonetic-index.ts';
import { CARDS, NEW_WORDS, WORDS_AFTER, WORDS_AT_A_TIME } from '#server/features/search/queries.ts';
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
type SomeWords = News & { counts: number[] | null };

/** What an answer tells beside its rows: nothing new, words, or that another database has given it. */
type Heard = 'nothing' | 'words' | 'moved';

/** So often a search, or the learning of all words, begins anew because another database has answered meanwhile. */
const MOST_ROUNDS = 3;

/** A word that says: the counts of words were renewed. */
const RENEWED = '';

/**
 * The words of all listings in this process, never behind at the moment a search begins: every statement also returns the words
 * added since the last one, and is repeated when these change what had to be asked. Where an answer is of another epoch than the words
 * (server/db/epoch.ts), they are learnt anew first.
 */
export class Vocabulary {
  readonly lexicon = new Lexicon();
  readonly spellings = new SpellingIndex();
  readonly spoken = new PhoneticIndex();
  readonly serviceNames = new ServiceNames();
  readonly tuning: SearchTuning;
  readonly #pool: Pool;
  /** In which epoch of the database (server/db/epoch.ts) the words were learnt, and before which of its transactions they are complete. */
  #epoch = '';
  #seen = '0';
  #relearning: Promise<void> | undefined;
  #renewing: Promise<unknown> | undefined;

  constructor(pool: Pool, tuning: SearchTuning) {
    this.#pool = pool;
    this.tuning = tuning;
  }

  /** Reads all words. */
  async load(): Promise<void> {
    await this.#relearn();
    this.lexicon.pack();
  }

  /**
   * Runs the statement that `plan` makes of the lexicon and of what was last seen, on words that are complete: those of every
   * transaction that had ended when this was called.
   * @param plan gives undefined when the lexicon shows that nothing can match.
   * @param isHeard the same search has asked already: the words are complete for it.
   * @throws SeveralServers when one database after the other answers.
   */
  async ask<Row extends AnswerRow>(plan: (seen: string) => Statement | undefined, isHeard = false, rounds = MOST_ROUNDS): Promise<Row[]> {
    // What another database answered was asked with the words of the one before. Who joins a learning that is under way lacks what was added since
    // it began.
    const beginAnew = () => {
      if (rounds === 0) throw new SeveralServers();
      return this.ask<Row>(plan, false, rounds - 1);
    };
    let statement = plan(this.#seen);
    if (statement === undefined) {
      const heard = isHeard ? 'nothing' : await this.#catchUp();
      if (heard === 'moved') return beginAnew();
      if (heard === 'words') statement = plan(this.#seen);
      if (statement === undefined) return [];
    }
    const rows = await this.#run<Row>(statement);
    const heard = await this.#hear(rows[0]);
    if (heard === 'moved') return beginAnew();
    if (heard === 'nothing') return rows;
    const again = plan(this.#seen);
    if (again === undefined || isSame(statement, again)) return rows;
    const repeated = await this.#run<Row>(again);
    return (await this.#hear(repeated[0])) === 'moved' ? beginAnew() : repeated;
  }

  /** Learns all words anew at the next asking: the database is an older state of what it was. */
  distrust(): void {
    this.#epoch = '';
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

  async #catchUp(): Promise<Heard> {
    const { rows } = await this.#pool.query<News>(NEW_WORDS, [this.#seen]);
    return this.#hear(rows[0]);
  }

  /** Takes in what an answer says of new words. @returns whether it names any: another answer may have told of them meanwhile. */
  async #hear(news: News | undefined): Promise<Heard> {
    if (!news) return 'nothing';
    const { epoch, first } = readSeen(news.seen);
    if (epoch !== this.#epoch) {
      this.#relearning ??= this.#relearn().finally(() => {
        this.#relearning = undefined;
      });
      await this.#relearning;
      return 'moved';
    }
    for (const word of news.words ?? []) if (!this.lexicon.has(word)) this.#learn(word, 1);
    if (news.words?.includes(RENEWED)) this.#renewCounts();
    this.#advance(first);
    return news.words ? 'words' : 'nothing';
  }

  /** Reads all words of the database that answers now. Those that only another one had stay: none of its listings has them. */
  async #relearn(): Promise<void> {
    const keys: [string, number][] = [];
    const { epoch, first } = await this.#readAll((word, n) => {
      if (word.startsWith('=')) keys.push([word, n]);
      else this.#learn(word, n);
    });
    // What services are called is exchanged at once.
    this.serviceNames.forget();
    for (const [word, n] of keys) this.#learn(word, n);
    [this.#epoch, this.#seen] = [epoch, first];
  }

  /**
   * A part after the other: requests are answered between.
   * @returns how far the server was when it began.
   * @throws SeveralServers when one database after the other answers.
   */
  async #readAll(take: (word: string, n: number) => void, rounds = MOST_ROUNDS): Promise<Seen> {
    let began: Seen | undefined;
    let words: string[];
    let last = RENEWED;
    do {
      const { rows } = await this.#pool.query<SomeWords>(WORDS_AFTER, [last]);
      const part = rows[0] as SomeWords;
      const seen = readSeen(part.seen);
      began ??= seen;
      if (seen.epoch !== began.epoch) {
        if (rounds === 0) throw new SeveralServers();
        return this.#readAll(take, rounds - 1);
      }
      words = part.words ?? [];
      for (const [index, word] of words.entries()) take(word, part.counts?.[index] ?? 1);
      last = words.at(-1) ?? last;
    } while (words.length === WORDS_AT_A_TIME);
    return began;
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

  /** Counts only choose the way of a search, so they may be late. */
  #renewCounts() {
    this.#renewing ??= this.#readAll((word, n) => this.#learn(word, n))
      .catch(() => {})
      .finally(() => {
        this.#renewing = undefined;
      });
  }
}

/** Whether two statements ask the same, apart from the words seen (their first value). */
function isSame(a: Statement, b: Statement): boolean {
  return a.text === b.text && JSON.stringify(a.values.slice(1)) === JSON.stringify(b.values.slice(1));
}

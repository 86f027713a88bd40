/** A statement that a lock kept waiting for too long, or that is not tried because another like it still waits. */
const LOCK_NOT_AVAILABLE = '55P03';

/** What is locked is tried again after so long, by one caller. Milliseconds. */
const REST = 1_000;

/** While a row is locked that a statement wants, so many may ask the same for others: each of them may run into a lock as well. */
const MOST_OF_ONE = 3;

/** PostgreSQL's context names the place of the row that was waited for: '(block,position)'. One that waits for a table has none. */
const ROW = /\(\d+,\d+\)/;

export interface LockError {
  code?: string;
  where?: string;
}

/** A statement of which some rows were locked a moment ago. */
interface Contended {
  /** Until when each set of values is not tried; for ever while one tries it. */
  rows: Map<string, number>;
  running: number;
}

/** What may be sent, and how it went is told by `done`; or the error for whoever must not wait as well. */
type Entry = { refusal: Error; done?: undefined } | { refusal?: undefined; done: (error?: LockError) => void };

/**
 * Remembers which statements run into a lock that somebody holds: each of them would wait with a connection in its hands, until none
 * is left for those who want something else. A locked table (a migration's) concerns every call of its statements, a locked row only
 * those with the same values. One tries now and then; the others are told at once.
 */
export class LockCircuitBreaker {
  /** Statements whose table is locked, and until when they are not tried. */
  readonly #tables = new Map<string, number>();
  readonly #rows = new Map<string, Contended>();

  /** Called before a statement is sent. */
  enter(statement: string, values: unknown): Entry {
    const until = this.#tables.get(statement);
    if (until !== undefined) {
      if (until > performance.now()) return refuse();
      this.#tables.set(statement, Number.POSITIVE_INFINITY);
    }
    const contended = this.#rows.get(statement);
    if (!contended) return { done: (error) => this.#note(statement, values, error) };
    const key = keyOf(values);
    const rest = contended.rows.get(key);
    if (contended.running >= MOST_OF_ONE || (rest !== undefined && rest > performance.now())) return refuse();
    if (rest !== undefined) contended.rows.set(key, Number.POSITIVE_INFINITY);
    contended.running += 1;
    return {
      done: (error) => {
        contended.running -= 1;
        if (error?.code !== LOCK_NOT_AVAILABLE) contended.rows.delete(key);
        this.#note(statement, values, error);
      },
    };
  }

  /** Learns how a statement went. */
  #note(statement: string, values: unknown, error: LockError | undefined) {
    if (error?.code !== LOCK_NOT_AVAILABLE) {
      this.#tables.delete(statement);
      this.#forgetRested(statement);
      return;
    }
    const until = performance.now() + REST;
    const key = keyOf(values);
    const contended = this.#rows.get(statement);
    // Whoever stands in line behind another for a locked row is not told which one it is.
    if (!ROW.test(error.where ?? '') && !contended?.rows.has(key)) {
      this.#tables.set(statement, until);
      return;
    }
    this.#tables.delete(statement);
    if (contended) contended.rows.set(key, until);
    else this.#rows.set(statement, { rows: new Map([[key, until]]), running: 0 });
  }

  /** Rows that nobody asks for any more would be remembered for ever. */
  #forgetRested(statement: string) {
    const contended = this.#rows.get(statement);
    if (!contended) return;
    const now = performance.now();
    for (const [key, until] of contended.rows) if (until + REST < now) contended.rows.delete(key);
    if (contended.rows.size === 0 && contended.running === 0) this.#rows.delete(statement);
  }
}

function refuse(): Entry {
  return { refusal: Object.assign(new Error('the statement waits for a lock'), { code: LOCK_NOT_AVAILABLE }) };
}

function keyOf(values: unknown) {
  return Array.isArray(values) ? values.map(String).join('\n') : '';
}

/** A statement that a lock kept waiting for too long, or that is not tried because another like it still waits. */
const LOCK_NOT_AVAILABLE = '55P03';

/** A locked statement is tried again after so long, by one caller. Milliseconds. */
const REST = 1_000;

/**
 * Remembers which statements run into a lock that somebody holds, such as a migration's: each of them would wait with a connection
 * in its hands, until none is left for those who want something else. One tries now and then; the others are told at once.
 */
export class LockedStatements {
  readonly #until = new Map<string, number>();

  /** @returns the error for whoever must not wait as well. */
  refusal(statement: string): Error | undefined {
    const until = this.#until.get(statement);
    if (until === undefined) return undefined;
    if (until > performance.now()) return Object.assign(new Error('the statement waits for a lock'), { code: LOCK_NOT_AVAILABLE });
    this.#until.set(statement, Number.POSITIVE_INFINITY);
    return undefined;
  }

  /** Learns how a statement went. */
  note(statement: string, error: { code?: string } | undefined): void {
    if (error?.code === LOCK_NOT_AVAILABLE) this.#until.set(statement, performance.now() + REST);
    else this.#until.delete(statement);
  }

  knows(statement: string): boolean {
    return this.#until.has(statement);
  }
}

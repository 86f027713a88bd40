import { CompiledQuery, type Transaction } from 'kysely';
import pg from 'pg';
// @ts-expect-error pg's types leave out how it writes values.
import utils from 'pg/lib/utils';
import type { DB } from '#server/db/types.ts';

/** A statement that the connection knows by its name. */
export interface Named {
  name: string;
  text: string;
  values: unknown[];
}

/** Begins a statement that need not be sent before the next one of its transaction. */
const WITH_THE_NEXT = '/* with the next */ ';

/** Whether nobody waits for what a statement gives: a transaction's `begin`, and what `runWithTheNext` runs. */
export function goesWithTheNext(text: string): boolean {
  return text === 'begin' || text.startsWith(WITH_THE_NEXT);
}

/**
 * Does something in a transaction whose result nobody needs: it is sent with the transaction's next statement, or with its end. That one
 * fails when it fails.
 */
export async function runWithTheNext(transaction: Transaction<DB>, { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
  await transaction.executeQuery(CompiledQuery.raw(WITH_THE_NEXT + sql, [...parameters]));
}

/** What pg's queries are made of beside what its types tell. */
interface Messages {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

interface Connection {
  parsedStatements: Record<string, string | undefined>;
  bind(message: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  execute(message: object): void;
}

const NamedQuery = pg.Query as unknown as new (...given: ConstructorParameters<typeof pg.Query>) => pg.Query & Messages;

/** Whether the connection of a client of pg knows a statement: only then it can be one of the earlier ones. */
export function isKnown(client: object, name: string): boolean {
  return (client as { connection: Connection }).connection.parsedStatements[name] !== undefined;
}

/** Errors of statements that went with another one, which is not to blame. */
const ofEarlier = new WeakSet<Error>();

export function isOfEarlier(error: Error): boolean {
  return ofEarlier.has(error);
}

/**
 * A statement and those before it that nobody waits for, sent as one: they wake the server once, and where one of them fails those
 * after it are not done (one Sync, https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING). It answers for
 * the last one, and with the error of whichever fails.
 */
export class Together extends NamedQuery {
  readonly #earlier: Named[];
  #unanswered: number;

  constructor(earlier: Named[], last: Named, answered: (error: Error | undefined, result: unknown) => void) {
    super(last, undefined, answered);
    this.#earlier = earlier;
    this.#unanswered = earlier.length;
  }

  override prepare(connection: Connection): void {
    for (const { name: statement, values } of this.#earlier) {
      connection.bind({ statement, values, valueMapper: utils.prepareValue });
      connection.execute({});
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#unanswered === 0) super.handleCommandComplete(message, connection);
    else this.#unanswered -= 1;
  }

  override handleError(error: Error, connection: Connection): void {
    if (this.#unanswered > 0) ofEarlier.add(error);
    super.handleError(error, connection);
  }
}

import pg from 'pg';

/** The statement that begins a transaction, as Kysely sends it; a connection knows it by this name once it has begun one. */
export const BEGIN = 'begin';

/** What pg's queries are made of beside what its types tell. */
interface Messages {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

interface Connection {
  parsedStatements: Record<string, string | undefined>;
  bind(message: { statement: string }): void;
  execute(message: object): void;
}

const PreparedQuery = pg.Query as unknown as new (...given: ConstructorParameters<typeof pg.Query>) => pg.Query & Messages;

/**
 * The first statement of a transaction and the `begin` before it, sent as one: they wake the server once, and where the beginning fails
 * the statement is not done either (one Sync, https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING).
 * The connection must have begun a transaction before, and the statement a name.
 */
export class FirstStatement extends PreparedQuery {
  #hasBegun = false;

  override prepare(connection: Connection): void {
    connection.bind({ statement: BEGIN });
    connection.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#hasBegun) super.handleCommandComplete(message, connection);
    this.#hasBegun = true;
  }
}

/** Whether the connection of a client of pg has begun a transaction before. */
export function hasBegun(client: object): boolean {
  return (client as { connection: Connection }).connection.parsedStatements[BEGIN] !== undefined;
}

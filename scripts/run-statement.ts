import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { createPool } from '#server/db/database.ts';

/** How long a statement may take, and wait for a lock that the site holds. Milliseconds. */
const PATIENT = { max: 1, statementTimeout: 300_000, lockTimeout: 5_000 };

/** Each value as PostgreSQL writes it. */
const asWritten = { getTypeParser: () => (text: string) => text };

/** What becomes of a statement. */
export interface Outcome {
  /** 'SELECT', 'UPDATE' … */
  command: string;
  columns: string[];
  /** How many rows it gave, or touched; nothing of statements that know none. */
  rowCount: number | null;
}

export interface StatementOptions {
  /** Without it nothing can be changed, whatever the statement is. */
  isWrite: boolean;
  /** Takes the columns once, then one row after the other: there may be very many. */
  onRow: (row: (string | null)[], columns: string[]) => void;
}

/**
 * Runs one statement of an operator's. One that reads is in a transaction of its own in which nothing can be written, on which no second
 * statement can follow; one that writes is not, so that vacuum and the like can be called.
 * @throws pg's DatabaseError when it is wrong, or takes too long.
 */
export async function runStatement(address: Address, text: string, { isWrite, onRow }: StatementOptions): Promise<Outcome> {
  const pool = createPool(address, PATIENT);
  try {
    const client = await pool.connect();
    try {
      if (!isWrite) await client.query('begin transaction read only');
      const outcome = await ask(client, text, onRow);
      if (!isWrite) await client.query('rollback');
      return outcome;
    } finally {
      // A connection with a transaction that failed is not used again.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

function ask(client: pg.PoolClient, text: string, onRow: StatementOptions['onRow']): Promise<Outcome> {
  // The extended protocol takes one statement at a time.
  const config: pg.QueryArrayConfig & { queryMode: 'extended' } = { text, rowMode: 'array', types: asWritten, queryMode: 'extended' };
  const query = client.query(new pg.Query(config));
  return new Promise((resolve, reject) => {
    query.on('row', (row, result) => onRow(row as unknown as (string | null)[], namesOf(result)));
    query.on('error', reject);
    query.on('end', (result) => resolve({ command: result.command, columns: namesOf(result), rowCount: result.rowCount }));
  });
}

function namesOf(result: pg.ResultBuilder | undefined) {
  return (result?.fields ?? []).map(({ name }) => name);
}

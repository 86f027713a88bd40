import pg from 'pg';
import type { Address } from '#server/db/address.ts';

interface Asking {
  /** How long the connection, and each answer, may take. Milliseconds. */
  patience: number;
  /** What PostgreSQL's list of connections calls it. */
  name?: string;
}

/**
 * Asks the database on a connection of its own, which ends afterwards.
 * @throws when nobody answers in time, and what `ask` throws.
 */
export async function askAlone<Answer>(
  address: Address,
  { patience, name = 'nirmaan' }: Asking,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: patience, query_timeout: patience, application_name: name });
  client.on('error', () => {});
  try {
    await client.connect();
    return await ask(client);
  } finally {
    // Of a machine that is gone no answer to that comes.
    client.end().catch(() => {});
  }
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { findPrimary } from '#server/db/hosts.ts';
import type { DB } from '#server/db/types.ts';

/**
 * One connection of its own for work that takes its time: no statement, lock or transaction on it has a limit. Values are written as
 * every PostgreSQL reads them.
 * @throws when the database does not answer.
 */
export async function connectAlone(address: Address): Promise<pg.Client> {
  const client = new pg.Client({ ...(await findPrimary(address)), connectionTimeoutMillis: 10_000, application_name: 'nirmaan-backup' });
  client.on('error', () => {});
  await client.connect();
  await client.query(`set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set datestyle = iso; set intervalstyle = postgres; set extra_float_digits = 1; set timezone = 'UTC'; set synchronize_seqscans = off`);
  return client;
}

/** The same tables through Kysely, on that connection and in the transaction it is in. */
export function onConnection(client: pg.Client): Kysely<DB> {
  const lent = { query: client.query.bind(client) as never, release: () => {} };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { options: {}, connect: async () => lent, end: async () => {} } }) });
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Address } from '#server/db/address.ts';

/** What has no second connection to give lets a question wait. Milliseconds. */
const PATIENCE = 20_000;

const CHANNEL = 'nirmaan_trial';

/** 'own': what was said on a connection stays said. 'shared': a pooler gives each transaction another one. 'none': there is no second one. */
export type Connections = 'own' | 'shared' | 'none';

/**
 * Whether connections are the clients' own, or a pooler's that stands before the database. Where they change with each transaction,
 * statements that are known by a name, notices and locks that outlive a transaction are lost. A second client that holds a transaction takes
 * the connection that the first one had; alone the first would be given the same one again.
 * @throws when nothing answers.
 */
export async function examineConnections(address: Address): Promise<Connections> {
  const connect = async () => {
    const client = new pg.Client({ ...address, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE, application_name: 'nirmaan' });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const first = await connect();
  const second = await connect();
  try {
    return (await isOwn(first, second)) ? 'own' : 'shared';
  } catch (error) {
    // A pool that knows no transactions, and a name of which another connection has not heard, are errors of the server.
    return (error as { code?: string }).code === undefined ? 'none' : 'shared';
  } finally {
    await Promise.all([first.end(), second.end()].map((ending) => ending.catch(() => {})));
  }
}

/** @returns whether both keep their connection, and what the first one said on it. */
async function isOwn(first: pg.Client, second: pg.Client): Promise<boolean> {
  const secret = randomUUID();
  let isHeard = false;
  first.on('notification', ({ payload }) => {
    // Other processes that start at this moment speak on the same channel.
    if (payload === secret) isHeard = true;
  });
  const pidOf = async (client: pg.Client) => {
    const { rows } = await client.query<{ pid: number }>({ name: 'nirmaan-trial', text: 'select pg_backend_pid() as pid' });
    return rows[0]?.pid;
  };
  await first.query('begin');
  const pid = await pidOf(first);
  await first.query(`listen ${CHANNEL}`);
  await first.query('commit');
  await second.query('begin');
  if ((await pidOf(second)) === pid || (await pidOf(first)) !== pid) return false;
  // Its own notices are sent to a connection before the answer.
  await first.query('select pg_notify($1, $2)', [CHANNEL, secret]);
  await second.query('commit');
  return isHeard;
}

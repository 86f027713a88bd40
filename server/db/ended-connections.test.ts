import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import '#server/db/ended-connections.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

test('what PostgreSQL says of a connection that is being ended is nobody’s error', async () => {
  const { address, db } = await createTestDatabase();
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // What comes is read after the listeners have gone, as it may be when both stop at once.
  const { stream } = (client as unknown as { connection: { stream: NodeJS.ReadableStream } }).connection;
  stream.pause();
  await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db);
  client.removeAllListeners();
  const ended = client.end();
  stream.resume();
  await expect(ended).resolves.toBeUndefined();
});

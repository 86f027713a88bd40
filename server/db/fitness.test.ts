import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { findUnfitness, watchFitness } from '#server/db/fitness.ts';
import { createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

async function connectTo(address: pg.ClientConfig) {
  const client = new pg.Client(address);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** An account that may read and write all tables and owns none. */
async function makeAccount(client: pg.Client) {
  const name = `account_${randomBytes(4).toString('hex')}`;
  await client.query(`create role ${name} login; grant usage on schema public, pgboss to ${name};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${name}`);
  onTestFinished(async () => void (await client.query(`drop owned by ${name}; drop role ${name}`)));
  return name;
}

test('a database is unfit when it lacks what this version reads or writes, or does not allow it', async () => {
  const { address } = await createTestDatabase();
  const client = await connectTo(address);
  const account = await makeAccount(client);
  const after = async (statement: string) => {
    try {
      await client.query(`begin; ${statement}; set local role ${account}`);
      return await findUnfitness(client);
    } finally {
      await client.query('rollback');
    }
  };
  expect(await after('select 1')).toBeUndefined();
  expect(await after('create table later (n int); alter table likes add column later int')).toBeUndefined();
  expect(await after(`insert into kysely_migration (name, timestamp) values ('9999_later', '2030')`)).toBeUndefined();
  expect(await after('drop table likes cascade')).toMatch(/^it lacks likes\./);
  expect(await after('alter table likes rename to liked')).toMatch(/^it lacks likes\./);
  expect(await after('alter table likes rename column user_id to by')).toBe('it lacks likes.user_id');
  expect(await after('alter table pgboss.job rename to jobs')).toBe('it lacks pgboss.job.id');
  expect(await after(`delete from kysely_migration where name = '0003_notices'`)).toBe('it lacks the migration 0003_notices');
  expect(await after('set transaction read only')).toBe('it is read only');
  for (const right of ['select', 'insert', 'update', 'delete']) {
    expect(await after(`revoke ${right} on enquiries from ${account}`)).toBe('this account may not read and write enquiries');
  }
  expect(await after(`revoke select on listing_source from ${account}`)).toBe('this account may not read and write listing_source');
  expect(await after(`revoke usage on schema public from ${account}, public`).catch((error) => error.code)).toBe('42P01');
});

test('an account that may not come in any more is found out, though connections stay; a server that is away is the heartbeat’s affair', async () => {
  const { address } = await createTestDatabase();
  const client = await connectTo(address);
  const account = await makeAccount(client);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const fitness = await watchFitness({ ...address, user: account }, log);
  onTestFinished(() => fitness.close());
  expect(fitness.isFit).toBe(true);
  await client.query(`alter role ${account} nologin`);
  while (fitness.isFit) await delay(20);
  await client.query(`alter role ${account} login`);
  while (!fitness.isFit) await delay(20);
  expect(lines).toEqual([
    'the database is not as this version needs it: /readyz says so',
    'the database is again as this version needs it',
  ]);
  const away = await watchFitness({ connectionString: 'postgres://u@127.0.0.1:1/nirmaan' }, log);
  expect(away.isFit).toBe(true);
  await away.close();
});

test('/readyz is 503 where calls are answered by a failure', async () => {
  const { app, pool } = await createTestApp();
  const ready = async () => (await app.inject('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  await pool.query('alter table newsletter_subscriptions rename to elsewhere');
  expect((await app.inject({ method: 'POST', url: '/api/v1/subscribe', payload: { email: 'asha@example.in' } })).statusCode).toBe(500);
  expect(await ready()).toBe(503);
  await pool.query('alter table elsewhere rename to newsletter_subscriptions');
  expect(await ready()).toBe(200);
});

test('on a database that takes no writes pages are read, and what writes is 503', async () => {
  const { app, pool, address } = await createTestApp();
  const client = await connectTo(address);
  await client.query(`alter database ${address.database} set default_transaction_read_only = on`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
    address.database,
  ]);
  const status = async (url: string, payload?: object) => (await app.inject(payload ? { method: 'POST', url, payload } : url)).statusCode;
  await expect.poll(() => pool.query('select 1').then(({ rowCount }) => rowCount)).toBe(1);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/api/v1/service/get/all')).toBe(200);
  expect(await status('/api/v1/subscribe', { email: 'asha@example.in' })).toBe(503);
});

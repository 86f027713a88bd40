import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { toRefusal } from '#server/base/errors.ts';
import { createPool } from '#server/db/database.ts';
import { examineServer } from '#server/db/examine-server.ts';
import { watchDatabase } from '#server/db/heartbeat.ts';
import { findPrimary } from '#server/db/hosts.ts';
import { migrateUnderLoad } from '#server/db/migrate-under-load.ts';
import { createReplicatedDatabase } from '#tests/helpers/replicated-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const patient = { timeout: 60_000, interval: 20 };
const log = pino({ level: 'silent' });
const urlOf = (...hosts: string[]) => `postgres://postgres@localhost/postgres?host=${encodeURIComponent(hosts.join(','))}`;

const { hosts, stopReplica, stopPrimary, returnPrimary, promoteReplica } = await createReplicatedDatabase();
const { primary, replica } = hosts;
const nobody = '/no-socket-here';
const address = { connectionString: urlOf(nobody, replica, primary) };

/** Where the connections of a pool lead. */
const whereIs = async (pool: ReturnType<typeof createPool>) =>
  (await pool.query<{ is: string }>(`select current_setting('unix_socket_directories') as is`)).rows[0]?.is;

test('of several servers the one that takes writes is found, whichever is named first', async () => {
  expect(await findPrimary(address)).toEqual({ connectionString: urlOf(primary) });
  await examineServer(address.connectionString, log);
  const pool = createPool(address, { max: 2 });
  whenDone(() => pool.end());
  expect(await whereIs(pool)).toBe(primary);
});

test('where none takes writes, the start and migrations say what each of them is', async () => {
  const url = urlOf(nobody, replica);
  const fault = `none of the servers takes writes: there is no socket of PostgreSQL in ${nobody}: does it run, and is that its folder (unix_socket_directories)?; ${replica} is a standby`;
  await expect(examineServer(url, log)).rejects.toThrow(`DATABASE_URL: ${fault}`);
  await expect(migrateUnderLoad({ connectionString: url }, log)).rejects.toThrow(fault);
});

test('a name that leads to a standby is refused by migrations and by whoever would write', async () => {
  const standby = { connectionString: urlOf(replica) };
  await expect(migrateUnderLoad(standby, log)).rejects.toThrow('the server is a standby, which takes no writes');
  const pool = createPool(standby, { max: 1 });
  whenDone(() => pool.end());
  const refused = await pool.query('select 1').catch((error) => error);
  expect(toRefusal(refused)).toMatchObject({ status: 503, code: 'unavailable' });
  const heartbeat = await watchDatabase(standby, log);
  expect(heartbeat.isBeating).toBe(false);
  await heartbeat.close();
});

test('after a promotion connections lead to the new primary, what was asked of the old one fails, and it is left alone when it is back', async () => {
  // Has looked before the promotion, and not since.
  const asleep = { connectionString: urlOf(replica, primary) };
  expect(await findPrimary(asleep)).toEqual({ connectionString: urlOf(primary) });
  const heartbeat = await watchDatabase(address, log);
  const pool = createPool(address, { max: 3, heartbeat });
  let moves = 0;
  heartbeat.onMoved(() => {
    moves += 1;
  });
  whenDone(async () => {
    await pool.end();
    await heartbeat.close();
  });
  const asked = pool.query('select pg_sleep(60)').catch((error) => toRefusal(error).code);
  expect(await whereIs(pool)).toBe(primary);
  await stopReplica();
  await stopPrimary();
  expect(await asked).toBe('unavailable');
  await promoteReplica();
  await vi.waitFor(async () => expect(await whereIs(pool)).toBe(replica), patient);
  expect(heartbeat.isBeating).toBe(true);
  await vi.waitFor(() => expect(moves).toBe(1), patient);

  await returnPrimary();
  const [{ query, end }, isOldHeard] = [pg.Client.prototype, Promise.withResolvers<void>()];
  const querying = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...asked: unknown[]) {
    const answer = await query.apply(this, asked as never);
    if (this.host === replica && String(asked[0]).includes('pg_control_system')) await isOldHeard.promise;
    return answer;
  } as never);
  const ending = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(function (this: pg.Client, ...all: unknown[]) {
    if (this.host === primary) isOldHeard.resolve();
    return end.apply(this, all as never);
  } as never);
  expect(await findPrimary(asleep)).toEqual({ connectionString: urlOf(replica) });
  for (const spy of [querying, ending]) spy.mockRestore();

  const others = createPool(address, { max: 4 });
  whenDone(() => others.end());
  expect(await Promise.all([1, 2, 3, 4].map(() => whereIs(others)))).toEqual([replica, replica, replica, replica]);
  // Who has known neither takes the later timeline.
  expect(await findPrimary({ connectionString: urlOf(primary, replica) })).toEqual({ connectionString: urlOf(replica) });
});

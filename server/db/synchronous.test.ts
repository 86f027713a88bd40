import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toRefusal } from '#server/base/errors.ts';
import { createDatabase, createPool } from '#server/db/database.ts';
import { watchDatabase } from '#server/db/heartbeat.ts';
import { ReadsAndWrites } from '#server/db/reads-and-writes.ts';
import { areSynchronous, watchCommits } from '#server/db/synchronous.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { createReplicatedDatabase } from '#tests/helpers/replicated-database.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

const TRIAL = 'pg_logical_emit_message';
const patient = { timeout: 60_000, interval: 20 };
const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) });

const { database, hosts, stopReplica, startReplica } = await createReplicatedDatabase();
const { address, pool: admin } = database;
const url = { connectionString: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(hosts.primary)}` };

/** Sets whom the server waits for, and waits until everybody knows. */
async function waitFor(names: string) {
  await admin.query(`alter system set synchronous_standby_names = '${names}'`);
  await admin.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    expect((await admin.query('show synchronous_standby_names')).rows).toEqual([{ synchronous_standby_names: names }]);
  }, patient);
}

/** Ends the wait of each commit that waits for a standby, as somebody does who cancels what hangs. @returns how many there were. */
async function endWaits() {
  const { rows } = await admin.query(
    `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and application_name = 'nirmaan'`,
  );
  return rows.length;
}

test('commits wait where it is wanted, or where the server has it; that nobody is waited for is said', async () => {
  expect(await areSynchronous(url, undefined, log)).toBe(false);
  expect(said).toEqual([]);
  expect(await areSynchronous(url, true, log)).toBe(true);
  expect(said).toEqual([expect.stringMatching(/^SYNCHRONOUS is 1, but the server waits for no standby/)]);
  await waitFor('*');
  expect(await areSynchronous(url, undefined, log)).toBe(true);
  expect(await areSynchronous(url, true, log)).toBe(true);
  expect(await areSynchronous(url, false, log)).toBe(false);
  expect(said).toHaveLength(1);
  await waitFor('');
});

test('an answer that was there while the process stood still is no miss', async () => {
  const heartbeat = { isBeating: true, onGone: () => () => {}, onMoved() {}, close: async () => {} };
  const wire = await layWire(address);
  const commits = await watchCommits(wire.address, log, heartbeat);
  let isGone = false;
  commits.onGone(() => {
    isGone = true;
  });
  const trial = wire.hold(TRIAL);
  await trial.isHeld;
  trial.letGo();
  // Longer than a trial may take. The loop has looked for what comes: the next thing that it sees is that the time is over.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
  const next = wire.hold(TRIAL);
  await next.isHeld;
  next.letGo();
  expect([commits.isBeating, isGone]).toEqual([true, false]);
  await commits.close();
});

describe('where commits wait for a standby', () => {
  beforeAll(async () => {
    await waitFor('*');
  });
  afterAll(async () => {
    await waitFor('');
  });

  test('a wait for a standby that was ended is no success', async () => {
    const pool = createPool(address, { max: 2, isSynchronous: true });
    const db = createDatabase(pool);
    await stopReplica();
    const alone = pool.query(`insert into settings (name, value) values ('alone', '1')`).catch(toRefusal);
    const inTransaction = db
      .transaction()
      .execute((trx) => trx.insertInto('settings').values({ name: 'together', value: '1' }).execute())
      .catch(toRefusal);
    const both = Promise.all([alone, inTransaction]);
    let isOver = false;
    both.finally(() => {
      isOver = true;
    });
    while (!isOver) await endWaits();
    for (const refusal of await both) expect(refusal).toMatchObject({ status: 503, code: 'unavailable' });
    await startReplica();
    // The connections are as good as before.
    await db.insertInto('settings').values({ name: 'again', value: '1' }).execute();
    await db.deleteFrom('settings').where('name', 'in', ['alone', 'together', 'again']).execute();
    await pool.end();
  });

  test('while no standby is there writes are refused and reading goes on; when it is back they are taken', async () => {
    const heartbeat = await watchDatabase(address, log);
    const commits = await watchCommits(address, log, heartbeat);
    const pool = createPool(address, { max: 3, heartbeat, isSynchronous: true });
    const writes = createPool(address, { max: 2, heartbeat: commits, isSynchronous: true });
    const db = createDatabase(new ReadsAndWrites(pool, writes));
    whenDone(async () => {
      await Promise.all([pool.end(), writes.end()]);
      await commits.close();
      await heartbeat.close();
    });
    expect(commits.isBeating).toBe(true);
    const kept = await makeBusiness(db, { name: 'Quenby Works', service: 'Quenbery' });
    const { app } = await createTestApp({}, { database: { address, pool, db } });
    const subscribe = (email: string) => call(app, 'POST', '/api/v1/subscribe', { email });
    expect(await subscribe('before@example.in')).toMatchObject({ status: 201 });

    await stopReplica();
    // More than may write at once, some of whom begin before anybody knows.
    const refused = await Promise.all(Array.from({ length: 12 }, (_, at) => subscribe(`during-${at}@example.in`)));
    for (const { status, headers, body } of refused) {
      expect([status, body.code]).toEqual([503, 'unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    expect([commits.isBeating, heartbeat.isBeating]).toEqual([false, true]);
    const list = await call(app, 'GET', '/api/v1/contractor/search?city=Pune&service=Quenbery');
    expect(list.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([kept]);
    expect(said).toContain('commits reach no standby: writes are refused, what is only read goes on');

    await startReplica();
    await vi.waitFor(() => expect(commits.isBeating).toBe(true), patient);
    expect(await subscribe('after@example.in')).toMatchObject({ status: 201 });
  });
});

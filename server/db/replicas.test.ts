import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readAddress } from '#server/base/address-fault.ts';
import { examineServer } from '#server/db/examine-server.ts';
import { createReads, getWritePosition } from '#server/db/replicas.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { signInAdmin } from '#tests/factories/session.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { lookAnew } from '#tests/helpers/look-anew.ts';
import { createReplicatedDatabase } from '#tests/helpers/replicated-database.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';

const patient = { timeout: 60_000, interval: 20 };
const { database, hosts, replicaUrl, replicaPool, stopReplica, startReplica } = await createReplicatedDatabase();
const { pool, db } = database;
const { app } = await createTestApp({ DATABASE_REPLICA_URLS: replicaUrl }, { database });
const reads = await createReads<Pool>({
  urls: [replicaUrl, replicaUrl],
  primary: pool,
  open: async (replica) => replica,
  log: pino({ level: 'silent' }),
  rest: 50,
});
afterAll(() => reads.close());

test('a replica is no database for DATABASE_URL', async () => {
  await expect(examineServer(replicaUrl, pino({ level: 'silent' }))).rejects.toThrow(
    'DATABASE_URL: the server is a standby, which takes no writes: name the primary; standbys may stand in DATABASE_REPLICA_URLS',
  );
});

/** Whether a replica answers. */
const isReplica = (lastWriteLsn?: string) =>
  reads.run(lastWriteLsn, async (source) => (await source.query('select pg_is_in_recovery() as is')).rows[0].is as boolean);

async function pause() {
  await replicaPool.query('select pg_wal_replay_pause()');
  await vi.waitFor(async () => {
    const { rows } = await replicaPool.query('select pg_get_wal_replay_pause_state() as state');
    expect(rows).toEqual([{ state: 'paused' }]);
  }, patient);
}

const resume = () => replicaPool.query('select pg_wal_replay_resume()');

const idsAt = async (path: string, cookie?: string) => {
  const { status, body } = await call(app, 'GET', `/api/v1/contractor/${path}`, undefined, cookie ? { cookie } : {});
  expect(status).toBe(200);
  return (body.data ?? body.contractor).map(({ _id }: { _id: string }) => _id) as string[];
};

/** Ways to search that are not kept at their first asking, the last by a near spelling. */
const WAYS = ['search?q=quenby', 'search?q=quenby%20pune', 'search?city=Pune&service=Quenbery&lat=18.5&lng=73.8', 'search?q=quenbx'];
/** What is never kept, and what is from its second asking on. */
const LISTING = 'get-all?service=Quenbery';
const KEPT = 'search?city=Pune&service=Quenbery';

describe('searches with a replica', () => {
  test('come from it: only who has just written sees what it has not replayed; later everybody does', async () => {
    expect(await isReplica()).toBe(true);
    await pause();
    const id = await makeBusiness(db, { name: 'Quenby Works', service: 'Quenbery' });
    const { headers } = await call(app, 'POST', '/api/v1/subscribe', { email: 'writer@example.in' });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    for (const way of [...WAYS, LISTING]) {
      expect(await idsAt(way), way).toEqual([]);
      expect(await idsAt(way, cookie), way).toEqual([id]);
    }
    expect(await idsAt(LISTING, 'nirmaan_lsn=nonsense')).toEqual([]);
    // Given again, it would stay as the replica was.
    expect(await idsAt(KEPT)).toEqual([]);
    expect(await idsAt(KEPT)).toEqual([id]);
    const position = await getWritePosition(db);
    expect(await isReplica()).toBe(true);
    expect(await isReplica(position)).toBe(false);

    await resume();
    await vi.waitFor(async () => expect(await idsAt(LISTING)).toEqual([id]), patient);
    await vi.waitFor(async () => expect(await isReplica(position)).toBe(true), patient);
    for (const way of [...WAYS, LISTING]) expect(await idsAt(way, cookie), way).toEqual([id]);
  });

  test('that stands in the way of replaying go to the primary, and the replica is used further', async () => {
    const seen: boolean[] = [];
    const found = await reads.run(undefined, async (source) => {
      seen.push((await source.query('select pg_is_in_recovery() as is')).rows[0].is);
      if (seen.length === 1) throw Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
      return 'found';
    });
    expect([found, seen]).toEqual(['found', [true, false]]);
    expect(await isReplica()).toBe(true);
  });

  test('do not fail when it stops, and come back to it', async () => {
    const id = await makeBusiness(db, { name: 'Zephyr Tiles' });
    await Promise.all([stopReplica(), ...Array.from({ length: 20 }, () => idsAt('search?q=roofing'))]);
    for (let time = 0; time < 5; time++) expect(await idsAt('search?q=zephyr')).toEqual([id]);
    expect(await isReplica()).toBe(false);
    await startReplica();
    await vi.waitFor(async () => expect(await isReplica()).toBe(true), patient);
  });

  test('do not fail for one that never was there', async () => {
    const said: object[] = [];
    const lone = await createReads<Pool>({
      urls: ['postgresql://nobody@127.0.0.1:1/nirmaan', 'postgresql://nobody@/nirmaan?host=/no-socket-here'],
      primary: pool,
      open: async (replica) => {
        await replica.query('select');
        return replica;
      },
      log: pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line)) }),
      rest: 0,
    });
    const read = (source: Pool) => source.query('select pg_is_in_recovery() as is');
    for (const _replica of [1, 2]) expect((await lone.run(undefined, read)).rows).toEqual([{ is: false }]);
    expect((await lone.measure(db)).map(({ name, isAway }) => [name, isAway])).toEqual([
      ['127.0.0.1:1', true],
      ['/no-socket-here', true],
    ]);
    expect(said).toContainEqual(
      expect.objectContaining({
        replica: '127.0.0.1:1',
        reason: 'nothing listens at 127.0.0.1:1: does PostgreSQL run there, and is the port right?',
      }),
    );
    expect(said).toContainEqual(
      expect.objectContaining({ replica: '/no-socket-here', reason: expect.stringMatching(/^there is no socket of PostgreSQL/) }),
    );
    await lone.close();
  });

  test('go to the primary where the address of the replica leads to several servers in turn, which is said once', async () => {
    const wire = await layWire(database.address);
    wire.leadTo(hosts.replica, hosts.primary);
    const said: { reason: string }[] = [];
    const balanced = await createReads<Pool>({
      urls: [wire.address.connectionString],
      primary: pool,
      open: async (replica) => replica,
      log: pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line)) }),
      rest: 0,
    });
    const isPrimary = () =>
      balanced.run(undefined, async (source) => {
        await source.query('select pg_is_in_recovery()');
        return source === pool;
      });
    await Promise.all(Array.from({ length: 6 }, isPrimary));
    for (let time = 0; time < 3; time++) expect(await isPrimary()).toBe(true);
    expect(said).toEqual([
      expect.objectContaining({
        reason: expect.stringMatching(/^127\.0\.0\.1:\d+ leads to several servers in turn, .* DATABASE_REPLICA_URLS$/),
      }),
    ]);
    await balanced.close();
  });

  test('fail as the primary does', async () => {
    await expect(reads.run(undefined, (source) => source.query('select 1 / 0'))).rejects.toThrow('division by zero');
  });
});

test('the page Health and the figures say how far it is behind, and that it is away', async () => {
  lookAnew();
  const { headers } = await signInAdmin(db);
  const seen = async () => {
    const { body } = await call(app, 'GET', '/api/v1/admin/health/get', undefined, headers);
    const { state } = body.data.checks.find(({ name }: { name: string }) => name === 'replicas');
    return { ...body.data.replicas[0], state };
  };
  const figures = async () => (await app.inject('/metrics')).body;
  const name = readAddress(replicaUrl).server;
  const upToDate = { name, isAway: false, lagSeconds: 0, state: 'fine' };
  await vi.waitFor(async () => expect(await seen()).toEqual(upToDate), patient);
  await pause();
  await makeBusiness(db);
  expect(await seen()).toMatchObject({ isAway: false, lagSeconds: expect.any(Number) });
  await vi.waitFor(async () => expect((await seen()).lagSeconds).toBeGreaterThan(0), patient);
  expect(await figures()).toMatch(new RegExp(`^replica_lag_seconds\\{replica="${name}"\\} \\d`, 'm'));
  await resume();
  await vi.waitFor(async () => expect(await seen()).toEqual(upToDate), patient);
  await stopReplica();
  expect(await seen()).toEqual({ name, isAway: true, lagSeconds: null, state: 'act' });
  expect(await figures()).toContain(`\nreplica_up{replica="${name}"} 0\n`);
  await startReplica();
  await vi.waitFor(async () => expect(await seen()).toEqual(upToDate), patient);
});

test('a machine that is named among the replicas and is the primary now is not behind', async () => {
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(hosts.primary)}`;
  const own = await createReads<Pool>({ urls: [url], primary: pool, open: async (server) => server, log: pino({ level: 'silent' }) });
  expect(await own.measure(db)).toEqual([{ name: hosts.primary, isAway: false, lagSeconds: 0 }]);
  await own.close();
});

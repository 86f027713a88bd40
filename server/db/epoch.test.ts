import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { createDatabase, createPool } from '#server/db/database.ts';
import { readSeen, SEEN } from '#server/db/epoch.ts';
import { TagChanges } from '#server/db/tag-changes.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { createReplicatedDatabase } from '#tests/helpers/replicated-database.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

/** How many transactions the standby lacks when it is promoted. */
const BEHIND = 5_000;

const patient = { timeout: 60_000, interval: 20 };
const countUp = (n: number) => `do $$ begin for turn in 1..${n} loop perform pg_current_xact_id(); commit; end loop; end $$`;

/** A process whose connections lead to whichever server `wire` leads to. */
async function startProcess(wire: Awaited<ReturnType<typeof layWire>>) {
  const pool = createPool(wire.address, { max: 4 });
  whenDone(() => pool.end());
  const { app } = await createTestApp({}, { database: { address: wire.address as never, pool, db: createDatabase(pool) } });
  const idsAt = async (path: string) => {
    const { status, body } = await call(app, 'GET', `/api/v1/contractor/${path}`);
    return status === 200 ? ((body.data ?? body.contractor).map(({ _id }: { _id: string }) => _id) as string[]) : [`status ${status}`];
  };
  return { app, idsAt };
}

const LIST = 'search?city=Pune&service=Quenbery';
const limitOf = async ({ app }: Awaited<ReturnType<typeof startProcess>>) =>
  (await call(app, 'GET', '/api/v1/settings/phone-view-limit/get')).body.phone_view_limit;

test('what only the server before knew is forgotten by every process when a standby that is behind takes its place', async () => {
  const { database, stopReplica, stopPrimary, promoteReplica, replicaPool } = await createReplicatedDatabase();
  const { pool, db, address } = database;
  const wire = await layWire(address);
  const [here, frozen] = await Promise.all([startProcess(wire), startProcess(wire)]);
  const kept = await makeBusiness(db, { name: 'Quenby Works', service: 'Quenbery' });
  await vi.waitFor(async () => {
    const { rows } = await replicaPool.query('select from businesses where business_id = $1', [kept]);
    expect(rows).toHaveLength(1);
  }, patient);
  await stopReplica();

  const lost = await makeBusiness(db, { name: 'Zephyr Tiles', service: 'Quenbery' });
  await db.insertInto('settings').values({ name: 'phone_view_limit', value: '25' }).execute();
  await pool.query(countUp(BEHIND));
  for (const process of [here, frozen]) {
    for (const _time of [1, 2]) expect((await process.idsAt(LIST)).toSorted()).toEqual([kept, lost].toSorted());
    expect(await process.idsAt('search?q=zephyr')).toEqual([lost]);
    await vi.waitFor(async () => expect(await limitOf(process)).toBe(25), patient);
  }

  await stopPrimary();
  const promoted = await promoteReplica();
  wire.leadTo(promoted);
  await vi.waitFor(async () => expect(await here.idsAt(LIST)).toEqual([kept]), patient);
  expect(await here.idsAt('search?q=zephyr')).toEqual([]);
  expect(await limitOf(here)).toBe(10);

  // Its transactions have numbers that the server before has given as well.
  const next = createPool({ ...address, host: promoted }, { max: 1 });
  whenDone(() => next.end());
  const found = await makeBusiness(createDatabase(next), { name: 'Wexford Cranes', service: 'Quenbery' });
  expect(await here.idsAt('search?q=wexford')).toEqual([found]);
  expect((await here.idsAt(LIST)).toSorted()).toEqual([kept, found].toSorted());

  // One process was asked nothing meanwhile, and wakes when the numbers are beyond what it knew.
  await next.query(countUp(2 * BEHIND));
  expect((await frozen.idsAt(LIST)).toSorted()).toEqual([kept, found].toSorted());
  expect(await frozen.idsAt('search?q=wexford')).toEqual([found]);
  expect(await frozen.idsAt('search?q=zephyr')).toEqual([]);
  expect(await limitOf(frozen)).toBe(10);
});

test('an account without rights can read how far a server is', async () => {
  const { address, pool } = await createTestDatabase();
  const role = `plain_${address.database}`;
  await pool.query(`create role ${role} login`);
  const plain = createPool({ ...address, user: role }, { max: 1 });
  const { rows } = await plain.query<{ seen: string }>(`select ${SEEN} as seen`);
  const { epoch, first } = readSeen(rows[0]?.seen ?? '');
  expect(epoch).toMatch(/^0000000\d@\d+\.\d+$/);
  expect(Number(first)).toBeGreaterThan(0);
  await plain.end();
  await pool.query(`drop role ${role}`);
});

test('an answer of another epoch, or one with numbers that went back, says once that everything changed', async () => {
  const answers = ['1@7 100', '1@7 101', '2@7 300', '2@7 301', '2@9 400', '2@9 90'];
  const pool = {
    query: async () => {
      const seen = answers.shift() ?? '';
      return { rows: [{ seen, is_behind: seen.endsWith(' 90'), change_id: null }] };
    },
  } as unknown as Pool;
  const told: string[] = [];
  const changes = new TagChanges(
    pool,
    (news) => told.push(...news.map(({ tag }) => tag)),
    () => told.push('moved'),
  );
  const toldAfter: number[] = [];
  while (answers.length > 0) {
    await changes.ask();
    toldAfter.push(told.length);
  }
  expect(toldAfter).toEqual([0, 0, 2, 2, 4, 6]);
  expect(told).toEqual(['moved', '*', 'moved', '*', 'moved', '*']);
});

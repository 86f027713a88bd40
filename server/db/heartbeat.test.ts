import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { toRefusal } from '#server/base/errors.ts';
import { createPool } from '#server/db/database.ts';
import { watchDatabase } from '#server/db/heartbeat.ts';
import { layWire } from '#tests/helpers/database-wire.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

const { address } = await createTestDatabase();

async function connectByWire() {
  const wire = await layWire(address);
  const heartbeat = await watchDatabase(wire.address, pino({ level: 'silent' }));
  const pool = createPool(wire.address, { heartbeat, max: 2 });
  onTestFinished(async () => {
    wire.cut();
    await Promise.all([heartbeat.close(), pool.end()]);
  });
  return { wire, heartbeat, pool };
}

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error) => toRefusal(error).code,
  );

test('whoever waits for a frozen database is told, and nobody waits any more until it answers', async () => {
  const { wire, heartbeat, pool } = await connectByWire();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  wire.freeze();
  // Two hold the connections, the third waits for one.
  const answers = await Promise.all([1, 2, 3].map(() => refusalOf(pool.query('select 1'))));
  expect(answers).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(heartbeat.isBeating).toBe(false);
  await expect(pool.query('select 1')).rejects.toThrow('the database does not answer');
  wire.mend();
  while (!heartbeat.isBeating) await delay(20);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a transaction in the middle of its work fails with the database', async () => {
  const { wire, pool } = await connectByWire();
  const client = await pool.connect();
  await client.query('begin');
  wire.freeze();
  expect(await refusalOf(client.query('select 1'))).toBe('unavailable');
  client.release();
});

test('a database that is cut off comes back by itself', async () => {
  const { wire, heartbeat, pool } = await connectByWire();
  wire.cut();
  while (heartbeat.isBeating) await delay(20);
  expect(await refusalOf(pool.query('select 1'))).toBe('unavailable');
  wire.mend();
  while (!heartbeat.isBeating) await delay(20);
  await pool.query('select 1');
});

test("the end of the heartbeat's own connection is not the database's", async () => {
  const { wire, heartbeat, pool } = await connectByWire();
  let isGone = false;
  heartbeat.onGone(() => {
    isGone = true;
  });
  const end =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nirmaan-heartbeat' and datname = current_database()";
  const { rows } = await pool.query(end);
  expect(rows).toHaveLength(1);
  const again = "select from pg_stat_activity where application_name = 'nirmaan-heartbeat' and datname = current_database()";
  while ((await pool.query(again)).rows.length === 0) await delay(20);
  expect(isGone).toBe(false);
  expect(wire.address).toBeDefined();
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { knownMigrations, makeTables, migrate } from '#server/db/migrate.ts';
import { makeBusiness } from '#tests/factories/business.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

test('a mark of before checks had kinds is one of the team, and what codes and links have proven stands from that day, to the end of its last one', async () => {
  const { db } = await createTestDatabase();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const early = knownMigrations().filter((name) => name < '0146');
  await db.transaction().execute((trx) => makeTables(trx, early));
  const at = (day: string) => new Date(`${day}T20:00:00Z`);
  const id = await makeBusiness(db, {
    vetted_at: at('2026-03-11'),
    phone_proven_at: at('2026-04-01'),
    email_proven_at: at('2026-05-01'),
  });
  const plain = await makeBusiness(db, { email_proven_at: null });
  await migrate(db);
  const { rows } =
    await sql`select kind, state, to_char(checked_on, 'YYYY-MM-DD') as day, to_char(ends_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as until
    from checks where business_id = ${id} order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'email', state: 'standing', day: '2026-05-02', until: '2027-05-03 00:00' },
    { kind: 'phone', state: 'standing', day: '2026-04-02', until: '2027-04-03 00:00' },
    { kind: 'team', state: 'standing', day: '2026-03-12', until: '2027-03-13 00:00' },
  ]);
  const kept = await db.selectFrom('businesses').select('vetted_at').where('business_id', '=', id).executeTakeFirst();
  expect(kept?.vetted_at).toEqual(at('2026-03-11'));
  expect(await db.selectFrom('checks').select('kind').where('business_id', '=', plain).execute()).toEqual([]);
});

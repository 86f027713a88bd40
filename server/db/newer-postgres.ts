import { type Kysely, sql } from 'kysely';
import { StartError } from '#server/base/start-error.ts';

/** What the tables use of later versions of PostgreSQL, as an earlier one makes it (docs/decisions/001-embedded-postgresql.md). */
export const STAND_INS = {
  // PostgreSQL 18 has it. As there: milliseconds since 1970, then a fraction of one in twelve bits, so that ids sort by their time.
  uuidv7: `create function uuidv7() returns uuid volatile parallel safe language sql
    begin atomic
      select encode(int8send(time / 1000 << 16 | 28672 | time % 1000 * 4096 / 1000) || substring(uuid_send(gen_random_uuid()) from 9), 'hex')::uuid
        from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint as time) now;
    end`,
  // PostgreSQL 17 has it: letters of every script, by their numbers, whatever the database's own locale is.
  pg_c_utf8: `create collation pg_c_utf8 (provider = libc, locale = 'C.UTF-8')`,
};

/** SQLSTATEs by which PostgreSQL says that its machine does not know a locale. */
const NO_SUCH_LOCALE = ['42602', '22023', '58P01'];

/**
 * Gives a database of PostgreSQL 16 or 17 what the migrations use of later versions. On one that has it nothing is done.
 * @throws StartError where the server's machine has no locale C.UTF-8.
 */
export async function completeEarlierPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ uuidv7: boolean; pg_c_utf8: boolean }>`
    select to_regprocedure('uuidv7()') is not null as uuidv7, to_regcollation('pg_c_utf8') is not null as pg_c_utf8`.execute(db);
  if (!rows[0]?.uuidv7) await sql.raw(STAND_INS.uuidv7).execute(db);
  if (rows[0]?.pg_c_utf8) return;
  try {
    await sql.raw(STAND_INS.pg_c_utf8).execute(db);
  } catch (error) {
    if (!NO_SUCH_LOCALE.includes((error as { code?: string }).code ?? '')) throw error;
    throw new StartError(
      'The machine of this PostgreSQL has no locale C.UTF-8, which PostgreSQL 16 needs from it: use PostgreSQL 17 or later',
    );
  }
}

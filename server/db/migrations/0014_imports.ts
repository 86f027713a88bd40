import { type Kysely, sql } from 'kysely';

/** An import remembers the columns of its file that nobody knows: the admin is told that they are left out. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table imports add column ignored_columns text[] not null default '{}'`.execute(db);
}

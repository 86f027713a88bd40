import { type Kysely, sql } from 'kysely';

/** Whether the owners of an import's businesses are told by mail. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table imports add column tells_owners boolean not null default false`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** A business that is called so in Hindi is found as by its other name (businesses__name_city), without reading the whole table. */
export async function up(db: Kysely<unknown>) {
  await sql`create index businesses__name_hi on businesses (search_key(name_hi)) where name_hi is not null`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** On which floor, or on how large an area, something is to be done: asked beside the words of an enquiry and of a request for quotes. */
export async function up(db: Kysely<unknown>) {
  for (const table of ['enquiries', 'requirements'])
    await sql`alter table ${sql.table(table)} add column floor_or_area text not null default ''`.execute(db);
}

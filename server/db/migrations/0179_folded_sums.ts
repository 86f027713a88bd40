import { type Kysely, sql } from 'kysely';

/**
 * What of the sums of lists is a change that waits to be folded is marked, and has an index: the job read all sums every minute, a second of
 * them among a million businesses (docs/decisions/020-search.md).
 */
export async function up(db: Kysely<unknown>) {
  for (const table of ['listing_counts', 'listing_fact_counts']) {
    // What stands is folded but for the last minute's changes: those go when their list changes next.
    await sql.raw(`alter table ${table} add column is_folded boolean not null default true`).execute(db);
    await sql.raw(`alter table ${table} alter column is_folded set default false`).execute(db);
    const more = table === 'listing_fact_counts' ? ', facts' : '';
    await sql.raw(`create index ${table}__changes on ${table} (state_key, city_key, service_key${more}) where not is_folded`).execute(db);
  }
}

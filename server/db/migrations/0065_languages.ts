import { type Kysely, sql } from 'kysely';

/** Whoever is mailed, by an account or without one. */
const MAILED = ['users', 'businesses', 'admins', 'enquiries', 'requirements', 'newsletter_subscriptions', 'saved_searches'];

/** In which language somebody is written to, or has asked; docs/decisions/174-two-languages.md. */
export async function up(db: Kysely<unknown>) {
  for (const table of MAILED) {
    // A constant default rewrites no table; what stands there is allowed, so that the check need not read it (not valid).
    await sql`alter table ${sql.table(table)} add column language text not null default 'en'`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${table}_language_check`)}
      check (language in ('en', 'hi')) not valid`.execute(db);
  }
}

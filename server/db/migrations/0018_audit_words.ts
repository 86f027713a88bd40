import { type Kysely, sql } from 'kysely';

/** Entries are found by words of what they are about, however many there are. */
export async function up(db: Kysely<unknown>) {
  await sql`create function audit_words(name text) returns tsvector language sql immutable parallel safe
    return to_tsvector('simple', regexp_replace(name, '[^[:alnum:]]+', ' ', 'g'))`.execute(db);
  await sql`create index audit_entries__words on audit_entries using gin (audit_words(subject_name))`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Drafts, and when an entry of the blog is published: one without a date of its own was when it was made. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table blogs add column is_public boolean not null default true, add column published_at timestamptz`.execute(db);
  await sql`create index blogs__due on blogs (published_at) where not is_public and published_at is not null`.execute(db);
}

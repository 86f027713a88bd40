import { type Kysely, sql } from 'kysely';

/**
 * What somebody of the team is there for: docs/decisions/080-back-office.md. Who was there may go on with everything; the default is what the
 * version before writes without naming it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table admins add column role text not null default 'admin'
    constraint admins__role_check check (role in ('moderator', 'editor', 'accountant', 'admin'))`.execute(db);
}

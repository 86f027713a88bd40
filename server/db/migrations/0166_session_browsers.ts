import { type Kysely, sql } from 'kysely';

/** Where somebody of the team is signed in: docs/decisions/080-back-office.md, 'A second factor'. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sessions
    add column browser text,
    add column system text,
    add constraint sessions__browser_check check (admin_id is not null or (browser is null and system is null))`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Which admins have set a password, so that one who can sign in is always left: docs/decisions/080-back-office.md, 'Admins of admins'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table admins add column password_set_at timestamptz',
  // Whoever has a link has not set one since.
  `update admins set password_set_at = updated_at
    where not exists (select from admin_links where admin_links.admin_id = admins.admin_id)`,
];

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** The server's own key, turns of those who try to log in to an account that is guessed at, and resets from a known browser. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await sql`insert into signing_keys (key) values (${randomBytes(32)})`.execute(db);
}

const STATEMENTS = [
  // One key for all processes: what one has signed, another knows again.
  `create table signing_keys (
    is_only boolean constraint signing_keys__is_only primary key default true
      constraint signing_keys__is_only_check check (is_only),
    key bytea not null constraint signing_keys__key_check check (length(key) = 32)
  )`,

  // From when on the next try of an address for an account is looked at, where it has to wait for its turn.
  'alter table login_failures add column opens_at timestamptz',

  // Asked for by a browser that had signed in to the account before.
  'alter table password_resets add column is_known_browser boolean not null default false',
];

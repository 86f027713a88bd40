import { type Kysely, sql } from 'kysely';

/** Accounts that the team has blocked: docs/decisions/080-back-office.md, 'Shutting an account out'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Beside the accounts, not in them: a block is no new version of a listing, and nothing that a page shows.
  `create table account_blocks (
    account_block_id uuid constraint account_blocks__account_block_id primary key default uuidv7(),
    user_id uuid constraint account_blocks__user_id unique constraint account_blocks__user_id_fkey references users on delete cascade,
    business_id uuid constraint account_blocks__business_id unique
      constraint account_blocks__business_id_fkey references businesses on delete cascade,
    admin_id uuid constraint account_blocks__admin_id_fkey references admins on delete set null,
    reason text not null,
    blocked_at timestamptz not null default now(),
    constraint account_blocks__account_check check (num_nonnulls(user_id, business_id) = 1)
  )`,
];

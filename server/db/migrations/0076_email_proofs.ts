import { type Kysely, sql } from 'kysely';

/** Links by which accounts prove that their address is theirs; docs/decisions/040-accounts.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One for each account: a mail that is sent again brings the same link, which lasts longer then.
  `create table email_proofs (
    email_proof_id uuid constraint email_proofs__email_proof_id primary key default uuidv7(),
    user_id uuid constraint email_proofs__user_id_fkey references users on delete cascade,
    business_id uuid constraint email_proofs__business_id_fkey references businesses on delete cascade,
    email text not null,
    created_at timestamptz not null default now(),
    ends_at timestamptz not null,
    constraint email_proofs__account_check check (num_nonnulls(user_id, business_id) = 1),
    constraint email_proofs__user_id unique (user_id),
    constraint email_proofs__business_id unique (business_id)
  )`,
  'create index email_proofs__ends_at on email_proofs (ends_at)',
];

import { type Kysely, sql } from 'kysely';

/** Whom somebody names to exercise their rights when they no longer can: docs/decisions/234-consents.md. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(
      `create table nominees (
        user_id uuid constraint nominees__user_id unique constraint nominees__user_id_fkey references users on delete cascade,
        business_id uuid constraint nominees__business_id unique constraint nominees__business_id_fkey references businesses on delete cascade,
        name text not null,
        email text,
        phone_no text,
        named_at timestamptz not null default now(),
        constraint nominees__who_check check (num_nonnulls(user_id, business_id) = 1),
        constraint nominees__contact_check check (num_nonnulls(email, phone_no) > 0)
      )`,
    )
    .execute(db);
}

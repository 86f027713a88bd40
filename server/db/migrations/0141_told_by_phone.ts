import { type Kysely, sql } from 'kysely';

/**
 * News by short message, and by which way somebody wants it: docs/decisions/210-short-messages.md. `about` says by what it is seen that there is
 * nothing more to tell, `fallbacks` which jobs bring the news where the message does not arrive.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table short_messages
    add column about jsonb not null default '{}',
    add column fallbacks jsonb not null default '[]',
    drop constraint short_messages__state_check,
    add constraint short_messages__state_check check (state in ('waiting', 'sent', 'delivered', 'read', 'failed', 'needless'))`,
  // A link of a message signs its account in, once. The token is derived from the message when that is sent, and stands nowhere.
  `create table sign_in_links (
    short_message_id uuid constraint sign_in_links__short_message_id primary key
      constraint sign_in_links__short_message_id_fkey references short_messages on delete cascade,
    token_hash bytea not null constraint sign_in_links__token_hash unique,
    path text not null,
    made_at timestamptz not null default now(),
    ends_at timestamptz not null,
    used_at timestamptz,
    used_by bytea
  )`,
  `create table message_choices (
    user_id uuid constraint message_choices__user_id_fkey references users on delete cascade,
    business_id uuid constraint message_choices__business_id_fkey references businesses on delete cascade,
    topic text not null,
    chosen text not null,
    constraint message_choices__account_check check (num_nonnulls(user_id, business_id) = 1),
    constraint message_choices__topic_check check (topic in ('enquiries', 'decisions', 'reviews', 'answers')),
    constraint message_choices__chosen_check check (chosen in ('mail', 'phone', 'both'))
  )`,
  'create unique index message_choices__user_id_topic on message_choices (user_id, topic) where user_id is not null',
  'create unique index message_choices__business_id_topic on message_choices (business_id, topic) where business_id is not null',
];

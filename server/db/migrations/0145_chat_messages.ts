import { type Kysely, sql } from 'kysely';

/** What owners answer in a chat: docs/decisions/210-short-messages.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table chat_messages (
    chat_message_id uuid constraint chat_messages__chat_message_id primary key default uuidv7(),
    -- Its name at the gateway: a webhook that comes twice says it once.
    gateway_id text not null constraint chat_messages__gateway_id unique,
    phone_no text not null,
    kind text not null,
    body text not null default '',
    media_id text,
    -- The message that it was written under, by its name at the gateway.
    answers text,
    written_at timestamptz not null,
    came_at timestamptz not null default now(),
    state text not null default 'waiting',
    reason text,
    enquiry_id uuid constraint chat_messages__enquiry_id_fkey references enquiries on delete set null,
    business_id uuid not null constraint chat_messages__business_id_fkey references businesses on delete cascade,
    -- The message with which it was asked where it belongs: one question for all that came meanwhile.
    question_id uuid constraint chat_messages__question_id_fkey references chat_messages on delete set null,
    -- What was said of it in the chat, by its name at the gateway, and when.
    said_id text,
    said_at timestamptz,
    constraint chat_messages__kind_check check (kind in ('text', 'picture', 'other')),
    constraint chat_messages__state_check check (state in ('waiting', 'asked', 'placed', 'unplaced', 'over'))
  )`,
  // Of a number the conversations that it was told of lately: asked for each answer that says nothing of where it belongs.
  'create index short_messages__phone_no_asked_at on short_messages (phone_no, asked_at) where enquiry_id is not null',
  'create index chat_messages__phone_no_came_at on chat_messages (phone_no, came_at)',
  'create index chat_messages__came_at on chat_messages (came_at)',
  'create index chat_messages__said_id on chat_messages (said_id) where said_id is not null',
  'create index chat_messages__enquiry_id on chat_messages (enquiry_id) where enquiry_id is not null',
  'create index chat_messages__question_id on chat_messages (question_id) where question_id is not null',
  "create index chat_messages__business_id on chat_messages (business_id) where state in ('asked', 'unplaced')",
];

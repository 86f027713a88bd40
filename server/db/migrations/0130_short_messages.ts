import { type Kysely, sql } from 'kysely';

/** Short messages by SMS and WhatsApp: docs/decisions/210-short-messages.md. Costs are in ten-thousandths of a rupee. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table short_messages (
    short_message_id uuid constraint short_messages__short_message_id primary key default uuidv7(),
    user_id uuid constraint short_messages__user_id_fkey references users on delete cascade,
    business_id uuid constraint short_messages__business_id_fkey references businesses on delete cascade,
    kind text not null,
    language text not null,
    phone_no text not null,
    "values" jsonb not null,
    state text not null default 'waiting',
    reason text,
    asked_at timestamptz not null,
    ends_at timestamptz not null,
    sent_at timestamptz,
    constraint short_messages__account_check check (num_nonnulls(user_id, business_id) <= 1),
    constraint short_messages__state_check check (state in ('waiting', 'sent', 'delivered', 'read', 'failed'))
  )`,
  'create index short_messages__user_id on short_messages (user_id) where user_id is not null',
  'create index short_messages__business_id on short_messages (business_id) where business_id is not null',
  'create index short_messages__asked_at on short_messages (asked_at)',
  "create index short_messages__waiting on short_messages (ends_at) where state = 'waiting'",
  // How a message fares by each way that it was tried by.
  `create table short_message_ways (
    short_message_id uuid not null constraint short_message_ways__short_message_id_fkey references short_messages on delete cascade,
    way text not null,
    state text not null,
    reason text,
    gateway_id text,
    tries int not null default 1,
    tried_at timestamptz not null,
    cost int not null default 0,
    cost_day date not null,
    constraint short_message_ways__short_message_id_way primary key (short_message_id, way),
    constraint short_message_ways__state_check check (state in ('asked', 'failing', 'refused', 'sent', 'delivered', 'read', 'failed'))
  )`,
  'create index short_message_ways__way_gateway_id on short_message_ways (way, gateway_id) where gateway_id is not null',
  // What gateways reported of messages whose name there is not known here yet: a report may come before the answer.
  `create table short_message_reports (
    way text not null,
    gateway_id text not null,
    state text not null,
    reason text,
    reported_at timestamptz not null,
    constraint short_message_reports__way_gateway_id_state primary key (way, gateway_id, state)
  )`,
  `create table short_message_templates (
    kind text not null,
    language text not null,
    "text" text not null,
    content_type text not null,
    entity_id text not null,
    header text not null,
    template_id text not null,
    gateway_template text not null,
    whatsapp_name text not null,
    version int not null default 1,
    constraint short_message_templates__kind_language primary key (kind, language)
  )`,
  // What a number has said of messages, the latest of which holds; the number under a hash, as it outlives accounts.
  `create table short_message_consents (
    short_message_consent_id uuid constraint short_message_consents__short_message_consent_id primary key default uuidv7(),
    number_hash bytea not null,
    wants boolean not null,
    way text not null,
    said_at timestamptz not null
  )`,
  // A webhook that comes twice says it once.
  'create unique index short_message_consents__number_hash_said_at_wants on short_message_consents (number_hash, said_at, wants)',
  // What was spent in a day, or a month, of India: by the site, and by day on one number, under a hash.
  `create table short_message_costs (
    since date not null,
    subject bytea not null,
    cost int not null,
    constraint short_message_costs__since_subject primary key (since, subject)
  )`,
];

import { type Kysely, sql } from 'kysely';

/** What the back office keeps: the blog, reports, imports, the history of prices, and who changed what. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...CONTENT, ...MODERATION, ...IMPORTS, ...AUDIT, ...versions()]) await sql.raw(statement).execute(db);
}

const CONTENT = [
  `create table blogs (
    blog_id uuid constraint blogs__blog_id primary key default uuidv7(),
    title text not null,
    short_description text not null,
    description text not null,
    image text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index blogs__created_at on blogs (created_at desc, blog_id desc)',

  // A comment stands under a blog entry, or under one of the articles that are pages of their own. E-mail and website go when the
  // account of the writer does.
  `create table comments (
    comment_id uuid constraint comments__comment_id primary key default uuidv7(),
    blog_id uuid constraint comments__blog_id_fkey references blogs on delete cascade,
    article text,
    user_id uuid constraint comments__user_id_fkey references users on delete set null,
    business_id uuid constraint comments__business_id_fkey references businesses on delete set null,
    name text not null,
    email text,
    website text,
    comment text not null,
    status text not null default 'pending' constraint comments__status_check check (status in ('pending', 'approved', 'deleted')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint comments__subject_check check (num_nonnulls(blog_id, article) = 1)
  )`,
  'create index comments__blog_id on comments (blog_id, created_at desc) where blog_id is not null',
  'create index comments__article on comments (article, created_at desc) where article is not null',
  'create index comments__user_id on comments (user_id) where user_id is not null',
  'create index comments__business_id on comments (business_id) where business_id is not null',

  'alter table services add column updated_at timestamptz not null default now()',
  'alter table posters add column updated_at timestamptz not null default now()',

  `create table price_history (
    price_ticker_id uuid not null constraint price_history__price_ticker_id_fkey references price_tickers on delete cascade,
    price numeric(12, 2) not null constraint price_history__price_check check (price >= 0),
    recorded_at timestamptz not null default now(),
    constraint price_history__price_ticker_id_recorded_at primary key (price_ticker_id, recorded_at)
  )`,
  'insert into price_history (price_ticker_id, price, recorded_at) select price_ticker_id, price, updated_at from price_tickers',
  // Kept by the table itself, so that no price is ever changed without its past. The clock, not the transaction: two prices in one
  // transaction are two.
  `create function record_price() returns trigger language plpgsql as $$
  begin
    insert into price_history (price_ticker_id, price, recorded_at) values (new.price_ticker_id, new.price, clock_timestamp());
    return null;
  end $$`,
  `create trigger record_price_on_insert after insert on price_tickers for each row execute function record_price()`,
  `create trigger record_price_on_update after update on price_tickers for each row
    when (new.price is distinct from old.price) execute function record_price()`,
];

const MODERATION = [
  "alter table businesses add column status_reason text not null default ''",
  'create index businesses__name_city on businesses (search_key(name), search_key(city))',
  'alter table business_edits add column checked_at timestamptz',

  // Messages of both forms: get in touch, and contact us, which names a service.
  "alter table contact_messages add column service text not null default ''",
  `alter table contact_messages add column status text not null default 'new'
    constraint contact_messages__status_check check (status in ('new', 'replied', 'closed', 'spam'))`,
  `alter table contact_messages add column user_id uuid
    constraint contact_messages__user_id_fkey references users on delete set null`,
  `alter table contact_messages add column business_id uuid
    constraint contact_messages__business_id_fkey references businesses on delete set null`,
  'create index contact_messages__created_at on contact_messages (created_at desc, contact_message_id desc)',
  'create index contact_messages__user_id on contact_messages (user_id) where user_id is not null',
  'create index contact_messages__business_id on contact_messages (business_id) where business_id is not null',

  `create table reports (
    report_id uuid constraint reports__report_id primary key default uuidv7(),
    business_id uuid constraint reports__business_id_fkey references businesses on delete cascade,
    review_id uuid constraint reports__review_id_fkey references reviews on delete cascade,
    reason text not null
      constraint reports__reason_check check (reason in ('closed', 'wrong_number', 'moved', 'abusive', 'fake', 'other')),
    message text not null default '',
    user_id uuid constraint reports__user_id_fkey references users on delete set null,
    status text not null default 'open' constraint reports__status_check check (status in ('open', 'upheld', 'dismissed')),
    outcome text not null default '',
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    updated_at timestamptz not null default now(),
    constraint reports__subject_check check (num_nonnulls(business_id, review_id) = 1),
    constraint reports__decided_check check ((status = 'open') = (decided_at is null))
  )`,
  'create index reports__status_created_at on reports (status, created_at desc)',
  'create index reports__business_id on reports (business_id) where business_id is not null',
  'create index reports__review_id on reports (review_id) where review_id is not null',
  'create index reports__user_id on reports (user_id) where user_id is not null',
];

const IMPORTS = [
  `create table imports (
    import_id uuid constraint imports__import_id primary key default uuidv7(),
    admin_id uuid constraint imports__admin_id_fkey references admins on delete set null,
    file_name text not null,
    status text not null default 'checked'
      constraint imports__status_check check (status in ('checked', 'importing', 'done', 'failed')),
    import_as text constraint imports__import_as_check check (import_as in ('pending', 'approved')),
    row_count int not null default 0,
    new_count int not null default 0,
    duplicate_count int not null default 0,
    error_count int not null default 0,
    imported_count int not null default 0,
    failure text not null default '',
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  'create index imports__created_at on imports (created_at desc)',
  `create table import_rows (
    import_id uuid not null constraint import_rows__import_id_fkey references imports on delete cascade,
    line int not null,
    outcome text not null constraint import_rows__outcome_check check (outcome in ('new', 'duplicate', 'error')),
    errors jsonb not null default '[]',
    business jsonb,
    constraint import_rows__import_id_line primary key (import_id, line)
  )`,
  'create index import_rows__outcome on import_rows (import_id, outcome, line)',
];

const AUDIT = [
  // No reference to the admin or to what was changed: an entry outlives both.
  `create table audit_entries (
    audit_entry_id uuid constraint audit_entries__audit_entry_id primary key default uuidv7(),
    admin_id uuid not null,
    admin_email text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_name text not null,
    changes jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index audit_entries__created_at on audit_entries (created_at desc, audit_entry_id desc)',
  'create index audit_entries__subject_kind_created_at on audit_entries (subject_kind, created_at desc)',
  'create index audit_entries__admin_email_created_at on audit_entries (admin_email, created_at desc)',
  'create index audit_entries__subject_id on audit_entries (subject_id, created_at desc)',
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is never changed', tg_table_name;
  end $$`,
  `create trigger refuse_change before update or delete or truncate on audit_entries
    for each statement execute function refuse_change()`,
];

/** Rows that two admins may edit at once count their changes: the second is told that what they saw is no longer there. */
function versions() {
  return [
    `create function count_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$`,
    ...[
      'businesses',
      'blogs',
      'comments',
      'services',
      'posters',
      'price_tickers',
      'settings',
      'reports',
      'contact_messages',
      'enquiries',
    ].flatMap((table) => [
      `alter table ${table} add column version int not null default 1`,
      `create trigger count_version before update on ${table} for each row execute function count_version()`,
    ]),
  ];
}

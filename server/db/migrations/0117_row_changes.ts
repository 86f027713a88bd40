import { type Kysely, sql } from 'kysely';

/**
 * Which rows of the directory changed, in the order in which they could be seen: what programs mirror it by
 * (docs/decisions/220-keys-and-webhooks.md). Triggers leave `told_at` empty; whoever reads sets it, one at a time, so that no row ever comes
 * to stand before one that was read already.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (const { table, kind, id } of TABLES) {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ]) {
      await sql
        .raw(
          `create trigger note_row_${event} after ${event} on ${table} referencing ${rows} table as changed
             for each statement execute function note_row_${event === 'delete' ? 'removals' : 'changes'}('${kind}', '${id}')`,
        )
        .execute(db);
    }
    await sql
      .raw(`create trigger note_rows_gone after truncate on ${table} for each statement execute function note_rows_gone('${kind}')`)
      .execute(db);
    await sql
      .raw(`insert into row_changes_told (kind, until) select '${kind}', now() + count(*) * interval '1 microsecond' from ${table}`)
      .execute(db);
    await sql
      .raw(
        `insert into row_changes (kind, row_id, told_at)
         select '${kind}', ${id}, now() + row_number() over (order by ${id}) * interval '1 microsecond' from ${table}
         on conflict do nothing`,
      )
      .execute(db);
  }
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(
        `create trigger note_review_${event} after ${event} on review_replies referencing ${rows} table as changed
           for each statement execute function note_replied_reviews()`,
      )
      .execute(db);
  }
}

const TABLES = [
  { table: 'businesses', kind: 'businesses', id: 'business_id' },
  { table: 'services', kind: 'services', id: 'service_id' },
  { table: 'price_tickers', kind: 'prices', id: 'price_ticker_id' },
  { table: 'reviews', kind: 'reviews', id: 'review_id' },
  { table: 'posters', kind: 'posters', id: 'poster_id' },
  { table: 'blogs', kind: 'blog', id: 'blog_id' },
  { table: 'users', kind: 'users', id: 'user_id' },
  { table: 'payment_orders', kind: 'orders', id: 'payment_order_id' },
  { table: 'enquiries', kind: 'enquiries', id: 'enquiry_id' },
];

const STATEMENTS = [
  // All at once and first: whoever waits for one of them holds none of the others for long, and nothing is written under half of the locks.
  `lock table ${[...TABLES.map(({ table }) => table), 'review_replies'].join(', ')} in share row exclusive mode`,
  `alter table this_database add column made_at timestamptz not null default now()`,
  `create table row_changes (
    kind text not null,
    row_id uuid not null,
    told_at timestamptz,
    is_removed boolean not null default false,
    constraint row_changes__kind_row_id primary key (kind, row_id)
  )`,
  // Up to when rows of a kind were told. Whoever tells more holds the row, and goes on from there, whatever a clock says.
  `create table row_changes_told (
    kind text constraint row_changes_told__kind primary key,
    until timestamptz not null
  )`,
  `create index row_changes__kind_told_at_row_id on row_changes (kind, told_at, row_id) where told_at is not null`,
  `create index row_changes__kind_new on row_changes (kind) where told_at is null`,
  `create index row_changes__told_at_removed on row_changes (told_at) where is_removed`,
  // In the order of ids: two statements over many rows never wait for each other crosswise.
  `create function note_row_changes() returns trigger language plpgsql as $$
   begin
     execute format('insert into row_changes (kind, row_id) select %L, %I from changed order by 2
       on conflict (kind, row_id) do update set told_at = null, is_removed = false', tg_argv[0], tg_argv[1]);
     return null;
   end $$`,
  `create function note_row_removals() returns trigger language plpgsql as $$
   begin
     execute format('insert into row_changes (kind, row_id, is_removed) select %L, %I, true from changed order by 2
       on conflict (kind, row_id) do update set told_at = null, is_removed = true', tg_argv[0], tg_argv[1]);
     return null;
   end $$`,
  `create function note_rows_gone() returns trigger language plpgsql as $$
   begin
     update row_changes set told_at = null, is_removed = true where kind = tg_argv[0] and not is_removed;
     return null;
   end $$`,
  // A reply goes with its review: that it is gone does not bring the review back.
  `create function note_replied_reviews() returns trigger language plpgsql as $$
   begin
     update row_changes set told_at = null where kind = 'reviews' and row_id in (select review_id from changed);
     return null;
   end $$`,
];

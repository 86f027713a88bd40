import { type Kysely, sql } from 'kysely';

/** Nothing that people entered has an id, and a time of entering, as old as this: the day the demo directory pretends to have been filled on. */
const DEMO_DAY = "'2026-06-30T18:00:00Z'";

/** The moment that a version 7 id carries, to the millisecond: PostgreSQL 16 and 17 have no function for it. */
const MOMENT_OF = (key: string) =>
  `timestamptz 'epoch' + ('x0000' || left(replace(${key}::text, '-', ''), 12))::bit(64)::bigint * interval '1 millisecond'`;

/** Rows whose id carries the very moment at which they say they were made: the demo's; the database takes the two moments apart. */
const MADE_AT_ID = (key: string) => `${MOMENT_OF(key)} = created_at and created_at <= ${DEMO_DAY}`;

const SIGNS = {
  businesses: { key: 'business_id', sign: MADE_AT_ID('business_id') },
  users: { key: 'user_id', sign: `${MADE_AT_ID('user_id')} and password_hash is null` },
  blogs: { key: 'blog_id', sign: MADE_AT_ID('blog_id') },
  comments: { key: 'comment_id', sign: MADE_AT_ID('comment_id') },
  posters: { key: 'poster_id', sign: MADE_AT_ID('poster_id') },
  // They say to have been there for half a year before the database was filled.
  price_tickers: { key: 'price_ticker_id', sign: `${MOMENT_OF('price_ticker_id')} = ${DEMO_DAY}` },
};

/**
 * Marks the rows of the demo directory (docs/decisions/103-demo-data.md). The marks stand apart: the tables that everybody reads are not
 * touched, and a new row is never marked by mistake. Rows of databases that were filled before are told by their ids.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table demo_rows (
    business_id uuid constraint demo_rows__business_id unique
      constraint demo_rows__business_id_fkey references businesses on delete cascade,
    user_id uuid constraint demo_rows__user_id unique constraint demo_rows__user_id_fkey references users on delete cascade,
    blog_id uuid constraint demo_rows__blog_id unique constraint demo_rows__blog_id_fkey references blogs on delete cascade,
    comment_id uuid constraint demo_rows__comment_id unique constraint demo_rows__comment_id_fkey references comments on delete cascade,
    poster_id uuid constraint demo_rows__poster_id unique constraint demo_rows__poster_id_fkey references posters on delete cascade,
    price_ticker_id uuid constraint demo_rows__price_ticker_id unique
      constraint demo_rows__price_ticker_id_fkey references price_tickers on delete cascade,
    constraint demo_rows__one_check check (num_nonnulls(business_id, user_id, blog_id, comment_id, poster_id, price_ticker_id) = 1)
  )`,
  ...Object.entries(SIGNS).map(([table, { key, sign }]) => `insert into demo_rows (${key}) select ${key} from ${table} where ${sign}`),

  // The numbers and addresses that they had could be somebody's: these cannot be given to anybody.
  `update businesses
    set phone_no = '5120' || lpad(numbered.position::text, 6, '0'), email = regexp_replace(email, 'example\\.in$', 'demo.example')
    from (select business_id, row_number() over (order by business_id) as position from demo_rows where business_id is not null) numbered
    where numbered.business_id = businesses.business_id`,

  // Every page says whether there is a demo. Where no demo row went with a deleted row nothing is said.
  `create function note_demo_rows() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      insert into topic_changes (topic) values ('*');
      perform pg_notify('nirmaan_changed', 'demo_rows');
    end if;
    return null;
  end $$`,
  `create trigger note_added_demo_rows after insert on demo_rows
    referencing new table as changed for each statement execute function note_demo_rows()`,
  `create trigger note_removed_demo_rows after delete on demo_rows
    referencing old table as changed for each statement execute function note_demo_rows()`,
];

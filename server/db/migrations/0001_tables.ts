import { type Kysely, sql } from 'kysely';
import { completeEarlierPostgres } from '#server/db/newer-postgres.ts';

/** The tables of the directory. Constraints are named `<table>__<columns>`: their names are translated in server/base/errors.ts. */
export async function up(db: Kysely<unknown>) {
  await completeEarlierPostgres(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table services (
    service_id uuid constraint services__service_id primary key default uuidv7(),
    name text not null constraint services__name_check check (name = btrim(name) and length(name) between 1 and 80),
    category text not null constraint services__category_check check (category in ('contractor', 'supplier')),
    position int not null default 1000,
    created_at timestamptz not null default now()
  )`,
  'create unique index services__name on services (lower(name))',

  `create table users (
    user_id uuid constraint users__user_id primary key default uuidv7(),
    user_name text not null,
    email text not null,
    password_hash text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index users__user_name on users (lower(user_name))',
  'create unique index users__email on users (lower(email))',

  `create table businesses (
    business_id uuid constraint businesses__business_id primary key default uuidv7(),
    name text not null,
    email text,
    phone_no text,
    password_hash text,
    service text not null,
    address text not null,
    city text not null,
    state text not null,
    lat double precision constraint businesses__lat_check check (lat between -90 and 90),
    lng double precision constraint businesses__lng_check check (lng between -180 and 180),
    price text not null constraint businesses__price_check check (length(price) <= 60),
    short_description text not null default '',
    description text not null default '',
    images text[] not null default '{}' constraint businesses__images_check check (cardinality(images) <= 8),
    status text not null default 'pending'
      constraint businesses__status_check check (status in ('pending', 'approved', 'rejected')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint businesses__place_check check ((lat is null) = (lng is null))
  )`,
  'create unique index businesses__phone_no on businesses (phone_no)',

  // Likes and review sums stand apart: in the row of the business each like would touch every index of it.
  `create table business_stats (
    business_id uuid constraint business_stats__business_id primary key
      constraint business_stats__business_id_fkey references businesses on delete cascade,
    review_count int not null default 0 constraint business_stats__review_count_check check (review_count >= 0),
    rating_sum numeric not null default 0,
    like_count int not null default 0 constraint business_stats__like_count_check check (like_count >= 0)
  )`,

  `create table reviews (
    review_id uuid constraint reviews__review_id primary key default uuidv7(),
    business_id uuid not null constraint reviews__business_id_fkey references businesses on delete cascade,
    user_id uuid constraint reviews__user_id_fkey references users on delete set null,
    name text not null,
    email text not null,
    description text not null,
    rating numeric(2, 1) not null
      constraint reviews__rating_check check (rating between 0.5 and 5 and rating * 2 = trunc(rating * 2)),
    created_at timestamptz not null default now(),
    constraint reviews__business_id_user_id unique (business_id, user_id)
  )`,
  'create index reviews__business_id_created_at on reviews (business_id, created_at desc, review_id)',
  'create index reviews__user_id on reviews (user_id)',

  `create table likes (
    user_id uuid not null constraint likes__user_id_fkey references users on delete cascade,
    business_id uuid not null constraint likes__business_id_fkey references businesses on delete cascade,
    created_at timestamptz not null default now(),
    constraint likes__user_id_business_id primary key (user_id, business_id)
  )`,
  'create index likes__business_id on likes (business_id)',

  `create table posters (
    poster_id uuid constraint posters__poster_id primary key default uuidv7(),
    name text not null,
    image text not null,
    created_at timestamptz not null default now()
  )`,

  `create table price_tickers (
    price_ticker_id uuid constraint price_tickers__price_ticker_id primary key default uuidv7(),
    material text not null,
    price numeric(12, 2) not null constraint price_tickers__price_check check (price >= 0),
    price_unit text not null,
    city text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,

  `create table settings (
    name text constraint settings__name primary key,
    value jsonb not null,
    updated_at timestamptz not null default now()
  )`,

  `create table newsletter_subscriptions (
    newsletter_subscription_id uuid constraint newsletter_subscriptions__newsletter_subscription_id primary key default uuidv7(),
    email text not null,
    created_at timestamptz not null default now()
  )`,
  'create unique index newsletter_subscriptions__email on newsletter_subscriptions (lower(email))',

  `create table contact_messages (
    contact_message_id uuid constraint contact_messages__contact_message_id primary key default uuidv7(),
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    created_at timestamptz not null default now()
  )`,

  `create function create_business_stats() returns trigger language plpgsql as $$
  begin
    insert into business_stats (business_id) select business_id from added;
    return null;
  end $$`,
  `create trigger create_business_stats after insert on businesses
    referencing new table as added for each statement execute function create_business_stats()`,

  // Sums are kept by statement, so that loading many rows costs one update per business.
  `create function sum_reviews() returns trigger language plpgsql as $$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set review_count = review_count + sign * change.n, rating_sum = rating_sum + sign * change.rating
      from (select business_id, count(*) as n, sum(rating) as rating from changed group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,
  `create trigger sum_reviews_on_insert after insert on reviews
    referencing new table as changed for each statement execute function sum_reviews()`,
  `create trigger sum_reviews_on_delete after delete on reviews
    referencing old table as changed for each statement execute function sum_reviews()`,
  `create function sum_replaced_reviews() returns trigger language plpgsql as $$
  begin
    update business_stats stats set rating_sum = rating_sum + change.rating
      from (select business_id, sum(rating) as rating
        from (select business_id, rating from added union all select business_id, -rating from removed) rating
        group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,
  `create trigger sum_reviews_on_update after update on reviews
    referencing old table as removed new table as added for each statement execute function sum_replaced_reviews()`,
  `create function count_likes() returns trigger language plpgsql as $$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set like_count = like_count + sign * change.n
      from (select business_id, count(*) as n from changed group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,
  `create trigger count_likes_on_insert after insert on likes
    referencing new table as changed for each statement execute function count_likes()`,
  `create trigger count_likes_on_delete after delete on likes
    referencing old table as changed for each statement execute function count_likes()`,
];

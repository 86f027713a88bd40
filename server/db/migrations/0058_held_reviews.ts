import { type Kysely, sql } from 'kysely';

/** Reviews that wait for the team, what tells them, and pictures of reviews; docs/decisions/164-reviews.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table reviews
    add column state text not null default 'shown' constraint reviews__state_check check (state in ('shown', 'held', 'refused')),
    add column held_for text[] not null default '{}',
    add column images text[] not null default '{}' constraint reviews__images_check check (cardinality(images) <= 3),
    add column version int not null default 1`,
  'create trigger count_version before update on reviews for each row execute function count_version()',
  "create index reviews__state_created_at on reviews (state, created_at desc) where state <> 'shown'",

  // What is not shown does not count.
  `create or replace function sum_reviews() returns trigger language plpgsql as $$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set review_count = review_count + sign * change.n, rating_sum = rating_sum + sign * change.rating
      from (select business_id, count(*) as n, sum(rating) as rating from changed where state = 'shown' group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,
  `create or replace function sum_replaced_reviews() returns trigger language plpgsql as $$
  begin
    update business_stats stats set review_count = review_count + change.n, rating_sum = rating_sum + change.rating
      from (select business_id, sum(n) as n, sum(rating) as rating
        from (select business_id, 1 as n, rating from added where state = 'shown'
          union all select business_id, -1, -rating from removed where state = 'shown') rating
        group by business_id having sum(n) <> 0 or sum(rating) <> 0) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,

  // From which network an account was registered, by a keyed hash, for thirty days.
  `create table registration_networks (
    network bytea not null,
    user_id uuid constraint registration_networks__user_id_fkey references users on delete cascade,
    business_id uuid constraint registration_networks__business_id_fkey references businesses on delete cascade,
    created_at timestamptz not null default now(),
    constraint registration_networks__account_check check (num_nonnulls(user_id, business_id) = 1)
  )`,
  'create index registration_networks__user_id on registration_networks (user_id) where user_id is not null',
  'create index registration_networks__business_id on registration_networks (business_id) where business_id is not null',
  'create index registration_networks__created_at on registration_networks (created_at)',

  // The team decides once about a writer and a business, whatever is then written anew.
  `create table review_decisions (
    business_id uuid not null constraint review_decisions__business_id_fkey references businesses on delete cascade,
    user_id uuid not null constraint review_decisions__user_id_fkey references users on delete cascade,
    decision text not null constraint review_decisions__decision_check check (decision in ('released', 'refused')),
    decided_at timestamptz not null default now(),
    constraint review_decisions__business_id_user_id primary key (business_id, user_id)
  )`,
  'create index review_decisions__user_id on review_decisions (user_id)',
];

import { type Kysely, sql } from 'kysely';

/**
 * What counts persons counts those whose address is proven: likes, votes and reviews of others wait until it is. What was counted before this
 * migration stays counted; docs/decisions/040-accounts.md explains it.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const UPDATED = 'referencing old table as removed new table as added for each statement';

/** As in migration 0070, with the time of the proof: a new one makes no list anew. */
const ON_CARDS = [
  ...['decisions', 'email', 'email_proven_at', 'images', 'languages', 'opening_hours', 'password_hash', 'phone_no', 'plan', 'price'],
  ...['price_amount', 'price_from', 'price_unit', 'status_reason', 'updated_at', 'version', 'vetted_at', 'working_since'],
];
const others = `- '{${ON_CARDS.join(',')}}'::text[]`;

const ACCOUNTS = [
  { table: 'users', key: 'user_id' },
  { table: 'businesses', key: 'business_id' },
];

const STATEMENTS = [
  'alter table likes add column counted boolean not null default true',
  'alter table review_votes add column counted boolean not null default true',

  // Whoever writes the row: it counts when whose it is has proven their address by then.
  `create function count_of_proven() returns trigger language plpgsql as $$
  begin
    new.counted := exists (select from users where user_id = new.user_id and email_proven_at is not null);
    return new;
  end $$`,
  'create trigger count_of_proven before insert on likes for each row execute function count_of_proven()',
  `create function count_vote_of_proven() returns trigger language plpgsql as $$
  begin
    new.counted := exists (select from users where user_id = new.user_id and email_proven_at is not null)
      or exists (select from businesses where business_id = new.business_id and email_proven_at is not null);
    return new;
  end $$`,
  'create trigger count_of_proven before insert on review_votes for each row execute function count_vote_of_proven()',

  `create or replace function count_likes() returns trigger language plpgsql as $$
  declare sign int := case tg_op when 'INSERT' then 1 else -1 end;
  begin
    update business_stats stats set like_count = like_count + sign * change.n
      from (select business_id, count(*) as n from changed where counted group by business_id) change
      where stats.business_id = change.business_id;
    return null;
  end $$`,
  `create function count_proven_likes() returns trigger language plpgsql as $$
  begin
    update business_stats stats set like_count = like_count + change.n
      from (select business_id, count(*) as n from added join removed using (user_id, business_id)
        where added.counted and not removed.counted group by business_id) change
      where stats.business_id = change.business_id;
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(added.created_at), 'like', count(*) from added join removed using (user_id, business_id)
      where added.counted and not removed.counted and added.created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $$`,
  `create trigger count_proven_likes after update on likes ${UPDATED} execute function count_proven_likes()`,
  `create function count_like_activity() returns trigger language plpgsql as $$
  begin
    insert into business_activity as activity (business_id, day, kind, n)
      select business_id, india_day(created_at), 'like', count(*) from added where counted and created_at > now() - interval '31 days'
      group by 1, 2 order by 1, 2
      on conflict (business_id, day, kind) do update set n = activity.n + excluded.n;
    return null;
  end $$`,
  'drop trigger record_activity_on_insert on likes',
  `create trigger record_activity_on_insert after insert on likes
    referencing new table as added for each statement execute function count_like_activity()`,
  `create or replace function uncount_likes() returns trigger language plpgsql as $$
  begin
    update business_activity activity set n = greatest(0, activity.n - removed.n)
      from (select business_id, india_day(created_at) as day, count(*) as n from removed_likes where counted group by 1, 2) removed
      where activity.business_id = removed.business_id and activity.day = removed.day and activity.kind = 'like';
    return null;
  end $$`,

  `alter table reviews drop constraint reviews__state_check,
    add constraint reviews__state_check check (state in ('shown', 'held', 'refused', 'unconfirmed')) not valid,
    add column owner_waits boolean not null default false`,
  'create index reviews__owner_waits on reviews (review_id) where owner_waits',
  "create index reviews__unconfirmed on reviews (user_id) where state = 'unconfirmed'",

  // So many others' reviews of a business that are shown since the day before are a burst; those that are written at once are counted in turn.
  `create function is_review_burst(business uuid, writer uuid) returns boolean language plpgsql as $$
  begin
    perform from business_stats where business_id = business for update;
    return (select count(*) >= 5 from (select from reviews
      where business_id = business and user_id is distinct from writer and state = 'shown' and created_at > now() - interval '1 day' limit 5) recent);
  end $$`,

  // Locks sums in the order of everybody who locks them. What waited is shown from now on, unless the team has to see it first.
  `create function count_proven_user() returns trigger language plpgsql as $$
  begin
    perform from business_stats
      where business_id in (select business_id from likes where user_id = new.user_id and not counted
        union all select business_id from reviews where user_id = new.user_id and state = 'unconfirmed')
      order by business_id for update;
    update likes set counted = true where user_id = new.user_id and not counted;
    update reviews set held_for = array_append(held_for, 'burst')
      where user_id = new.user_id and state = 'unconfirmed' and not 'burst' = any (held_for) and is_review_burst(business_id, new.user_id);
    update reviews set state = case when held_for = '{}' then 'shown' else 'held' end, created_at = now()
      where user_id = new.user_id and state = 'unconfirmed';
    return null;
  end $$`,
  `create trigger count_proven_user after update of email_proven_at on users for each row
    when (old.email_proven_at is null and new.email_proven_at is not null) execute function count_proven_user()`,

  `create or replace function note_businesses_update() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select from added limit 501) counted) > 500 then
      insert into topic_changes (topic) values ('*');
    else
      insert into topic_changes (topic, state_key, city_key, service_key, aspect)
        select distinct 'business:' || added.business_id, state_key, city_key, service_key,
          case when to_jsonb(added) ${others} = to_jsonb(removed) ${others} then 'card' end
        from added left join removed using (business_id) left join listings on listings.business_id = added.business_id;
    end if;
    return null;
  end $$`,

  // The profiles whose votes, or marks of proof, are others now.
  ...ACCOUNTS.flatMap(({ table, key }) => [
    `create function note_proven_${table}() returns trigger language plpgsql as $$
    begin
      update review_votes set counted = true where ${key} = new.${key} and not counted and new.email_proven_at is not null;
      insert into topic_changes (topic)
        select distinct 'business:' || reviews.business_id from review_votes votes join reviews using (review_id) where votes.${key} = new.${key}
        ${table === 'users' ? "union select 'business:' || business_id from reviews where user_id = new.user_id" : ''};
      return null;
    end $$`,
    `create trigger note_proven after update of email_proven_at on ${table} for each row
      when (old.email_proven_at is distinct from new.email_proven_at) execute function note_proven_${table}()`,
  ]),
];

import { type Kysely, sql } from 'kysely';

/**
 * Whoever locks the sums of businesses holds the businesses before, as a foreign key does: a business that is edited or deleted is locked
 * first and its sums after it, and the two would wait for each other.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create or replace function is_review_burst(business uuid, writer uuid) returns boolean language plpgsql as $$
  begin
    perform from businesses where business_id = business for key share;
    perform from business_stats where business_id = business for update;
    return (select count(*) >= 5 from (select from reviews
      where business_id = business and user_id is distinct from writer and state = 'shown' and created_at > now() - interval '1 day' limit 5) recent);
  end $$`,

  `create or replace function count_proven_user() returns trigger language plpgsql as $$
  declare waiting uuid[] := array(select business_id from likes where user_id = new.user_id and not counted
    union select business_id from reviews where user_id = new.user_id and state = 'unconfirmed');
  begin
    perform from businesses where business_id = any (waiting) order by business_id for key share;
    perform from business_stats where business_id = any (waiting) order by business_id for update;
    update likes set counted = true where user_id = new.user_id and not counted;
    update reviews set held_for = array_append(held_for, 'burst')
      where user_id = new.user_id and state = 'unconfirmed' and not 'burst' = any (held_for) and is_review_burst(business_id, new.user_id);
    update reviews set state = case when held_for = '{}' then 'shown' else 'held' end, created_at = now()
      where user_id = new.user_id and state = 'unconfirmed';
    return null;
  end $$`,
];

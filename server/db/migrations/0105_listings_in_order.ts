import { type Kysely, sql } from 'kysely';

/** Listings that follow their sums are locked in the order of their ids, by everybody: jobs change many of both, and would wait for each other. */
export async function up(db: Kysely<unknown>) {
  await sql.raw(FOLLOW_BUSINESS_STATS).execute(db);
}

const FOLLOW_BUSINESS_STATS = `create or replace function follow_business_stats() returns trigger language plpgsql as $$
  begin
    if not exists (select from added join removed using (business_id)
        where (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick)) then
      return null;
    end if;
    perform from listings where business_id in (select business_id from added) order by business_id for update;
    update listings
      set reviews = added.review_count, stars = star_thousandths(added.rating_sum, added.review_count), quick = added.is_quick
      from added join removed using (business_id)
      where listings.business_id = added.business_id
        and (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick);
    return null;
  end $$`;

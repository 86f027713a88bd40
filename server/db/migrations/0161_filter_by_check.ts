import { type Kysely, sql } from 'kysely';

/** Lists are narrowed by what was checked, kind by kind: docs/decisions/140-filters.md, 'By what was checked'. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The bit of each kind: tally.ts has the same. */
const BITS = { gstin: 1, udyam: 2, licence: 4, rera: 8, insurance: 16, address: 32, phone: 64, email: 128, team: 256 };

/** Triggers that say what of a listing counts. */
const FOLLOWING = ['count_added_facts', 'count_changed_facts', 'count_removed_facts', 'note_listings_update'];

const STATEMENTS = [
  `create function check_bits(business uuid) returns int stable strict parallel safe
    return (select coalesce(sum(case kind ${Object.entries(BITS)
      .map(([kind, bit]) => `when '${kind}' then ${bit}`)
      .join(' ')} end), 0)::int from checks where business_id = business and state = 'standing')`,

  // The lowest three bits of what a listing shows stay as they are, so that the indexes of lists have the kinds without a column more.
  `create or replace view listing_source as
    select business_id, popularity(rating_sum, review_count, like_count) as pop,
      coalesce(state_aliases.state_key, search_key(state)) as state_key,
      coalesce(city_aliases.city_key, search_key(city)) as city_key,
      search_key(service) as service_key,
      search_text(name, service, address, city, state, name_hi) as txt,
      map_point(lat, lng) as place,
      map_cell(lat, lng) as cell,
      coalesce(review_count, 0) as reviews,
      star_thousandths(rating_sum, review_count) as stars,
      (shown_facts(coalesce(price_amount::text, price), images, vetted_at) + 8 * check_bits(business_id))::smallint as shown,
      coalesce(is_quick, false) as quick,
      created_at as came_at,
      price_amount as cost,
      price_unit collate "C" as unit
    from businesses
      left join business_stats using (business_id)
      left join city_aliases on city_aliases.alias = search_key(city)
      left join state_aliases on state_aliases.alias = search_key(state)
    where status = 'approved'`,

  // Whoever writes it. Its business is locked by then, so that no two work it out at once.
  `create function list_checks() returns trigger language plpgsql as $$
  begin
    update listings set shown = (shown & 7) + 8 * check_bits(business_id)
      where business_id in (old.business_id, new.business_id) and shown >> 3 <> check_bits(business_id);
    return null;
  end $$`,
  `create trigger list_checks after insert or delete or update of state, kind, business_id on checks
    for each row execute function list_checks()`,

  // Processes of the version before go on with listing_facts(), and find and count as they did.
  `create or replace function listing_facts(reviews int, stars smallint, shown smallint, quick boolean) returns smallint
    immutable parallel safe
    return ((reviews > 0)::int + (stars >= 3000)::int + (stars >= 3500)::int + (stars >= 4000)::int + (stars >= 4500)::int
      + 8 * (shown & 7) + 64 * quick::int)::smallint`,
  `create function listing_marks(reviews int, stars smallint, shown smallint, quick boolean) returns int immutable parallel safe
    return listing_facts(reviews, stars, shown, quick) + 128 * (shown >> 3)`,
  'alter table listing_fact_counts alter column facts type int',
  `do $$
  declare
    name text;
  begin
    foreach name in array '{${FOLLOWING.join(',')}}'::text[] loop
      execute replace(pg_get_functiondef(name::regproc), 'listing_facts(', 'listing_marks(');
    end loop;
  end $$`,

  // What stands already. The sums are made anew at once, and no page is.
  'alter table listings disable trigger user',
  `update listings set shown = (shown & 7) + 8 * check_bits(business_id)
    where business_id in (select business_id from checks where state = 'standing')`,
  'alter table listings enable trigger user',
  'delete from listing_fact_counts',
  `insert into listing_fact_counts
    select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), facts, count(*)
    from (select state_key, city_key, service_key, listing_marks(reviews, stars, shown, quick) as facts from listings) listed
    group by facts, cube (state_key, city_key, service_key)`,
];

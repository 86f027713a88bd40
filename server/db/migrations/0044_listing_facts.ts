import { type Kysely, sql } from 'kysely';

/** What lists are filtered and ordered by beside place and service; docs/decisions/140-filters.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What filters read of a listing, so that no row is fetched for it. */
const FACTS = 'business_id, place, pop, reviews, stars, shown, quick, came_at';

const STATEMENTS = [
  'alter table businesses add column vetted_at timestamptz',
  'alter table business_stats add column is_quick boolean not null default false',
  `alter table listings add column cell int, add column reviews int not null default 0, add column stars smallint not null default 0,
    add column shown smallint not null default 0, add column quick boolean not null default false,
    add column came_at timestamptz not null default now()`,
  // Squares of a twentieth of a degree, numbered row by row: a circle is a range of squares in each of its rows.
  `create function map_cell(lat double precision, lng double precision) returns int immutable strict parallel safe
    return floor((lat + 90) * 20)::int * 7200 + floor((lng + 180) * 20)::int`,
  // Thousandths of a star, rounded down: no average of less than four stars counts as four.
  `create function star_thousandths(rating_sum numeric, review_count int) returns smallint immutable parallel safe
    return coalesce(floor(1000 * rating_sum / nullif(review_count, 0)), 0)::smallint`,
  // A price has a digit: 'on request' is none.
  `create function shown_facts(price text, images text[], vetted_at timestamptz) returns smallint immutable parallel safe
    return ((price ~ '[0-9]')::int + 2 * (cardinality(images) > 0)::int + 4 * (vetted_at is not null)::int)::smallint`,
  `create or replace view listing_source as
    select business_id, popularity(rating_sum, review_count, like_count) as pop,
      coalesce(state_aliases.state_key, search_key(state)) as state_key,
      coalesce(city_aliases.city_key, search_key(city)) as city_key,
      search_key(service) as service_key,
      search_text(name, service, address, city, state) as txt,
      map_point(lat, lng) as place,
      map_cell(lat, lng) as cell,
      coalesce(review_count, 0) as reviews,
      star_thousandths(rating_sum, review_count) as stars,
      shown_facts(price, images, vetted_at) as shown,
      coalesce(is_quick, false) as quick,
      created_at as came_at
    from businesses
      left join business_stats using (business_id)
      left join city_aliases on city_aliases.alias = search_key(city)
      left join state_aliases on state_aliases.alias = search_key(state)
    where status = 'approved'`,
  // What reviews and answers say is left out here: it follows the row of their sums, which may be changed at the same moment.
  `create or replace function list_changed_businesses() returns trigger language plpgsql as $$
  begin
    delete from listings using added where listings.business_id = added.business_id and added.status <> 'approved';
    insert into listings select source.* from listing_source source join added using (business_id)
    on conflict (business_id) do update
      set state_key = excluded.state_key, city_key = excluded.city_key, service_key = excluded.service_key, txt = excluded.txt,
        place = excluded.place, cell = excluded.cell, shown = excluded.shown, came_at = excluded.came_at
      where (listings.state_key, listings.city_key, listings.service_key, listings.txt, listings.place[0], listings.place[1],
          listings.shown, listings.came_at)
        is distinct from (excluded.state_key, excluded.city_key, excluded.service_key, excluded.txt, excluded.place[0], excluded.place[1],
          excluded.shown, excluded.came_at);
    return null;
  end $$`,
  // A like changes none of it, and must not cost a look at the listings.
  `create function follow_business_stats() returns trigger language plpgsql as $$
  begin
    if not exists (select from added join removed using (business_id)
        where (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick)) then
      return null;
    end if;
    update listings
      set reviews = added.review_count, stars = star_thousandths(added.rating_sum, added.review_count), quick = added.is_quick
      from added join removed using (business_id)
      where listings.business_id = added.business_id
        and (added.rating_sum, added.review_count, added.is_quick) <> (removed.rating_sum, removed.review_count, removed.is_quick);
    return null;
  end $$`,
  `create trigger follow_business_stats after update on business_stats
    referencing old table as removed new table as added for each statement execute function follow_business_stats()`,
  // Nothing of what these triggers follow changes here.
  'alter table listings disable trigger user',
  `update listings set cell = source.cell, reviews = source.reviews, stars = source.stars, shown = source.shown,
      quick = source.quick, came_at = source.came_at
    from listing_source source where source.business_id = listings.business_id`,
  'alter table listings enable trigger user',
  'create index business_stats__is_quick on business_stats (business_id) where is_quick',
  `create index listings__city_service_facts on listings (city_key, service_key) include (state_key, ${FACTS})`,
  `create index listings__service_cell on listings (service_key, cell) include (state_key, city_key, ${FACTS})`,
  `create index listings__cell on listings (cell) include (state_key, city_key, service_key, ${FACTS})`,
];

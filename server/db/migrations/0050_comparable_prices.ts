import { type Kysely, sql } from 'kysely';

/** Prices that can be compared, and listings with what compares them; docs/decisions/140-filters.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What filters read of a listing, so that no row is fetched for it. */
const FACTS = 'business_id, place, pop, reviews, stars, shown, quick, came_at, cost, unit';

/** Names that the indexes have until those without prices are gone: lists are read by these meanwhile. */
const INDEXES = [
  ['listings__city_service_facts', `(city_key, service_key) include (state_key, ${FACTS})`],
  ['listings__service_cell', `(service_key, cell) include (state_key, city_key, ${FACTS})`],
  ['listings__cell', `(cell) include (state_key, city_key, service_key, ${FACTS})`],
] as const;

const STATEMENTS = [
  `alter table businesses
    add column price_amount int constraint businesses__price_amount_check check (price_amount between 1 and 100000000),
    add column price_unit text constraint businesses__price_unit_check check (price_unit in ('sq ft', 'running ft', 'cu ft', 'bag', 'kg',
      'tonne', 'litre', 'piece', '1000 pieces', 'point', 'kW', 'hour', 'day', 'visit', 'month', 'trip', 'project')),
    add column price_from boolean not null default false,
    add constraint businesses__price_amount_price_unit_check check ((price_amount is null) = (price_unit is null))`,
  `alter table listings add column cost int, add column unit text collate "C"`,
  // An amount is a price whatever the text says.
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
      shown_facts(coalesce(price_amount::text, price), images, vetted_at) as shown,
      coalesce(is_quick, false) as quick,
      created_at as came_at,
      price_amount as cost,
      price_unit collate "C" as unit
    from businesses
      left join business_stats using (business_id)
      left join city_aliases on city_aliases.alias = search_key(city)
      left join state_aliases on state_aliases.alias = search_key(state)
    where status = 'approved'`,
  `create or replace function list_changed_businesses() returns trigger language plpgsql as $$
  begin
    delete from listings using added where listings.business_id = added.business_id and added.status <> 'approved';
    insert into listings select source.* from listing_source source join added using (business_id)
    on conflict (business_id) do update
      set state_key = excluded.state_key, city_key = excluded.city_key, service_key = excluded.service_key, txt = excluded.txt,
        place = excluded.place, cell = excluded.cell, shown = excluded.shown, came_at = excluded.came_at,
        cost = excluded.cost, unit = excluded.unit
      where (listings.state_key, listings.city_key, listings.service_key, listings.txt, listings.place[0], listings.place[1],
          listings.shown, listings.came_at, listings.cost, listings.unit)
        is distinct from (excluded.state_key, excluded.city_key, excluded.service_key, excluded.txt, excluded.place[0], excluded.place[1],
          excluded.shown, excluded.came_at, excluded.cost, excluded.unit);
    return null;
  end $$`,
  ...INDEXES.flatMap(([name, columns]) => [
    `create index ${name}_and_price on listings ${columns}`,
    `drop index ${name}`,
    `alter index ${name}_and_price rename to ${name}`,
  ]),
];

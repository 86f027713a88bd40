import { type Kysely, sql } from 'kysely';

/**
 * The listings nearest to a point, of which there are many: planned for the values that are asked for each time. A plan for any list takes each for one of
 * some rows, and sorts all six thousand of a large city's trade; planned for them, they are read in the order of the index on places, no
 * further than the page (docs/decisions/020-search.md). What is null is not asked for.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function nearest_listings(
      asked_state text, asked_city text, asked_service text, asked_services text[], without text[],
      here point, skipped int, taken int
    ) returns table (pop int, business_id uuid, distance float8) language plpgsql stable as $$
    begin
      return query execute
        'select pop, business_id, place <-> $6 as distance from listings
          where ($1 is null or state_key = $1) and ($2 is null or city_key = $2) and ($3 is null or service_key = $3)
            and ($4 is null or service_key = any ($4)) and ($5 is null or service_key <> all ($5))
          order by distance, pop desc, business_id limit $8 offset $7'
        using asked_state, asked_city, asked_service, asked_services, without, here, skipped, taken;
    end
    $$`.execute(db);
}

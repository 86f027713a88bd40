import { sql } from 'kysely';

/**
 * What services of the catalogue are called and were called, as a table: `key` (search_key of a name), and the `present` name. A name that
 * a service has counts before one that another had.
 */
export const SPELLED_NAMES = sql`(
  select distinct on (key) key, present from (
    select search_key(name) as key, name as present, 0 as place from services
    union all
    select search_key(shown), name, 1 from services, unnest(array[name_en, name_hi]) shown where shown is not null
    union all
    select search_key(former.name), services.name, 2 from former_service_names former join services using (service_id)) known
  order by key, place)`;

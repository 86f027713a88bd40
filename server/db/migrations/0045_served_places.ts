import { type Kysely, sql } from 'kysely';

/** Cities that businesses come to from elsewhere; docs/decisions/140-filters.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Lists of the place served change with what serves it. */
const noteLists = (changed: string) => `insert into topic_changes (topic, state_key, city_key, service_key)
      select distinct 'business:' || changed.business_id, changed.state_key, changed.city_key, listings.service_key
      from ${changed} changed join listings using (business_id)`;

const STATEMENTS = [
  `alter table businesses add column serves_cities text[] not null default '{}'
      constraint businesses__serves_cities_check check (cardinality(serves_cities) <= 20),
    add column serves_km smallint constraint businesses__serves_km_check check (serves_km between 1 and 200)`,

  // What the owner named, and what lies within the kilometres, by search keys.
  `create table served_cities (
    business_id uuid not null constraint served_cities__business_id_fkey references businesses on delete cascade,
    state_key text collate "C" not null,
    city_key text collate "C" not null,
    constraint served_cities__business_id_city_key_state_key primary key (business_id, city_key, state_key)
  )`,
  'create index served_cities__city_key_state_key on served_cities (city_key, state_key, business_id)',

  // A city that nobody serves needs no look at this table: processes know those that somebody does as words.
  `create function note_served_cities() returns trigger language plpgsql as $$
  begin
    insert into search_words (word)
      select distinct '=serves:' || city_key from added
      where not exists (select from search_words known where known.word = '=serves:' || added.city_key);
    ${noteLists('added')};
    return null;
  end $$`,
  `create trigger note_served_cities after insert on served_cities
    referencing new table as added for each statement execute function note_served_cities()`,
  `create function note_unserved_cities() returns trigger language plpgsql as $$
  begin
    ${noteLists('removed')};
    return null;
  end $$`,
  `create trigger note_unserved_cities after delete on served_cities
    referencing old table as removed for each statement execute function note_unserved_cities()`,
];

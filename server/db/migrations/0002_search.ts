import { type Kysely, sql } from 'kysely';

/** What search needs beside the businesses; docs/decisions/020-search.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const FUNCTIONS = [
  // The same letters from any PostgreSQL 18, whatever its default locale; server/features/search/text.ts does the same in JavaScript.
  `create function search_lower(value text) returns text immutable strict parallel safe
    return lower(value collate pg_c_utf8)`,
  `create function search_key(value text) returns text immutable strict parallel safe
    return coalesce(nullif(left(btrim(regexp_replace(search_lower(value), '[\\x01-\\x20\\x7f]+', ' ', 'g')), 200), ''), '-')`,
  `create function search_text(name text, service text, address text, city text, state text) returns text immutable strict parallel safe
    return search_lower(regexp_replace(name, '[\\n]', ' ', 'g') || E'\\n' || regexp_replace(service, '[\\n]', ' ', 'g') || E'\\n'
      || regexp_replace(address, '[\\n]', ' ', 'g') || E'\\n' || regexp_replace(city || ', ' || state, '[\\n]', ' ', 'g'))`,
  // Every character that is not white space stands in a word: a run of letters and digits, or one mark.
  `create function search_terms(txt text, state_key text, city_key text, service_key text) returns tsvector
    language sql immutable strict parallel safe cost 2000 as $$
    select array_to_tsvector(array['=state:' || state_key, '=city:' || city_key, '=service:' || service_key] || array(
      select case when length(match[1]) > 64 then '…' else match[1] end
      from regexp_matches(txt, '[0-9a-z\\u0080-\\U0010ffff]+|[\\x01-\\x08\\x0e-\\x1f\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7f]', 'g') match))
    $$`,
  // Mercator: directions are kept, so the nearest on the map is the nearest on the ground.
  `create function map_point(lat double precision, lng double precision) returns point immutable strict parallel safe
    return point(radians(lng), ln(tan(pi() / 4 + radians(greatest(-89, least(89, lat))) / 2)))`,
  // Ratings weighted by their number (ten of 3.5 are assumed), then likes.
  `create function popularity(rating_sum numeric, review_count int, like_count int) returns int immutable parallel safe
    return round(1000 * (coalesce(rating_sum, 0) + 35) / (coalesce(review_count, 0) + 10) + 400 * ln(1 + coalesce(like_count, 0)))::int`,
];

const TABLES = [
  'create table city_aliases (alias text constraint city_aliases__alias primary key, city_key text not null)',
  'create table state_aliases (alias text constraint state_aliases__alias primary key, state_key text not null)',

  // One narrow row for each approved business: searching never reads the wide rows, and a new popularity never rewrites them.
  `create table listings (
    business_id uuid constraint listings__business_id primary key
      constraint listings__business_id_fkey references businesses on delete cascade,
    pop int not null,
    state_key text collate "C" not null,
    city_key text collate "C" not null,
    service_key text collate "C" not null,
    txt text collate "C" not null,
    place point
  ) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`,

  `create view listing_source as
    select business_id, popularity(rating_sum, review_count, like_count) as pop,
      coalesce(state_aliases.state_key, search_key(state)) as state_key,
      coalesce(city_aliases.city_key, search_key(city)) as city_key,
      search_key(service) as service_key,
      search_text(name, service, address, city, state) as txt,
      map_point(lat, lng) as place
    from businesses
      left join business_stats using (business_id)
      left join city_aliases on city_aliases.alias = search_key(city)
      left join state_aliases on state_aliases.alias = search_key(state)
    where status = 'approved'`,

  // Words are never removed: processes hold a superset of the words that exist, and learn of new ones by the transaction that added them.
  `create table search_words (
    word text collate "C" not null,
    n int not null default 1,
    added_in xid8 not null default pg_current_xact_id()
  )`,
  'create index search_words__word on search_words (word)',
  'create index search_words__added_in on search_words (added_in)',

  // Totals are sums of changes ('' stands for any), so approvals never wait for each other; a job folds them.
  `create table listing_counts (
    state_key text collate "C" not null,
    city_key text collate "C" not null,
    service_key text collate "C" not null,
    n int not null
  ) with (autovacuum_vacuum_scale_factor = 0.05)`,
  'create index listing_counts__keys on listing_counts (state_key, city_key, service_key) include (n)',

  'create table popularity_changes (business_id uuid not null)',
];

const TRIGGERS = [
  `create function list_added_businesses() returns trigger language plpgsql as $$
  begin
    insert into listings select source.* from listing_source source join added using (business_id);
    return null;
  end $$`,
  `create trigger list_added_businesses after insert on businesses
    referencing new table as added for each statement execute function list_added_businesses()`,

  `create function list_changed_businesses() returns trigger language plpgsql as $$
  begin
    delete from listings using added where listings.business_id = added.business_id and added.status <> 'approved';
    insert into listings select source.* from listing_source source join added using (business_id)
    on conflict (business_id) do update
      set state_key = excluded.state_key, city_key = excluded.city_key, service_key = excluded.service_key,
        txt = excluded.txt, place = excluded.place
      where (listings.state_key, listings.city_key, listings.service_key, listings.txt, listings.place[0], listings.place[1])
        is distinct from (excluded.state_key, excluded.city_key, excluded.service_key, excluded.txt, excluded.place[0], excluded.place[1]);
    return null;
  end $$`,
  `create trigger list_changed_businesses after update on businesses
    referencing new table as added for each statement execute function list_changed_businesses()`,

  `create function note_added_listings() returns trigger language plpgsql as $$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), count(*)
      from added group by cube (state_key, city_key, service_key) having count(*) > 0;
    insert into search_words (word)
      select distinct word from added, unnest(tsvector_to_array(search_terms(txt, state_key, city_key, service_key))) word
      where not exists (select from search_words known where known.word = word.word);
    return null;
  end $$`,
  `create trigger note_added_listings after insert on listings
    referencing new table as added for each statement execute function note_added_listings()`,

  `create function note_changed_listings() returns trigger language plpgsql as $$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), sum(n)
      from (select state_key, city_key, service_key, 1 as n from added
        union all select state_key, city_key, service_key, -1 from removed) change
      group by cube (state_key, city_key, service_key) having sum(n) <> 0;
    insert into search_words (word)
      select distinct word
      from added join removed using (business_id),
        unnest(tsvector_to_array(search_terms(added.txt, added.state_key, added.city_key, added.service_key))) word
      where (added.txt, added.state_key, added.city_key, added.service_key)
          <> (removed.txt, removed.state_key, removed.city_key, removed.service_key)
        and not exists (select from search_words known where known.word = word.word);
    return null;
  end $$`,
  `create trigger note_changed_listings after update on listings
    referencing old table as removed new table as added for each statement execute function note_changed_listings()`,

  `create function note_removed_listings() returns trigger language plpgsql as $$
  begin
    insert into listing_counts
      select coalesce(state_key, ''), coalesce(city_key, ''), coalesce(service_key, ''), -count(*)
      from removed group by cube (state_key, city_key, service_key) having count(*) > 0;
    return null;
  end $$`,
  `create trigger note_removed_listings after delete on listings
    referencing old table as removed for each statement execute function note_removed_listings()`,

  `create function forget_listing_counts() returns trigger language plpgsql as $$
  begin
    delete from listing_counts;
    return null;
  end $$`,
  'create trigger forget_listing_counts after truncate on listings for each statement execute function forget_listing_counts()',

  // The catalogue's names are words too, so that a service added a moment ago is known to every process.
  `create function note_services() returns trigger language plpgsql as $$
  begin
    insert into search_words (word)
      select '=catalogue:' || search_key(name) from added
      where not exists (select from search_words known where known.word = '=catalogue:' || search_key(name));
    return null;
  end $$`,
  `create trigger note_added_services after insert on services
    referencing new table as added for each statement execute function note_services()`,
  `create trigger note_changed_services after update on services
    referencing new table as added for each statement execute function note_services()`,

  `create function note_popularity_changes() returns trigger language plpgsql as $$
  begin
    insert into popularity_changes select business_id from added join removed using (business_id)
      where (added.rating_sum, added.review_count, added.like_count) <> (removed.rating_sum, removed.review_count, removed.like_count);
    return null;
  end $$`,
  `create trigger note_popularity_changes after update on business_stats
    referencing old table as removed new table as added for each statement execute function note_popularity_changes()`,
];

const BACKFILL = [
  'insert into listings select * from listing_source',
  "insert into search_words (word) select '=catalogue:' || search_key(name) from services",
];

const INDEXES = [
  'create extension if not exists btree_gist',
  'create index listings__pop on listings (pop desc, business_id) include (txt, state_key, city_key, service_key)',
  'create index listings__terms on listings using gin (search_terms(txt, state_key, city_key, service_key)) with (fastupdate = off)',
  'create index listings__city_service_pop on listings (city_key, service_key, pop desc, business_id) include (state_key)',
  'create index listings__city_pop on listings (city_key, pop desc, business_id) include (state_key, txt)',
  'create index listings__service_pop on listings (service_key, pop desc, business_id) include (txt)',
  'create index listings__state_service_pop on listings (state_key, service_key, pop desc, business_id)',
  'create index listings__state_pop on listings (state_key, pop desc, business_id)',
  'create index listings__place on listings using gist (state_key, city_key, service_key, place)',
  'create index business_stats__like_count on business_stats (like_count desc, business_id)',
];

const STATEMENTS = [...FUNCTIONS, ...TABLES, ...TRIGGERS, ...BACKFILL, ...INDEXES];

import { type Kysely, sql } from 'kysely';

/** Who wants to be told of new businesses, of which they are told, and what is new; docs/decisions/166-shortlist-and-compare.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Set while names of services or places change: nobody comes anew by that. */
const IS_RENAMING = "coalesce(current_setting('nirmaan.is_renaming', true), '') = 'yes'";

const BEGIN_RENAMING = "perform set_config('nirmaan.is_renaming', 'yes', true)";

/** Whether somebody wants to be told of a city's businesses: one look into an index. */
const isAskedFor = (place: string) => `exists (select from saved_searches asked
      where asked.confirmed_at is not null and asked.city_key = ${place}.city_key and asked.state_key = ${place}.state_key)`;

const NOTE = `insert into new_listings (business_id, is_new_everywhere)`;
const AGAIN = `on conflict (business_id) do update
      set noted_at = now(), is_new_everywhere = new_listings.is_new_everywhere or excluded.is_new_everywhere`;

const keyOf = (column: 'city' | 'state') =>
  `coalesce((select ${column}_key from ${column}_aliases where alias = search_key(${column})), search_key(${column}))`;

const STATEMENTS = [
  `create table saved_searches (
    saved_search_id uuid constraint saved_searches__saved_search_id primary key default uuidv7(),
    email text not null,
    user_id uuid constraint saved_searches__user_id_fkey references users on delete cascade,
    business_id uuid constraint saved_searches__business_id_fkey references businesses on delete cascade,
    service text not null,
    city text not null,
    state text not null,
    service_key text collate "C" not null,
    city_key text collate "C" not null,
    state_key text collate "C" not null,
    often text not null constraint saved_searches__often_check check (often in ('at_once', 'weekly')),
    created_at timestamptz not null default now(),
    asked_at timestamptz not null default now(),
    mailed_at timestamptz,
    confirmed_at timestamptz,
    told_at timestamptz,
    due_at timestamptz
  )`,
  `create unique index saved_searches__email_search on saved_searches (lower(email), service_key, city_key, state_key)`,
  `create index saved_searches__search on saved_searches (city_key, state_key, service_key) where confirmed_at is not null`,
  'create index saved_searches__due_at on saved_searches (due_at) where due_at is not null',
  'create index saved_searches__asked_at on saved_searches (asked_at) where confirmed_at is null',
  'create index saved_searches__user_id on saved_searches (user_id) where user_id is not null',
  'create index saved_searches__business_id on saved_searches (business_id) where business_id is not null',

  // Of whom a search was told, and in which mail; kept as long as both are there, so that nobody is told of twice.
  `create table saved_search_finds (
    saved_search_id uuid not null constraint saved_search_finds__saved_search_id_fkey references saved_searches on delete cascade,
    business_id uuid not null constraint saved_search_finds__business_id_fkey references businesses on delete cascade,
    found_at timestamptz not null default now(),
    mail_id uuid,
    mailed_at timestamptz,
    constraint saved_search_finds__saved_search_id_business_id primary key (saved_search_id, business_id)
  )`,
  'create index saved_search_finds__business_id on saved_search_finds (business_id)',
  'create index saved_search_finds__waiting on saved_search_finds (saved_search_id) where mail_id is null',

  // Businesses that a list has now and had not before, written by what writes the listing: whichever way it came about, none is lost.
  `create table new_listings (
    business_id uuid constraint new_listings__business_id primary key
      constraint new_listings__business_id_fkey references businesses on delete cascade,
    is_new_everywhere boolean not null,
    noted_at timestamptz not null default now()
  )`,
  'create index new_listings__noted_at on new_listings (noted_at)',
  `create function note_new_listings() returns trigger language plpgsql as $$
  begin
    ${NOTE} select business_id, true from added
      where ${isAskedFor('added')}
        or exists (select from served_cities served where served.business_id = added.business_id and ${isAskedFor('served')})
    ${AGAIN};
    return null;
  end $$`,
  `create trigger note_new_listings after insert on listings
    referencing new table as added for each statement execute function note_new_listings()`,
  // Where only the place is another, it is new there alone: those places that it comes to it came to before. What has changed is asked by
  // `except`: of a join the planner expects to find one at once, and compares each row with each where there is none.
  `create function note_moved_listings() returns trigger language plpgsql as $$
  begin
    if ${IS_RENAMING} or not exists (select business_id, city_key, state_key, service_key from added
        except select business_id, city_key, state_key, service_key from removed) then
      return null;
    end if;
    ${NOTE} select business_id, added.service_key <> removed.service_key from added join removed using (business_id)
      where (added.city_key, added.state_key, added.service_key) <> (removed.city_key, removed.state_key, removed.service_key)
        and (${isAskedFor('added')} or added.service_key <> removed.service_key
          and exists (select from served_cities served where served.business_id = added.business_id and ${isAskedFor('served')}))
    ${AGAIN};
    return null;
  end $$`,
  `create trigger note_moved_listings after update on listings
    referencing old table as removed new table as added for each statement execute function note_moved_listings()`,

  // A service that is renamed takes along who asked for it; one that has asked for both names already keeps the new one.
  `create function rename_saved_searches() returns trigger language plpgsql as $$
  begin
    if not exists (select from added join removed using (service_id) where added.name <> removed.name) then
      return null;
    end if;
    ${BEGIN_RENAMING};
    delete from saved_searches earlier using added join removed using (service_id), saved_searches kept
      where added.name <> removed.name and earlier.service_key = search_key(removed.name) and kept.service_key = search_key(added.name)
        and earlier.saved_search_id <> kept.saved_search_id
        and (lower(earlier.email), earlier.city_key, earlier.state_key) = (lower(kept.email), kept.city_key, kept.state_key);
    update saved_searches set service = added.name, service_key = search_key(added.name)
      from added join removed using (service_id)
      where added.name <> removed.name and saved_searches.service_key = search_key(removed.name);
    return null;
  end $$`,
  `create trigger rename_saved_searches after update on services
    referencing old table as removed new table as added for each statement execute function rename_saved_searches()`,

  // Other names of places are brought in at a start, before listings follow them.
  ...(['city', 'state'] as const).flatMap((kind) => [
    `create function follow_${kind}_names() returns trigger language plpgsql as $$
    begin
      if not exists (select from changed) then
        return null;
      end if;
      ${BEGIN_RENAMING};
      update saved_searches set ${kind}_key = ${keyOf(kind)}
        where search_key(${kind}) in (select alias from changed) and ${kind}_key <> ${keyOf(kind)};
      return null;
    end $$`,
    ...Object.entries({ insert: 'new', update: 'new', delete: 'old' }).map(
      ([operation, rows]) => `create trigger follow_names_of_${operation} after ${operation} on ${kind}_aliases
        referencing ${rows} table as changed for each statement execute function follow_${kind}_names()`,
    ),
  ]),
];

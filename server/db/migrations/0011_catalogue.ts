import { type Kysely, sql } from 'kysely';

/** What renaming and deleting a service needs; docs/decisions/080-back-office.md explains it. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create index businesses__service on businesses (search_key(service))',

  // Each process learns by the words what the catalogue's names are and were; the number says which was said last.
  'create sequence service_names',
  `create or replace function note_services() returns trigger language plpgsql as $$
  begin
    insert into search_words (word)
      select '=named:' || nextval('service_names') || ':' || search_key(name) from added;
    return null;
  end $$`,
  `create function note_renamed_services() returns trigger language plpgsql as $$
  begin
    with renamed as (
      select search_key(removed.name) as before, search_key(added.name) as after from removed join added using (service_id)
    )
    insert into search_words (word)
      select '=renamed:' || nextval('service_names') || ':' || before || E'\\n' || after from renamed where before <> after
      union all select '=named:' || nextval('service_names') || ':' || after from renamed where before <> after;
    return null;
  end $$`,
  `create function note_removed_services() returns trigger language plpgsql as $$
  begin
    insert into search_words (word)
      select '=unnamed:' || nextval('service_names') || ':' || search_key(name) from removed;
    return null;
  end $$`,
  'drop trigger note_changed_services on services',
  `create trigger note_changed_services after update on services
    referencing old table as removed new table as added for each statement execute function note_renamed_services()`,
  `create trigger note_removed_services after delete on services
    referencing old table as removed for each statement execute function note_removed_services()`,
  `insert into search_words (word) select '=named:' || nextval('service_names') || ':' || search_key(name) from services`,

  // Whether a service is exact decides what a search by it shows.
  `create trigger note_listing_change after insert or update or delete or truncate on services
    for each statement execute function note_listing_change()`,
];

import { type Kysely, sql } from 'kysely';

/** What owners change of a listed business and the team looks at before it shows: docs/decisions/231-changes-that-wait.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What each field is of a business, and of what waits: they are held against each other. */
const FIELDS = [
  { field: 'name', column: 'name' },
  { field: 'nameHindi', column: 'name_hi' },
  { field: 'phoneNo', column: 'phone_no' },
  { field: 'service', column: 'service' },
];

const isPlace = "field = 'city'";
const isPhoto = "field = 'photo'";
/** It waits to come first among those that are shown; another waits with its file. */
const isOfShown = "value ->> 'picture' not like 'private/%'";

const STATEMENTS = [
  `create table waiting_changes (
    waiting_change_id uuid constraint waiting_changes__waiting_change_id primary key default uuidv7(),
    business_id uuid not null constraint waiting_changes__business_id_fkey references businesses on delete cascade,
    field text not null,
    -- By the columns of the business; of a photo its key, and which one goes with it.
    value jsonb not null,
    state text not null default 'waiting',
    reason text not null default '',
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    admin_id uuid constraint waiting_changes__admin_id_fkey references admins on delete set null,
    version integer not null default 1,
    constraint waiting_changes__field_check check (field in ('name', 'nameHindi', 'phoneNo', 'service', 'city', 'photo')),
    constraint waiting_changes__state_check check (state in ('waiting', 'accepted', 'refused')),
    constraint waiting_changes__decided_check check ((state = 'waiting') = (decided_at is null))
  )`,
  "create unique index waiting_changes__business_id_field_waiting on waiting_changes (business_id, field) where state = 'waiting'",
  'create index waiting_changes__business_id on waiting_changes (business_id)',
  "create index waiting_changes__waiting on waiting_changes (created_at) where state = 'waiting'",
  'create index waiting_changes__admin_id on waiting_changes (admin_id) where admin_id is not null',
  'create trigger count_version before update on waiting_changes for each row execute function count_version()',

  // Whoever changes what is shown: what is so by now waits no more, and of the rest another version is held against another value.
  `create function hold_waiting_changes_against_shown() returns trigger language plpgsql as $$
  begin
    delete from waiting_changes where business_id = new.business_id and state = 'waiting' and (
      ${FIELDS.map(({ field, column }) => `(field = '${field}' and value ->> '${column}' is not distinct from new.${column})`).join(' or ')}
      or (${isPlace} and value ->> 'city' = new.city and value ->> 'state' = new.state)
      or (${isPhoto} and ${isOfShown} and (value ->> 'picture' = new.images[1] or value ->> 'picture' <> all (new.images))));
    update waiting_changes set value = value where business_id = new.business_id and state = 'waiting' and (
      ${FIELDS.map(({ field, column }) => `(field = '${field}' and new.${column} is distinct from old.${column})`).join(' or ')}
      or (${isPlace} and (new.city, new.state) is distinct from (old.city, old.state))
      or (${isPhoto} and new.images[1] is distinct from old.images[1]));
    return null;
  end $$`,
  `create trigger hold_waiting_changes_against_shown
    after update of name, name_hi, phone_no, service, city, state, images on businesses for each row
    when ((new.name, new.name_hi, new.phone_no, new.service, new.city, new.state, new.images)
      is distinct from (old.name, old.name_hi, old.phone_no, old.service, old.city, old.state, old.images))
    execute function hold_waiting_changes_against_shown()`,
];

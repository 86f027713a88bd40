import { type Kysely, sql } from 'kysely';

/** What people say is wrong with an entry, field by field: docs/decisions/233-suggested-corrections.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** What each field is of a business: what is suggested is kept by these columns. */
const FIELDS: Record<string, string[]> = {
  name: ['name'],
  nameHindi: ['name_hi'],
  phoneNo: ['phone_no'],
  service: ['service'],
  place: ['address', 'city', 'state'],
  openingHours: ['opening_hours'],
  workingSince: ['working_since'],
  languages: ['languages'],
};
const columns = Object.values(FIELDS).flat();
const any = (condition: (field: string, columns: string[]) => string) =>
  Object.entries(FIELDS)
    .map(([field, of]) => condition(field, of))
    .join(' or ');
const row = (name: string, of: string[]) => `(${of.map((column) => `${name}.${column}`).join(', ')})`;

const OPEN = "state in ('owner', 'team')";

const STATEMENTS = [
  `create table corrections (
    correction_id uuid constraint corrections__correction_id primary key default uuidv7(),
    business_id uuid not null constraint corrections__business_id_fkey references businesses on delete cascade,
    field text not null,
    -- By the columns of the business: what it is to be, and what was shown then. Nothing of a business that is closed.
    value jsonb not null,
    shown jsonb not null,
    source text not null,
    -- Who suggests it: a user, another business, or whoever reads an address.
    user_id uuid constraint corrections__user_id_fkey references users on delete cascade,
    by_business_id uuid constraint corrections__by_business_id_fkey references businesses on delete cascade,
    email text,
    language text not null default 'en',
    state text not null,
    ended_as text,
    -- Until when the owner is asked alone.
    owner_until timestamptz,
    -- Accepted, but of what the team looks at first: it decides.
    owner_accepted_at timestamptz,
    owner_refused_at timestamptz,
    owner_reason text not null default '',
    to_team_at timestamptz,
    decided_by text,
    admin_id uuid constraint corrections__admin_id_fkey references admins on delete set null,
    reason text not null default '',
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    told_at timestamptz,
    version integer not null default 1,
    constraint corrections__field_check check (field in (${[...Object.keys(FIELDS), 'closed'].map((field) => `'${field}'`).join(', ')})),
    constraint corrections__state_check check (state in ('unproven', 'owner', 'team', 'accepted', 'refused', 'ended')),
    constraint corrections__ended_as_check check (ended_as in ('same', 'changed', 'unlisted')),
    constraint corrections__ended_check check ((state = 'ended') = (ended_as is not null)),
    constraint corrections__decided_by_check check (decided_by in ('owner', 'team')),
    constraint corrections__decided_check check ((state in ('accepted', 'refused', 'ended')) = (decided_at is not null)),
    constraint corrections__owner_check check (state <> 'owner' or owner_until is not null),
    constraint corrections__team_check check (state <> 'team' or to_team_at is not null),
    constraint corrections__suggester_check check (num_nonnulls(user_id, by_business_id, email) > 0)
  )`,
  `create unique index corrections__business_id_field_value_open on corrections (business_id, field, value) where ${OPEN}`,
  'create index corrections__business_id on corrections (business_id)',
  'create index corrections__user_id on corrections (user_id) where user_id is not null',
  'create index corrections__by_business_id on corrections (by_business_id) where by_business_id is not null',
  'create index corrections__email on corrections (lower(email)) where email is not null',
  'create index corrections__admin_id on corrections (admin_id) where admin_id is not null',
  "create index corrections__owner_until on corrections (owner_until) where state = 'owner'",
  "create index corrections__to_team_at on corrections (to_team_at) where state = 'team'",
  "create index corrections__untold on corrections (decided_at) where told_at is null and state in ('accepted', 'refused', 'ended')",
  "create index corrections__unproven on corrections (created_at) where state = 'unproven'",
  'create trigger count_version before update on corrections for each row execute function count_version()',

  // Whoever changes the entry: nobody decides on what is so by now, or was said of something else.
  `create function end_corrections_of_changed() returns trigger language plpgsql as $$
  begin
    update corrections set state = 'ended', decided_at = now(), ended_as = case
      when new.status <> 'approved' then 'unlisted'
      when ${any((field, of) => `(field = '${field}' and ${of.map((column) => `value -> '${column}' = to_jsonb(new.${column})`).join(' and ')})`)} then 'same'
      else 'changed' end
    where business_id = new.business_id and ${OPEN} and (new.status <> 'approved' or
      ${any((field, of) => `(field = '${field}' and ${row('new', of)} is distinct from ${row('old', of)})`)});
    return null;
  end $$`,
  `create trigger end_corrections_of_changed after update of status, ${columns.join(', ')} on businesses for each row
    when ((new.status <> 'approved' and old.status = 'approved') or ${row('new', columns)} is distinct from ${row('old', columns)})
    execute function end_corrections_of_changed()`,
];

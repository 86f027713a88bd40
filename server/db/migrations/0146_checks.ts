import { type Kysely, sql } from 'kysely';

/** What was checked of a business, by whom and until when: docs/decisions/230-checks.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Beside these a change of the listing ends no check. */
const DEPENDING = {
  name: ['gstin', 'udyam', 'licence', 'rera', 'insurance', 'address', 'team'],
  state: ['gstin', 'udyam', 'licence', 'rera', 'address', 'team'],
  city: ['address', 'team'],
  address: ['address', 'team'],
  service: ['team'],
};
const columns = Object.keys(DEPENDING);

/** The same in other letters is no change. */
const isOther = (column: string) => `search_key(new.${column}) is distinct from search_key(old.${column})`;

const PROVEN = [
  { kind: 'phone', column: 'phone_no', proven: 'phone_proven_at' },
  { kind: 'email', column: 'email', proven: 'email_proven_at' },
];

const dayOf = (moment: string) => `(${moment} at time zone 'Asia/Kolkata')::date`;

const STATEMENTS = [
  `create table checks (
    check_id uuid constraint checks__check_id primary key default uuidv7(),
    business_id uuid not null constraint checks__business_id_fkey references businesses on delete cascade,
    kind text not null,
    number text not null default '',
    way text,
    state text not null,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    admin_id uuid constraint checks__admin_id_fkey references admins on delete set null,
    -- The day of India on which it was looked at.
    checked_on date,
    ends_at timestamptz,
    ended_as text,
    -- So many days before its end its owner was last reminded.
    reminded_days smallint,
    reason text not null default '',
    note text not null default '',
    constraint checks__kind_check check
      (kind in ('gstin', 'udyam', 'licence', 'rera', 'insurance', 'address', 'phone', 'email', 'team')),
    constraint checks__way_check check (way in ('visit', 'letter')),
    constraint checks__state_check check (state in ('waiting', 'standing', 'refused', 'ended')),
    constraint checks__ended_as_check check (ended_as in ('over', 'changed', 'renewed', 'team')),
    constraint checks__ended_as_state_check check ((ended_as is not null) = (state = 'ended')),
    constraint checks__standing_check check (state <> 'standing' or (checked_on is not null and ends_at is not null and decided_at is not null))
  )`,
  "create unique index checks__business_id_kind_waiting on checks (business_id, kind) where state = 'waiting'",
  "create unique index checks__business_id_kind_standing on checks (business_id, kind) where state = 'standing'",
  'create index checks__business_id on checks (business_id)',
  "create index checks__waiting on checks (created_at) where state = 'waiting'",
  "create index checks__ends_at on checks (ends_at) where state = 'standing'",
  'create index checks__admin_id on checks (admin_id) where admin_id is not null',

  `create function check_ends_at(checked_at timestamptz) returns timestamptz immutable strict parallel safe
    return (checked_at at time zone 'Asia/Kolkata' + interval '12 months') at time zone 'Asia/Kolkata'`,

  // The short mark on cards is of what the team has checked: a code or a link proves who owns a number or an address, and no more.
  `create function mark_checked_business() returns trigger language plpgsql as $$
  declare
    business uuid := coalesce(new.business_id, old.business_id);
    vetted timestamptz := (select max(decided_at) from checks
      where business_id = business and state = 'standing' and kind not in ('phone', 'email'));
  begin
    update businesses set vetted_at = vetted where business_id = business and vetted_at is distinct from vetted;
    insert into topic_changes (topic) values ('business:' || business);
    return null;
  end $$`,
  `create trigger mark_checked_business after insert or delete on checks for each row execute function mark_checked_business()`,
  `create trigger mark_checked_business_again after update on checks for each row
    when ((old.state, old.checked_on, old.ends_at) is distinct from (new.state, new.checked_on, new.ends_at))
    execute function mark_checked_business()`,

  // Whoever writes it: the owner, the team, a file, a program.
  `create function end_checks_of_changed() returns trigger language plpgsql as $$
  begin
    update checks set state = 'ended', ended_as = 'changed' where business_id = new.business_id and state = 'standing' and (
      ${Object.entries(DEPENDING)
        .map(([column, kinds]) => `(${isOther(column)} and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`)
        .join(' or ')}
      or (new.phone_no is distinct from old.phone_no and kind = 'team'));
    return null;
  end $$`,
  `create trigger end_checks_of_changed after update of ${columns.join(', ')}, phone_no on businesses for each row
    when (new.phone_no is distinct from old.phone_no or ${columns.map(isOther).join(' or ')})
    execute function end_checks_of_changed()`,

  ...PROVEN.flatMap(({ kind, column, proven }) => [
    `create function follow_proven_${kind}() returns trigger language plpgsql as $$
    begin
      if new.${proven} is null or new.${column} is null then
        update checks set state = 'ended', ended_as = 'changed' where business_id = new.business_id and kind = '${kind}' and state = 'standing';
      else
        insert into checks (business_id, kind, state, created_at, decided_at, checked_on, ends_at)
          values (new.business_id, '${kind}', 'standing', new.${proven}, new.${proven}, ${dayOf(`new.${proven}`)}, check_ends_at(new.${proven}))
        on conflict (business_id, kind) where state = 'standing' do update
          set decided_at = excluded.decided_at, checked_on = excluded.checked_on, ends_at = excluded.ends_at, reminded_days = null;
      end if;
      return null;
    end $$`,
    `create trigger follow_proven_${kind} after update of ${column}, ${proven} on businesses for each row
      when ((new.${column}, new.${proven}) is distinct from (old.${column}, old.${proven})) execute function follow_proven_${kind}()`,
    `create trigger follow_proven_${kind}_of_new after insert on businesses for each row
      when (new.${column} is not null and new.${proven} is not null) execute function follow_proven_${kind}()`,
  ]),

  // What stands already. Nothing that the trigger follows changes here.
  'alter table checks disable trigger user',
  ...PROVEN.map(
    ({ kind, column, proven }) => `insert into checks (business_id, kind, state, created_at, decided_at, checked_on, ends_at)
      select business_id, '${kind}', 'standing', ${proven}, ${proven}, ${dayOf(proven)}, check_ends_at(${proven})
      from businesses where ${proven} is not null and ${column} is not null`,
  ),
  `insert into checks (business_id, kind, state, created_at, decided_at, checked_on, ends_at)
    select business_id, 'team', 'standing', vetted_at, vetted_at, ${dayOf('vetted_at')}, check_ends_at(vetted_at)
    from businesses where vetted_at is not null`,
  'alter table checks enable trigger user',
];

import { type Kysely, sql } from 'kysely';

/** Names that services had before they were renamed: addresses and files of imports still have them. docs/decisions/080-back-office.md. */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table former_service_names (
    name text not null,
    service_id uuid not null constraint former_service_names__service_id_fkey references services on delete cascade,
    renamed_at timestamptz not null default now()
  )`,
  // The last service that had the name has it still.
  'create unique index former_service_names__name on former_service_names (lower(name))',
  'create index former_service_names__service_id on former_service_names (service_id)',
  // What the audit knows of renamings before.
  `insert into former_service_names (name, service_id, renamed_at)
    select distinct on (lower(entry.changes -> 'name' ->> 'before'))
      entry.changes -> 'name' ->> 'before', services.service_id, entry.created_at
    from audit_entries entry join services on services.service_id::text = entry.subject_id::text
    where entry.subject_kind = 'service' and entry.action = 'update' and entry.changes -> 'name' ->> 'before' is not null
    order by lower(entry.changes -> 'name' ->> 'before'), entry.created_at desc`,
];

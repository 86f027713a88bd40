import { type Kysely, sql } from 'kysely';

/**
 * What the site knows of its own health: docs/decisions/192-health.md. What happened is counted in stretches of five minutes, with nobody
 * in it; what takes long to look at is found by a job and kept; backups say how large they are.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table health_counts (
    since timestamptz not null,
    happened text not null,
    cause text not null,
    n int not null,
    constraint health_counts__since_happened_cause primary key (since, happened, cause)
  )`,
  `create table health_findings (
    name text constraint health_findings__name primary key,
    found jsonb not null,
    found_at timestamptz not null default now()
  )`,
  'alter table backup_folders add column bytes bigint',
];

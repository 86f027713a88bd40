import { type Kysely, sql } from 'kysely';

/**
 * What a request for quotes asks for stands in its enquiries as fields, which each reader is told in their own language, and no longer as
 * lines of the message in the language of whoever asked.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table enquiries
    add column service text not null default '',
    add column place text not null default '',
    add column timing text not null default '',
    add column budget text not null default '',
    add column photos smallint not null default 0`,
  // What the version before still sends meanwhile says it in its message alone, as all did.
  `update enquiries set
      message = requirements.work,
      service = requirements.service,
      place = requirements.address,
      timing = requirements.timing,
      budget = coalesce(requirements.budget, ''),
      photos = (select count(*) from private_pictures where private_pictures.requirement_id = requirements.requirement_id)
    from requirements
    where requirements.requirement_id = enquiries.requirement_id and starts_with(message, requirements.work || E'\\n\\n')`,
];
